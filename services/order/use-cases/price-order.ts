import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { Context } from '@pandex/platform/grpc/context'
import { findBuyer } from '../clients/users.ts'
import type { Buyer, UserClient } from '../clients/users.ts'
import { checkCouponUse, normalizeCoupon } from '../domain/coupon-values.ts'
import {
  bannedBuyer,
  couponInvalid,
  limitReached,
  offShelf,
  soldOut,
  unknownGoods,
  vipForever,
} from '../domain/errors.ts'
import { amountWith } from '../domain/pricing.ts'
import { countUses } from '../repositories/coupons.ts'
import type { CouponRow } from '../repositories/coupons.ts'
import type { GoodsRow } from '../repositories/goods.ts'
import { countBought } from '../repositories/orders.ts'

/** @throws AppError failed_precondition order.banned, unavailable */
export const readBuyer = async (users: UserClient, userId: number, ctx: Context): Promise<Buyer> => {
  const buyer = await findBuyer(users, userId, ctx)
  if (buyer.status !== 'normal') throw bannedBuyer()
  return buyer
}

/** @throws AppError not_found order.unknown_goods, failed_precondition order.off_shelf, order.vip_forever, order.limit_reached, order.sold_out */
export const checkSale = async (
  db: Db | Knex.Transaction,
  goods: GoodsRow | undefined,
  userId: number,
  buyer: Buyer,
): Promise<GoodsRow> => {
  if (!goods) throw unknownGoods()
  if (!goods.on_shelf) throw offShelf()
  if (buyer.isVipForever && goods.coin === 0) throw vipForever()
  if (goods.per_user !== null && (await countBought(db, userId, goods.id)) >= goods.per_user) throw limitReached()
  if (goods.stock === 0) throw soldOut()
  return goods
}

export interface PricedOrder {
  /** Cents, after the discount. */
  amount: number
  coupon: CouponRow | undefined
}

/**
 * @param code as the buyer typed it; empty for none
 * @param readCoupon locks the coupon when it will be used
 * @throws AppError failed_precondition order.coupon_invalid
 */
export const priceOrder = async (
  db: Db | Knex.Transaction,
  { goods, userId, code, now }: { goods: GoodsRow; userId: number; code: string; now: Date },
  readCoupon: (code: string) => Promise<CouponRow | undefined>,
): Promise<PricedOrder> => {
  const normalized = normalizeCoupon(code)
  if (normalized === '') return { amount: goods.price, coupon: undefined }
  const coupon = await readCoupon(normalized)
  if (!coupon) throw couponInvalid('优惠码无效')
  const usedBefore = await countUses(db, coupon.id, userId)
  checkCouponUse(coupon, { goodsId: goods.id, usedBefore, now })
  return { amount: amountWith(goods.price, coupon), coupon }
}
