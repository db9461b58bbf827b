import { config } from '../clients.ts'
import { CreateOpenToken, ListOpenTokens, RevokeOpenTokens, UpdateOpenToken } from '../schemas/open-token.ts'
import { listWithEdges, withEdges } from './reply-shapes.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'

export const openTokenRoutes = {
  'GET /admin/v1/open_token/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListOpenTokens,
    call: config.ListOpenTokens,
    reply: listWithEdges,
  }),
  'POST /admin/v1/site_config/create_open_token': route({
    auth: 'admin',
    limit: 'admin',
    input: CreateOpenToken,
    call: config.CreateOpenToken,
    msg: '添加成功',
  }),
  'POST /admin/v1/open_token/update': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateOpenToken,
    call: config.UpdateOpenToken,
    reply: withEdges,
    msg: '更新成功',
  }),
  'POST /admin/v1/open_token/revoke': route({
    auth: 'admin',
    limit: 'admin',
    input: RevokeOpenTokens,
    call: config.RevokeOpenTokens,
    msg: '删除成功',
  }),
} satisfies RouteTable
