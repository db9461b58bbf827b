import { couponKinds } from '@pandex/contracts/enums'
import type { CouponKind } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import { couponInvalid } from './errors.ts'
import { readText } from './texts.ts'

export interface CouponValues {
  code: string
  kind: CouponKind
  /** Percent (1-99) or cents, taken off. */
  value: number
  /** Empty: all goods. */
  goods_ids: number[]
  from_time: Date | null
  to_time: Date | null
  /** Null: unlimited. */
  max_uses: number | null
  per_user: number | null
  enabled: boolean
  remark: string
}

const maxCount = 1_000_000
const maxGoods = 200
const maxValue = 100_000_000

const badCoupon = (field: string, message: string): AppError =>
  new AppError('invalid', 'order.bad_coupon', message, { fields: [field] })

export const couponExists = (): AppError => new AppError('conflict', 'order.coupon_exists', '该优惠码已存在')

/** Codes compare in upper case, without spaces around them. */
export const normalizeCoupon = (code: string): string => code.trim().toUpperCase()

/** @throws AppError invalid order.bad_coupon */
export const readKind = (text: string): CouponKind => {
  const kind = couponKinds.find((each) => each === text)
  if (!kind) throw badCoupon('kind', '优惠方式只能是按比例或按金额')
  return kind
}

/** @param text RFC 3339, or empty for unlimited */
export const readBound = (text: string, field: 'from' | 'to'): Date | null => {
  if (text === '') return null
  const time = new Date(text)
  const year = time.getUTCFullYear()
  if (Number.isNaN(time.getTime()) || year < 2000 || year > 9999) throw badCoupon(field, '时间格式不正确')
  return time
}

const isCount = (value: number | null): boolean =>
  value === null || (Number.isSafeInteger(value) && value >= 1 && value <= maxCount)

/** @returns the normalized coupon @throws AppError invalid order.bad_coupon */
export const checkCoupon = (given: CouponValues): CouponValues => {
  const code = normalizeCoupon(given.code)
  const remark = readText(given.remark, 500)
  const goods_ids = [...new Set(given.goods_ids)]
  const { kind, value, from_time, to_time, max_uses, per_user } = given
  if (!/^[A-Z0-9-]{1,32}$/.test(code)) throw badCoupon('code', '优惠码为 1–32 个字母、数字或 -')
  if (!Number.isSafeInteger(value) || value < 1 || value > (kind === 'percent' ? 99 : maxValue))
    throw badCoupon('value', kind === 'percent' ? '优惠比例须为 1–99' : '优惠金额须为 0.01–1000000 元')
  if (goods_ids.length > maxGoods) throw badCoupon('goods_ids', `最多指定 ${maxGoods} 个商品`)
  if (from_time && to_time && from_time >= to_time) throw badCoupon('to', '结束时间须晚于开始时间')
  if (!isCount(max_uses)) throw badCoupon('max_uses', `可用次数须为 1–${maxCount}`)
  if (!isCount(per_user)) throw badCoupon('per_user', `每人可用次数须为 1–${maxCount}`)
  if (remark === undefined) throw badCoupon('remark', '备注最多 500 个字')
  return { ...given, code, remark, goods_ids }
}

export interface CouponUse extends Pick<
  CouponValues,
  'goods_ids' | 'from_time' | 'to_time' | 'max_uses' | 'per_user' | 'enabled'
> {
  used: number
}

/** @param usedBefore uses by the buyer @throws AppError failed_precondition order.coupon_invalid */
export const checkCouponUse = (
  coupon: CouponUse | undefined,
  { goodsId, usedBefore, now }: { goodsId: number; usedBefore: number; now: Date },
): void => {
  if (!coupon?.enabled) throw couponInvalid('优惠码无效')
  if (coupon.from_time && now < coupon.from_time) throw couponInvalid('优惠码还没到使用时间')
  if (coupon.to_time && now >= coupon.to_time) throw couponInvalid('优惠码已过期')
  if (coupon.goods_ids.length > 0 && !coupon.goods_ids.includes(goodsId)) throw couponInvalid('优惠码不适用于该商品')
  if (coupon.max_uses !== null && coupon.used >= coupon.max_uses) throw couponInvalid('优惠码已被用完')
  if (coupon.per_user !== null && usedBefore >= coupon.per_user) throw couponInvalid('您已用过该优惠码')
}
