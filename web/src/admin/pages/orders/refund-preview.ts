import { listGains } from '../../../shared/shop/goods-points.ts'
import { parseYuan } from '../../../shared/shop/yuan.ts'
import type { Order } from './orders.ts'

type Refunded = Pick<Order, 'status' | 'amount' | 'received' | 'refunded' | 'coin' | 'vip_days'>

/** Cents that did not pay the order and go back first: a second payment, or one of a wrong amount. */
const excessOf = ({ status, amount, received }: Refunded): number =>
  status === 'paid' || status === 'finished' ? Math.max(0, received - amount) : received

export const isExcess = (order: Refunded): boolean => order.refunded < excessOf(order)

/** Cents that one refund can give back: of the payment in excess, else of the payment of the order. */
export const refundableOf = (order: Refunded): number =>
  (isExcess(order) ? excessOf(order) : order.received) - order.refunded

/** Cents to give back: everything that is refundable for an empty text, undefined for text that is no amount. */
export const readRefund = (text: string, order: Refunded): number | undefined => {
  const cents = text.trim() === '' ? refundableOf(order) : parseYuan(text)
  return cents !== undefined && cents > 0 ? cents : undefined
}

/** The part of a grant that belongs to the refund, as the order service rounds it. */
const partOf = (grant: number, cents: number, order: Refunded): number => {
  const share = (sum: number): number => Math.floor((grant * Math.min(sum, order.amount)) / order.amount)
  const before = order.refunded - excessOf(order)
  return share(before + cents) - share(before)
}

/** `30 天会员、500 积分` that a refund takes back; empty for nothing. */
export const describeRevocation = (order: Refunded, cents: number): string =>
  isExcess(order)
    ? ''
    : listGains({ coin: partOf(order.coin, cents, order), vip_days: partOf(order.vip_days, cents, order) }).join('、')
