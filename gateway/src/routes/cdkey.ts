import { user } from '../clients.ts'
import { CreateCdkeys, DeleteCdkeys, ListCdkeys, UpdateCdkeys, UseCdkey } from '../schemas/cdkey.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { listWithEdges } from './reply-shapes.ts'

export const cdkeyRoutes = {
  'POST /auth/v1/cdkey/use': route({
    auth: 'user',
    limit: 'money',
    input: UseCdkey,
    call: user.UseCdkey,
    msg: '激活成功',
  }),
  'GET /admin/v1/cdkey/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListCdkeys,
    call: user.ListCdkeys,
    reply: listWithEdges,
  }),
  'POST /admin/v1/cdkey/create': route({
    auth: 'admin',
    limit: 'admin',
    input: CreateCdkeys,
    call: user.CreateCdkeys,
    msg: '添加成功',
  }),
  'POST /admin/v1/cdkey/update': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateCdkeys,
    call: user.UpdateCdkeys,
    msg: '更新成功',
  }),
  'POST /admin/v1/cdkey/delete': route({ auth: 'admin', limit: 'admin', input: DeleteCdkeys, call: user.DeleteCdkeys }),
} satisfies RouteTable
