import { parseYuan } from '../../../shared/shop/yuan.ts'
import type { Rule } from '../../../ui/form/rules.ts'

/** Conversions between the texts of the forms and the input of the calls. */

/** @returns cents; other text unchanged, which the call refuses */
export const toCents = (text: string): string => String(parseYuan(text) ?? text)

const maxCents = 100_000_000

export const yuanRule: Rule<string> = (text) => {
  const cents = parseYuan(text)
  if (cents === undefined) return '金额写成 12 或 12.50'
  if (cents === 0) return '至少 0.01 元'
  return cents > maxCents ? '最多 1000000 元' : ''
}

const unlimited = '-1'

/** In changes, an empty count means unlimited. */
export const toChangedCount = (text: string): string => text.trim() || unlimited

export const countText = (count: number | undefined): string => (count === undefined ? '' : String(count))

/** `8` and `8.5` as 折: the percentage that is taken off. */
export const parseDiscount = (text: string): number | undefined => {
  const [, tens, ones = '0'] = /^(\d)(?:\.(\d))?$/.exec(text.trim()) ?? []
  const kept = Number(tens) * 10 + Number(ones)
  return kept > 0 ? 100 - kept : undefined
}

/** `8 折` of 20 percent off. */
export const describeDiscount = (percent: number): string => `${(100 - percent) / 10} 折`
