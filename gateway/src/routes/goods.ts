import { order } from '../clients.ts'
import { tags } from '../cache/tags.ts'
import { NoInput } from '../schemas/fields.ts'
import {
  CreateCoupon,
  CreateGoods,
  DeleteCoupons,
  DeleteGoods,
  ListCoupons,
  ListGoods,
  OrderGoods,
  UpdateCoupon,
  UpdateGoods,
} from '../schemas/goods.ts'
import { route } from './route.ts'
import type { RouteTable } from './route.ts'
import { asNull, listWithEdges, withEdges } from './reply-shapes.ts'

export const goodsRoutes = {
  'GET /v1/goods/list': route({
    auth: 'public',
    limit: 'browse',
    input: NoInput,
    call: order.ListShopGoods,
    reply: ({ list }) => list,
    cache: { seconds: 10 },
    tags: () => [tags.goods],
  }),
  'GET /admin/v1/goods/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListGoods,
    call: order.ListGoods,
    reply: listWithEdges,
  }),
  'POST /admin/v1/goods/create': route({
    auth: 'admin',
    limit: 'admin',
    input: CreateGoods,
    call: order.CreateGoods,
    reply: withEdges,
    msg: '添加成功',
  }),
  'POST /admin/v1/goods/update': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateGoods,
    call: order.UpdateGoods,
    reply: withEdges,
    msg: '更新成功',
  }),
  'POST /admin/v1/goods/delete': route({ auth: 'admin', limit: 'admin', input: DeleteGoods, call: order.DeleteGoods }),
  'POST /admin/v1/goods/update_order': route({
    auth: 'admin',
    limit: 'admin',
    input: OrderGoods,
    call: order.OrderGoods,
    reply: asNull,
    msg: '更新成功',
  }),
  'GET /admin/v1/coupon/list': route({
    auth: 'admin',
    limit: 'admin',
    input: ListCoupons,
    call: order.ListCoupons,
    reply: listWithEdges,
  }),
  'POST /admin/v1/coupon/create': route({
    auth: 'admin',
    limit: 'admin',
    input: CreateCoupon,
    call: order.CreateCoupon,
    reply: withEdges,
    msg: '添加成功',
  }),
  'POST /admin/v1/coupon/update': route({
    auth: 'admin',
    limit: 'admin',
    input: UpdateCoupon,
    call: order.UpdateCoupon,
    reply: withEdges,
    msg: '更新成功',
  }),
  'POST /admin/v1/coupon/delete': route({
    auth: 'admin',
    limit: 'admin',
    input: DeleteCoupons,
    call: order.DeleteCoupons,
  }),
} satisfies RouteTable
