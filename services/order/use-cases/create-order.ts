import { payTypes } from '@pandex/contracts/enums'
import type { PayType } from '@pandex/contracts/enums'
import type { CreateOrderRequest__Output as CreateOrderRequest } from '@pandex/platform/gen/pandex/order/v1/CreateOrderRequest'
import type { Context } from '@pandex/platform/grpc/context'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { AppError } from '@pandex/platform/errors'
import type { Buyer, UserClient } from '../clients/users.ts'
import { couponInvalid, bannedBuyer, payTypeOff, requestReused, soldOut, tooManyPending } from '../domain/errors.ts'
import { normalizeCoupon } from '../domain/coupon-values.ts'
import { makeOrderNo } from '../domain/order-no.ts'
import { lockCouponOfCode, takeCoupon } from '../repositories/coupons.ts'
import { findGoodsToSell, takeStock } from '../repositories/goods.ts'
import { addEvent } from '../repositories/order-events.ts'
import { findRequestedOrder, insertOrder, lockBuyer, readBuyerLimits } from '../repositories/orders.ts'
import type { OrderRow } from '../repositories/orders.ts'
import type { ProviderDeps } from './close-order.ts'
import { checkSale, priceOrder, readBuyer } from './price-order.ts'

export interface CreateDeps extends ProviderDeps {
  users: UserClient
  clock: () => Date
}

const maxPending = 3

const readRequestId = (text: string): string => {
  if (/^[\w-]{1,64}$/.test(text)) return text
  throw new AppError('invalid', 'order.request_id_required', '参数错误', { fields: ['request_id'] })
}

const readPayType = (text: string): PayType => {
  const payType = payTypes.find((each) => each === text)
  if (!payType) throw payTypeOff()
  return payType
}

/** @throws AppError conflict order.request_reused */
const checkSame = (order: OrderRow, req: CreateOrderRequest): OrderRow => {
  const isSame =
    order.goods_id === req.goods_id && order.pay_type === req.pay_type && order.coupon === normalizeCoupon(req.coupon)
  if (!isSame) throw requestReused()
  return order
}

interface Demand {
  req: CreateOrderRequest
  userId: number
  buyer: Buyer
  payType: PayType
  now: Date
}

/** One transaction, one buyer at a time: the order, its piece of the stock and its use of the coupon. */
const insert = async (trx: Knex.Transaction, { req, userId, buyer, payType, now }: Demand): Promise<OrderRow> => {
  await lockBuyer(trx, userId)
  const { pending, is_deleted, is_known } = await readBuyerLimits(trx, userId, req.request_id)
  const known = is_known ? await findRequestedOrder(trx, userId, req.request_id) : undefined
  if (known) return checkSame(known, req)
  if (is_deleted) throw bannedBuyer()
  const goods = await checkSale(trx, await findGoodsToSell(trx, req.goods_id), userId, buyer)
  if (pending >= maxPending) throw tooManyPending()
  const holds_stock = goods.stock !== null && (await takeStock(trx, goods.id))
  if (goods.stock !== null && !holds_stock) throw soldOut()
  const { amount, coupon } = await priceOrder(trx, { goods, userId, code: req.coupon, now }, async (code) =>
    lockCouponOfCode(trx, code),
  )
  if (coupon && !(await takeCoupon(trx, coupon.id))) throw couponInvalid('优惠码已被用完')
  const order = await insertOrder(
    trx,
    {
      user_id: userId,
      username: buyer.username,
      request_id: req.request_id,
      goods_id: goods.id,
      goods_name: goods.name,
      price: goods.price,
      amount,
      coupon_id: coupon?.id ?? null,
      coupon: coupon?.code ?? '',
      coin: goods.coin,
      vip_days: goods.vip_days,
      pay_type: payType,
      holds_stock,
      holds_coupon: coupon !== undefined,
    },
    () => makeOrderNo(now),
  )
  await addEvent(trx, order.id, { kind: 'created', text: '下单' })
  return order
}

/** Creates an order once per request of a buyer. @throws AppError as CreateOrder of order.proto, without those of the provider */
export const createOrder = async (
  { db, users, providers, clock }: CreateDeps,
  req: CreateOrderRequest,
  userId: number,
  ctx: Context,
): Promise<OrderRow> => {
  readRequestId(req.request_id)
  const known = await findRequestedOrder(db, userId, req.request_id)
  if (known) return checkSame(known, req)
  const payType = readPayType(req.pay_type)
  if (!(await providers.find(payType)?.isEnabled())) throw payTypeOff()
  const buyer = await readBuyer(users, userId, ctx)
  return db.transaction(async (trx) => insert(trx, { req, userId, buyer, payType, now: clock() }))
}
