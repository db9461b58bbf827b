import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fixedYuan, parseYuan, shortYuan } from './yuan.ts'

it('reads back every amount that it writes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(parseYuan(fixedYuan(cents))).toBe(cents)
      expect(parseYuan(shortYuan(cents))).toBe(cents)
    }),
  )
})

it.each([
  [0, '0.00', '0'],
  [5, '0.05', '0.05'],
  [1_250, '12.50', '12.50'],
  [3_000, '30.00', '30'],
  [-990, '−9.90', '−9.90'],
])('writes %i cents as %s and %s', (cents, fixed, short) => {
  expect([fixedYuan(cents), shortYuan(cents)]).toEqual([fixed, short])
})

it.each(['', '-1', '1.234', '1,5', '.5', '1.', '1e3', '一元', '12345678'])('refuses %j', (text) => {
  expect(parseYuan(text)).toBeUndefined()
})
