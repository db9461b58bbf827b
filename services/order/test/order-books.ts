/** What the databases and the provider hold about the orders of a world. */
import type { World } from './order-model.ts'

export interface Books {
  stock: number
  held: number
  used: number
  claimed: number
  /** Orders with the coupon that the provider reported as paid. */
  discounted: number
  orders: readonly {
    order_no: string
    status: string
    amount: number
    received: number
    refunded: number
    coin: number
    isPaidThere: boolean
    hasMainPayment: boolean
    refundedThere: number
    refundedMain: number
    paidEvents: number
    grants: number
    revoked: number
    openRefunds: number
  }[]
}

export const readBooks = async (world: World): Promise<Books> => {
  const { orders, goodsId, coupon, numbers } = world
  const rows = await Promise.all(numbers.map(async (order_no) => orders.row(order_no)))
  const { used } = (await orders.db('coupons').where({ code: coupon }).first('used')) as { used: number }
  const there = [...orders.provider.refunds.values()]
  const ids = rows.map(({ id }) => id)
  const main: { order_id: number; provider: string }[] = await orders
    .db('payments')
    .whereIn('order_id', ids)
    .where({ kind: 'main' })
    .select('order_id', 'provider')
  const withCoupon = new Set(rows.filter((row) => row.coupon !== '').map(({ id }) => id))
  return {
    stock: (await orders.goodsRow(goodsId)).stock ?? -1,
    held: rows.filter(({ holds_stock }) => holds_stock).length,
    used,
    claimed: rows.filter(({ holds_coupon }) => holds_coupon).length,
    discounted: main.filter(({ provider, order_id }) => provider !== 'manual' && withCoupon.has(order_id)).length,
    orders: await Promise.all(
      rows.map(async ({ id, order_no, status, amount, received, refunded, coin }) => {
        const grants = orders.said.grants.filter((grant) => grant.order_no === order_no)
        const refunds: { status: string; amount: number; provider: string; kind: string }[] = await orders
          .db('refunds')
          .join('payments', 'payments.id', 'refunds.payment_id')
          .where({ 'refunds.order_id': id })
          .select('status', 'refunds.amount', 'provider', 'kind')
        const manual = refunds.filter((refund) => refund.provider === 'manual' && refund.status !== 'failed')
        return {
          order_no,
          status,
          amount,
          received,
          refunded,
          coin,
          hasMainPayment: main.some(({ order_id }) => order_id === id),
          isPaidThere: orders.provider.payments.get(order_no)?.state === 'paid',
          refundedThere: [...there.filter((refund) => refund.order_no === order_no), ...manual].reduce(
            (sum, refund) => sum + refund.amount,
            0,
          ),
          refundedMain: refunds
            .filter((refund) => refund.kind === 'main' && refund.status !== 'failed')
            .reduce((sum, refund) => sum + refund.amount, 0),
          paidEvents: (await orders.events(order_no)).filter((kind) => kind === 'paid').length,
          grants: grants.length,
          revoked: grants.reduce((sum, grant) => sum + grant.revoked_coin, 0),
          openRefunds: refunds.filter((refund) => refund.status !== 'done' && refund.status !== 'failed').length,
        }
      }),
    ),
  }
}
