import { order } from '../clients.ts'
import { NoInput } from '../schemas/fields.ts'
import {
  CreateOrder,
  FindOrder,
  FindPrice,
  GetOrder,
  ListDifferences,
  ListOrders,
  ListOwnOrders,
  SubmitReference,
  UpdateOrder,
} from '../schemas/order.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { listWithEdges, withEdges } from './reply-shapes.ts'

export const orderRoutes = {
  'GET /auth/v1/order/price': route({ auth: 'user', limit: 'browse', input: FindPrice, call: order.FindPrice }),
  'POST /auth/v1/order/create': route({
    auth: 'user',
    limit: 'money',
    input: CreateOrder,
    call: order.CreateOrder,
    msg: '下单成功',
  }),
  'GET /auth/v1/order/payment': route({ auth: 'user', limit: 'money', input: FindOrder, call: order.GetPayment }),
  'GET /auth/v1/order/check': route({ auth: 'user', limit: 'browse', input: FindOrder, call: order.CheckOrder }),
  'POST /auth/v1/order/cancel': route({
    auth: 'user',
    limit: 'money',
    input: FindOrder,
    call: order.CancelOrder,
    msg: '已取消',
  }),
  'POST /auth/v1/order/reference': route({
    auth: 'user',
    limit: 'money',
    input: SubmitReference,
    call: order.SubmitReference,
    msg: '提交成功',
  }),
  'GET /auth/v1/order/mine': route({
    auth: 'user',
    limit: 'browse',
    input: ListOwnOrders,
    call: order.ListOwnOrders,
    reply: listWithEdges,
  }),
  'GET /admin/v1/order/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListOrders,
    call: order.ListOrders,
    reply: ({ totals, ...reply }) => ({ ...listWithEdges(reply), totals }),
  }),
  'GET /admin/v1/order/info': route({ auth: 'admin', limit: 'admin', input: GetOrder, call: order.GetOrder }),
  'POST /admin/v1/order/update': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateOrder,
    call: order.UpdateOrder,
    reply: withEdges,
    msg: '更新成功',
  }),
  'GET /admin/v1/order/differences': route({
    auth: 'admin',
    limit: 'admin',
    input: ListDifferences,
    call: order.ListDifferences,
    reply: listWithEdges,
  }),
  'POST /admin/v1/site_config/build_alipay': route({
    auth: 'admin',
    limit: 'admin',
    input: NoInput,
    call: order.BuildAlipay,
  }),
} satisfies RouteTable
