import type { CouponKind } from '@pandex/contracts/enums'
import { formatCount, formatDateTime } from '../../../lib/text/text-format.ts'
import { shortYuan } from '../../../shared/shop/yuan.ts'
import type { EntityValues } from '../../kit/form/field-definitions.ts'
import { choicesOf } from '../../kit/form/choices.ts'
import { describeDiscount, parseDiscount, toCents, yuanRule } from './form-values.ts'

export const couponKinds = choicesOf<CouponKind>({ percent: '打折', amount: '减价' })

/** `8 折` or `减 5 元`. */
export const describeValue = (kind: string, value: number): string =>
  kind === 'percent' ? describeDiscount(value) : `减 ${shortYuan(value)} 元`

/** `2026-11-01 00:00 起，2026-11-30 23:59 止`; `长期` without bounds. */
export const describePeriod = (from: string, to: string): string => {
  const parts = [from && `${formatDateTime(from)} 起`, to && `${formatDateTime(to)} 止`].filter(Boolean)
  return parts.join('，') || '长期'
}

/** Input of the call for the typed value: percent taken off, or cents. */
export const toValue = (text: string, { kind }: EntityValues): string =>
  kind === 'percent' ? String(parseDiscount(text) ?? text) : toCents(text)

export const valueRule = (text: string, values: EntityValues): string => {
  if (values.kind !== 'percent') return yuanRule(text, values)
  return parseDiscount(text) === undefined ? '写成 8 或 8.5：8 折、8.5 折' : ''
}

/** The coupon in a sentence, before it is created; undefined while the value is missing. */
export const describeCoupon = (values: EntityValues): string | undefined => {
  const { kind = '', value = '', from = '', to = '', max_uses: uses = '', per_user: perUser = '' } = values
  if (valueRule(value, values)) return undefined
  const goods = values.goods_ids ? `${values.goods_ids.split('\n').length} 个商品` : '全部商品'
  const limits = [
    describePeriod(from, to),
    /^\d+$/.test(uses) ? `共 ${formatCount(Number(uses))} 次` : '次数不限',
    ...(/^\d+$/.test(perUser) ? [`每人 ${formatCount(Number(perUser))} 次`] : []),
  ]
  return `${goods}${describeValue(kind, Number(toValue(value, values)))}，${limits.join('，')}。`
}
