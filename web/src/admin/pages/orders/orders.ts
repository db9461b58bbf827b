import type { OrderState, OrderStatus, PayType } from '@pandex/contracts/enums'
import type { ApiOutput } from '../../../lib/api/api.ts'
import type { BadgeTone } from '../../kit/Badge.tsx'
import { choicesOf, labelOf } from '../../kit/form/choices.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'

export const orderList = 'GET /admin/v1/order/list'
export const orderInfo = 'GET /admin/v1/order/info'
export const orderUpdate = 'POST /admin/v1/order/update'
export const differenceList = 'GET /admin/v1/order/differences'

export type Order = RowOf<typeof orderList>
export type OrderDetails = ApiOutput<typeof orderInfo>
export type Refund = OrderDetails['refunds'][number]

export const statuses = choicesOf<OrderStatus>({
  pending: '待支付',
  paid: '已支付',
  finished: '已完成',
  timeout: '已超时',
})

export const states = choicesOf<OrderState>({
  waiting: '待确认转账',
  refunded: '有退款',
  refunding: '退款中',
  refund_failed: '退款失败',
  difference: '对账差异',
})

export const payTypes = choicesOf<PayType>({ alipay_face: '支付宝', manual: '人工转账' })

export const payTypeLabel = (payType: string): string => labelOf(payTypes, payType)

const statusTones: Readonly<Record<string, BadgeTone>> = {
  pending: 'warn',
  paid: 'accent',
  finished: 'ok',
  timeout: 'off',
}

export const statusTone = (status: string): BadgeTone => statusTones[status] ?? 'off'

export const differenceKinds: Readonly<Record<string, string>> = {
  paid_not_granted: '付了款，没有发放',
  granted_not_paid: '发放了，没有付款',
  wrong_grant: '发放的数量不对',
  paid_twice: '重复付款',
  over_limit: '超出限购或优惠',
  wrong_amount: '付款金额不对',
  refund_not_revoked: '退了款，没有收回',
}

/** A manual transfer whose buyer says that the money is on its way. */
export const isWaiting = ({ pay_type, status, reference }: Order): boolean =>
  pay_type === 'manual' && status === 'pending' && reference !== ''

export const canMarkPaid = ({ status }: Order): boolean => status === 'pending' || status === 'timeout'

export const canClose = ({ status }: Order): boolean => status === 'pending'

/** Money of a wrong amount leaves an order pending and may go back, too. */
export const canRefund = ({ received, refunded }: Order): boolean => refunded < received
