import type { Knex } from '@pandex/platform/postgres/postgres'
import { countUses, lockCoupon, takeCoupon } from '../repositories/coupons.ts'
import { lockGoods, takeStock } from '../repositories/goods.ts'
import { countBought } from '../repositories/orders.ts'
import type { OrderRow } from '../repositories/orders.ts'

/**
 * Whether a closed order may still be paid at its price: since it was closed, others may have used up the coupon, or the buyer the limits.
 * The buyer is locked. Stock is not checked, because late money may oversell.
 */
export const isWithinLimits = async (trx: Knex.Transaction, order: OrderRow): Promise<boolean> => {
  const goods = await lockGoods(trx, order.goods_id)
  const limit = goods?.per_user ?? Number.POSITIVE_INFINITY
  if ((await countBought(trx, order.user_id, order.goods_id)) >= limit) return false
  if (order.holds_coupon || order.coupon_id === null) return true
  const coupon = await lockCoupon(trx, order.coupon_id)
  if (coupon && coupon.used >= (coupon.max_uses ?? Number.POSITIVE_INFINITY)) return false
  const uses = await countUses(trx, order.coupon_id, order.user_id)
  return uses < (coupon?.per_user ?? Number.POSITIVE_INFINITY)
}

/** What the order gave back when it was closed, as far as it is left. */
export const takeAgain = async (trx: Knex.Transaction, order: OrderRow) => ({
  holds_stock: order.holds_stock || (await takeStock(trx, order.goods_id)),
  holds_coupon: order.holds_coupon || (order.coupon_id !== null && (await takeCoupon(trx, order.coupon_id))),
})
