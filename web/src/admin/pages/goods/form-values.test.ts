import { expect, it } from 'vitest'
import { describeDiscount, parseDiscount, toCents, toChangedCount, yuanRule } from './form-values.ts'

it('converts yuan to whole cents', () => {
  expect(['19.99', '1.1', '30', '0.07'].map(toCents)).toEqual(['1999', '110', '3000', '7'])
  expect(toCents('多少')).toBe('多少')
})

it.each([
  ['12.345', '金额写成 12 或 12.50'],
  ['0', '至少 0.01 元'],
  ['1000000.01', '最多 1000000 元'],
  ['1000000', ''],
])('judges the amount %s: %s', (text, message) => {
  expect(yuanRule(text, undefined)).toBe(message)
})

it('reads every discount that it writes', () => {
  for (let percent = 1; percent <= 99; percent++)
    expect(parseDiscount(describeDiscount(percent).replace(' 折', ''))).toBe(percent)
})

it.each(['', '0', '10', '8.55', '-1', '八'])('refuses the discount %j', (text) => {
  expect(parseDiscount(text)).toBeUndefined()
})

it('sends an emptied count as unlimited', () => {
  expect([toChangedCount(' '), toChangedCount('3')]).toEqual(['-1', '3'])
})
