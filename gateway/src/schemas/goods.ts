import { couponKinds } from '@pandex/contracts/enums'
import { z } from 'zod'
import {
  flag,
  integer,
  line,
  listFields,
  listOf,
  moment,
  nestPage,
  prose,
  requestId,
  rowId,
  rowIds,
  text,
  yesNo,
} from './fields.ts'

const maxCount = 1_000_000

/** Cents. */
const price = integer({ min: 1, max: 100_000_000 })
const coin = integer({ max: 100_000_000 })
const vipDays = integer({ max: 36_500 })

/** Absent: unlimited. */
const stock = integer({ max: maxCount })
const perUser = integer({ min: 1, max: maxCount })

/** In changes, -1 stands for unlimited. */
const changedCount = integer({ min: -1, max: maxCount })

const goodsTexts = { description: prose(2_000), remark: prose(500) }

export const ListGoods = z.object({ ...listFields, q: text(100).default(''), on_shelf: yesNo }).transform(nestPage)

export const CreateGoods = z.object({
  name: line(100),
  price,
  coin: coin.default(0),
  vip_days: vipDays.default(0),
  description: goodsTexts.description.default(''),
  remark: goodsTexts.remark.default(''),
  on_shelf: flag.default(false),
  stock: stock.optional(),
  per_user: perUser.optional(),
  request_id: requestId.optional(),
})

export const UpdateGoods = z.object({
  id: rowId,
  name: line(100).optional(),
  price: price.optional(),
  coin: coin.optional(),
  vip_days: vipDays.optional(),
  description: goodsTexts.description.optional(),
  remark: goodsTexts.remark.optional(),
  on_shelf: flag.optional(),
  stock: changedCount.optional(),
  per_user: changedCount.optional(),
})

export const DeleteGoods = z.object({ ids: rowIds })

export const OrderGoods = z.object({ ids: rowIds })

const couponCode = text(32)

export const ListCoupons = z.object({ ...listFields, q: text(100).default(''), enabled: yesNo }).transform(nestPage)

const couponGoods = listOf(rowId, { min: 0, max: 200 })

/** Empty: unlimited. */
const couponBound = z.literal('').or(moment)

export const CreateCoupon = z.object({
  code: couponCode,
  kind: z.enum(couponKinds),
  value: integer({ min: 1, max: 100_000_000 }),
  goods_ids: couponGoods.default([]),
  from: couponBound.default(''),
  to: couponBound.default(''),
  max_uses: perUser.optional(),
  per_user: perUser.optional(),
  enabled: flag.default(true),
  remark: prose(500).default(''),
})

export const UpdateCoupon = z
  .object({
    id: rowId,
    goods_ids: couponGoods.optional(),
    from: couponBound.optional(),
    to: couponBound.optional(),
    max_uses: changedCount.optional(),
    per_user: changedCount.optional(),
    enabled: flag.optional(),
    remark: prose(500).optional(),
  })
  .transform(({ goods_ids, ...changes }) => (goods_ids ? { ...changes, goods_ids, has_goods: true } : changes))

export const DeleteCoupons = z.object({ ids: rowIds })
