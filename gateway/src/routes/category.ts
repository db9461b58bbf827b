import { disk } from '../clients.ts'
import {
  CreateCategory,
  DeleteCategory,
  ListAllCategories,
  ListCategories,
  ListLatestByCategory,
  UpdateCategory,
} from '../schemas/category.ts'
import { GetCategory } from '../schemas/disk.ts'
import { tags } from '../cache/tags.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { categoryWithPath, docIdsOf, listedDisk, listWithEdges, withEdges } from './reply-shapes.ts'

export const categoryRoutes = {
  'GET /v1/category/list_all': route({
    auth: 'public',
    limit: 'browse',
    input: ListAllCategories,
    call: disk.ListAllCategories,
    reply: ({ list }) => list.map((category) => withEdges(category)),
    cache: { seconds: 60 },
    tags: () => [tags.categories],
  }),
  'GET /v1/category/list': route({
    auth: 'public',
    limit: 'browse',
    input: ListCategories,
    call: disk.ListCategories,
    reply: listWithEdges,
    cache: { seconds: 60 },
    tags: () => [tags.categories],
  }),
  'GET /v1/category/tree': route({
    auth: 'public',
    limit: 'browse',
    input: ListCategories,
    call: disk.ListCategoryTree,
    reply: listWithEdges,
    cache: { seconds: 60 },
    tags: () => [tags.categories],
  }),
  'GET /v1/category/latest': route({
    auth: 'public',
    limit: 'browse',
    input: ListLatestByCategory,
    call: disk.ListLatestByCategory,
    reply: ({ list }) => list.map(({ cate_id, disks }) => ({ cate_id, list: disks.map(listedDisk) })),
    cache: { seconds: 10 },
    tags: () => [tags.docs, tags.categories],
    docs: ({ list }) => docIdsOf(list.flatMap(({ disks }) => disks)),
  }),
  // Not cached: the editor must see the stored state.
  'GET /admin/v1/category/get': route({
    auth: 'admin',
    limit: 'admin',
    input: GetCategory,
    call: disk.GetCategory,
    reply: categoryWithPath,
  }),
  'POST /admin/v1/category/create': route({
    auth: 'admin',
    limit: 'admin',
    input: CreateCategory,
    call: disk.CreateCategory,
    reply: withEdges,
    msg: '添加成功',
  }),
  'POST /admin/v1/category/update': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateCategory,
    call: disk.UpdateCategory,
    reply: withEdges,
    msg: '更新成功',
  }),
  'POST /admin/v1/category/delete': route({
    auth: 'admin',
    limit: 'admin',
    input: DeleteCategory,
    call: disk.DeleteCategory,
    reply: () => null,
  }),
} satisfies RouteTable
