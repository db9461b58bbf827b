import type { OrderStatus } from '@pandex/contracts/enums'
import { yuan } from './pricing.ts'

export interface UnexpectedPayment {
  /** Of the payment; `extra` ones have the right amount. */
  kind: 'extra' | 'wrong'
  /** Cents. */
  amount: number
  /** Cents. */
  expected: number
  status: OrderStatus
}

/** The difference to list for money that paid no order. An order that stays closed was paid after its coupon or limit was used up. */
export const describeUnexpected = ({ kind, amount, expected, status }: UnexpectedPayment) => {
  if (kind === 'wrong')
    return { kind: 'wrong_amount', text: `应收 ${yuan(expected)} 元，实收 ${yuan(amount)} 元` } as const
  if (status === 'timeout')
    return { kind: 'over_limit', text: `订单关闭后到账 ${yuan(amount)} 元，优惠码或限购已用完` } as const
  return { kind: 'paid_twice', text: `又收到一笔 ${yuan(amount)} 元` } as const
}
