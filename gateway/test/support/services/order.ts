import type { protos } from '@pandex/platform/grpc/protos'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { rowTimes, serviceStatus, time } from './common.ts'

export const orderNo = '20261101080000123456'

const shopGoods = { id: 7, name: '月度会员', price: 990, coin: 0, vip_days: 30, description: '全站畅看' }

const goods = { ...shopGoods, remark: '', weight: 1, on_shelf: true, sold: 2, ...rowTimes }

const coupon = {
  id: 7,
  code: 'SPRING',
  kind: 'percent',
  value: 20,
  goods_ids: [7],
  from: '',
  to: '',
  used: 1,
  enabled: true,
  remark: '',
  ...rowTimes,
}

const pendingTexts = { status: 'pending', status_text: '待支付' }

const state = { order_no: orderNo, ...pendingTexts, coin: 0, vip_days: 30, refunded: 0 }

const payment = {
  order_no: orderNo,
  goods_name: '月度会员',
  amount: 792,
  pay_type: 'alipay_face',
  ...pendingTexts,
  pay: { kind: 'qr', url: 'https://qr.example.com/bax01', qr_svg: '<svg/>', image: '', text: '' },
  expire_at: time,
  reference: '',
  coin: 0,
  vip_days: 30,
}

const ownOrder = {
  ...state,
  goods_id: 7,
  goods_name: '月度会员',
  amount: 792,
  pay_type: 'alipay_face',
  create_time: time,
  expire_at: time,
  paid_at: '',
  finished_at: '',
}

const adminOrder = {
  ...ownOrder,
  id: 7,
  user_id: 2,
  username: 'reader',
  price: 990,
  coupon: 'SPRING',
  trade_no: '',
  reference: '',
  note: '',
  is_refunding: false,
  received: 792,
  update_time: time,
}

const check = { name: 'app_id', ok: true, message: '应用编号格式正确' }

export const orderHandlers: HandlersOf<(typeof protos)['order']> = {
  ListShopGoods: async () => ({ list: [shopGoods] }),
  FindPrice: async () => ({ price: 990, amount: 792, discount: 198 }),
  CreateOrder: async () => payment,
  GetPayment: async () => payment,
  CheckOrder: async () => state,
  CancelOrder: async () => ({ ...state, status: 'timeout', status_text: '已超时' }),
  SubmitReference: async () => state,
  ListOwnOrders: async () => ({ list: [ownOrder], total: 1 }),
  NotifyPayment: async () => ({ text: 'success' }),
  ListGoods: async () => ({ list: [goods], total: 1 }),
  CreateGoods: async () => goods,
  UpdateGoods: async () => goods,
  DeleteGoods: async ({ ids }) => ({ done: ids.length, failed: [] }),
  OrderGoods: async () => ({}),
  ListCoupons: async () => ({ list: [coupon], total: 1 }),
  CreateCoupon: async () => coupon,
  UpdateCoupon: async () => coupon,
  DeleteCoupons: async ({ ids }) => ({ done: ids.length, failed: [] }),
  ListOrders: async () => ({
    list: [adminOrder],
    total: 1,
    totals: { paid: 0, paid_amount: 0, refunded_amount: 0 },
  }),
  GetOrder: async () => ({
    order: adminOrder,
    events: [{ kind: 'created', time, text: '下单', admin_id: 0 }],
    notifications: [],
    refunds: [],
  }),
  UpdateOrder: async () => adminOrder,
  BuildAlipay: async () => ({ ok: true, checks: [check] }),
  TestSetting: async ({ name }) => ({ ok: true, message: `order ${name}` }),
  CountWork: async () => ({ unpaid: 1, waiting: 0, failed_refunds: 0, differences: 0, reconciled_at: time }),
  ListDifferences: async () => ({ list: [], total: 0 }),
  ListOrderSeries: async () => ({ list: [{ time, created: 2, paid: 1, revenue: 792, refunded: 0 }] }),
  GetServiceStatus: async () => serviceStatus,
}
