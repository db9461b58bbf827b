import { user } from '../clients.ts'
import { GetInfo, Login } from '../schemas/user.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { withEdges } from './rows.ts'

export const userRoutes = {
  'POST /v1/user/login': route({
    auth: 'public',
    limit: 'login',
    input: Login,
    call: user.Login,
    msg: '登录成功',
  }),
  'GET /auth/v1/user/info': route({
    auth: 'user',
    limit: 'browse',
    input: GetInfo,
    call: user.GetInfo,
    reply: withEdges,
  }),
} satisfies RouteTable
