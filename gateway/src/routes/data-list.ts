import { config } from '../clients.ts'
import { ChangeValues, ListValues } from '../schemas/data-list.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { listWithEdges } from './reply-shapes.ts'

const maxBodyBytes = 1_000_000

export const dataListRoutes = {
  'GET /admin/v1/arr_cache/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListValues,
    call: config.ListDataValues,
    reply: listWithEdges,
  }),
  'POST /admin/v1/arr_cache/add': route({
    auth: 'admin',
    limit: 'admin',
    input: ChangeValues,
    call: config.AddDataValues,
    msg: '添加成功',
    maxBodyBytes,
  }),
  'POST /admin/v1/arr_cache/remove': route({
    auth: 'admin',
    limit: 'admin',
    input: ChangeValues,
    call: config.RemoveDataValues,
    maxBodyBytes,
  }),
} satisfies RouteTable
