import type { RowOf } from '../kit/list/list-spec.ts'

type Goods = RowOf<'GET /admin/v1/goods/list'>
type Order = RowOf<'GET /admin/v1/order/list'>
type Coupon = RowOf<'GET /admin/v1/coupon/list'>

const time = '2026-11-20T12:00:00+08:00'

export const sampleGoods = (id: number, changes: Partial<Goods> = {}): Goods => ({
  id,
  name: `商品 ${id}`,
  price: 1_990,
  coin: 0,
  vip_days: 30,
  description: '不限次数',
  remark: '',
  weight: id,
  on_shelf: true,
  sold: 2,
  create_time: time,
  update_time: time,
  edges: {},
  ...changes,
})

export const sampleOrder = (id: number, changes: Partial<Order> = {}): Order => ({
  id,
  order_no: `2026112112000000000${id}`,
  user_id: 40 + id,
  username: `reader-${id}`,
  goods_id: 1,
  goods_name: '月度会员',
  price: 2_490,
  amount: 1_990,
  coupon: '',
  coin: 100,
  vip_days: 30,
  pay_type: 'alipay_face',
  status: 'finished',
  status_text: '已完成',
  trade_no: '',
  reference: '',
  note: '',
  refunded: 0,
  is_refunding: false,
  received: 1_990,
  create_time: time,
  expire_at: time,
  paid_at: time,
  finished_at: time,
  update_time: time,
  edges: {},
  ...changes,
})

export const sampleCoupon = (id: number, changes: Partial<Coupon> = {}): Coupon => ({
  id,
  code: `NEW-${id}`,
  kind: 'percent',
  value: 20,
  goods_ids: [],
  from: '',
  to: '',
  used: 3,
  enabled: true,
  remark: '',
  create_time: time,
  update_time: time,
  edges: {},
  ...changes,
})
