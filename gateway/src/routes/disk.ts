import { disk } from '../clients.ts'
import {
  BuyDisk,
  GetCategory,
  GetDoc,
  ListBought,
  ListCategoryDisks,
  ListDisks,
  ListHotDisks,
  ReportDisk,
  UpdateHotDisk,
  UpdateMeta,
} from '../schemas/disk.ts'
import { docVerdict, getDocWithRelated } from './doc.ts'
import { docTag, tags } from '../cache/tags.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { asNull, listedDisk, listWithEdges, withEdges } from './rows.ts'

export const diskRoutes = {
  'GET /v1/disk/doc/{doc_id}': route({
    auth: 'optional',
    limit: 'detail',
    input: GetDoc,
    call: getDocWithRelated,
    reply: withEdges,
    verdict: docVerdict,
    cache: { seconds: 30 },
    tags: ({ doc_id }) => [tags.docs, docTag(doc_id)],
    viewed: (_, { doc_id }) => doc_id,
  }),
  'GET /v1/disk/latest': route({
    auth: 'public',
    limit: 'browse',
    input: ListDisks,
    call: disk.ListLatest,
    reply: ({ items }) => items.map(listedDisk),
    cache: { seconds: 1 },
  }),
  'GET /v1/disk/hot': route({
    auth: 'public',
    limit: 'browse',
    input: ListDisks,
    call: disk.ListHot,
    reply: ({ items }) => items.map(listedDisk),
    cache: { seconds: 5 },
    tags: () => [tags.hot],
  }),
  'GET /v1/disk/cate': route({
    auth: 'public',
    limit: 'browse',
    input: ListCategoryDisks,
    call: disk.ListCategoryDisks,
    reply: ({ list, total }) => ({ list: list.map(listedDisk), total }),
    cache: { seconds: 2 },
    tags: () => [tags.categories],
  }),
  'GET /v1/disk/cate_name': route({
    auth: 'public',
    limit: 'browse',
    input: GetCategory,
    call: disk.GetCategory,
    reply: ({ category, path }) => ({ ...withEdges(category ?? ({} as NonNullable<typeof category>)), path }),
    cache: { seconds: 60 },
    tags: () => [tags.categories],
  }),
  'POST /v1/disk/report': route({
    auth: 'optional',
    limit: 'browse',
    input: ReportDisk,
    call: disk.ReportDisk,
    reply: asNull,
    msg: '感谢反馈，管理员会尽快处理',
  }),
  'POST /auth/v1/disk/buy': route({
    auth: 'user',
    limit: 'money',
    input: BuyDisk,
    call: disk.BuyDisk,
    reply: ({ disk: bought, coin }) => ({ ...withEdges(bought ?? ({} as NonNullable<typeof bought>)), coin }),
    msg: '购买成功',
  }),
  'GET /auth/v1/disk/bought': route({
    auth: 'user',
    limit: 'browse',
    input: ListBought,
    call: disk.ListBought,
  }),
  'POST /admin/v1/disk/update_meta': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateMeta,
    call: disk.UpdateMeta,
    reply: withEdges,
    msg: '更新成功',
  }),
  'GET /admin/v1/disk/hot': route({
    auth: 'admin',
    limit: 'admin',
    input: ListHotDisks,
    call: disk.ListHotDisks,
    reply: listWithEdges,
  }),
  'POST /admin/v1/disk/update_hot': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateHotDisk,
    call: disk.UpdateHotDisk,
    reply: withEdges,
    msg: '更新成功',
  }),
} satisfies RouteTable
