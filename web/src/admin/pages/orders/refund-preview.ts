import { listGains } from '../../../shared/shop/goods-points.ts'
import { parseYuan } from '../../../shared/shop/yuan.ts'
import type { Order } from './orders.ts'

type Refunded = Pick<Order, 'amount' | 'refunded' | 'coin' | 'vip_days'>

/** Cents to give back: everything that is left for an empty text, undefined for text that is no amount. */
export const readRefund = (text: string, { amount, refunded }: Refunded): number | undefined => {
  const cents = text.trim() === '' ? amount - refunded : parseYuan(text)
  return cents !== undefined && cents > 0 ? cents : undefined
}

/** The part of a grant that belongs to the refund, as the order service rounds it. */
const partOf = (grant: number, cents: number, { amount, refunded }: Refunded): number => {
  const share = (sum: number): number => Math.floor((grant * Math.min(sum, amount)) / amount)
  return share(refunded + cents) - share(refunded)
}

/** `30 天会员、500 积分` that a refund takes back; empty for nothing. */
export const describeRevocation = (order: Refunded, cents: number): string =>
  listGains({ coin: partOf(order.coin, cents, order), vip_days: partOf(order.vip_days, cents, order) }).join('、')
