import { user } from '../clients.ts'
import {
  GetInfo,
  ListUsers,
  Login,
  Logout,
  Register,
  ResetPassword,
  SendCode,
  UpdateInfo,
  UpdateUser,
} from '../schemas/user.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { asNull, listWithEdges, withEdges } from './reply-shapes.ts'

export const userRoutes = {
  'POST /v1/user/login': route({
    auth: 'public',
    limit: 'login',
    input: Login,
    call: user.Login,
    msg: '登录成功',
  }),
  'POST /v1/user/register': route({
    auth: 'public',
    limit: 'login',
    input: Register,
    call: user.Register,
    msg: '注册成功',
  }),
  'POST /v1/user/send_reg_email': route({
    auth: 'public',
    limit: 'mail',
    input: SendCode,
    call: user.SendRegisterCode,
    reply: asNull,
    msg: '发送成功',
  }),
  'POST /v1/user/send_find_pass': route({
    auth: 'public',
    limit: 'mail',
    input: SendCode,
    call: user.SendResetCode,
    reply: asNull,
    msg: '发送成功',
  }),
  'POST /v1/user/reset_pass': route({
    auth: 'public',
    limit: 'login',
    input: ResetPassword,
    call: user.ResetPassword,
    reply: asNull,
    msg: '重置成功',
  }),
  'POST /auth/v1/user/logout': route({
    auth: 'user',
    limit: 'browse',
    input: Logout,
    call: user.Logout,
    reply: asNull,
  }),
  'GET /auth/v1/user/info': route({
    auth: 'user',
    limit: 'browse',
    input: GetInfo,
    call: user.GetInfo,
    reply: withEdges,
  }),
  'POST /auth/v1/user/update_info': route({
    auth: 'user',
    limit: 'login',
    input: UpdateInfo,
    call: user.UpdateInfo,
    reply: asNull,
    msg: '更新成功，请重新登录',
  }),
  'POST /auth/v1/user/send_change_email': route({
    auth: 'user',
    limit: 'mail',
    input: SendCode,
    call: user.SendChangeEmailCode,
    reply: asNull,
    msg: '发送成功',
  }),
  'GET /admin/v1/user/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListUsers,
    call: user.ListUsers,
    reply: listWithEdges,
  }),
  'POST /admin/v1/user/update_user': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateUser,
    call: user.UpdateUser,
    reply: withEdges,
    msg: '更新成功',
  }),
} satisfies RouteTable
