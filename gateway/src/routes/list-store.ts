import { config } from '../clients.ts'
import {
  CreateStored,
  DeleteStored,
  GetStored,
  ListAllStored,
  ListStored,
  OrderStored,
  UpdateStored,
} from '../schemas/list-store.ts'
import { tags } from '../cache/tags.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { asNull, listWithEdges, withEdges } from './reply-shapes.ts'

export const listStoreRoutes = {
  'GET /v1/list_store/list': route({
    auth: 'public',
    limit: 'browse',
    input: ListStored,
    call: config.ListStoredItems,
    reply: listWithEdges,
    cache: { seconds: 60 },
    tags: () => [tags.lists],
  }),
  'GET /v1/list_store/by_types': route({
    auth: 'public',
    limit: 'browse',
    input: GetStored,
    call: config.GetStoredLists,
    reply: ({ lists }) =>
      Object.fromEntries(Object.entries(lists).map(([type, { list }]) => [type, list.map((item) => withEdges(item))])),
    cache: { seconds: 60 },
    tags: () => [tags.lists],
  }),
  'GET /admin/v1/list_store/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListAllStored,
    call: config.ListStoredItems,
    reply: listWithEdges,
  }),
  'POST /admin/v1/list_store/create': route({
    auth: 'admin',
    limit: 'admin',
    input: CreateStored,
    call: config.CreateStoredItem,
    reply: withEdges,
    msg: '添加成功',
  }),
  'POST /admin/v1/list_store/update': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateStored,
    call: config.UpdateStoredItem,
    reply: withEdges,
    msg: '更新成功',
  }),
  'POST /admin/v1/list_store/delete': route({
    auth: 'admin',
    limit: 'admin',
    input: DeleteStored,
    call: config.DeleteStoredItems,
  }),
  'POST /admin/v1/list_store/update_order': route({
    auth: 'admin',
    limit: 'admin',
    input: OrderStored,
    call: config.OrderStoredItems,
    reply: asNull,
    msg: '更新成功',
  }),
} satisfies RouteTable
