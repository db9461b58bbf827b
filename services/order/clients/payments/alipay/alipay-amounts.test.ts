import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toCents, toYuan } from './alipay-amounts.ts'

test('converts every amount to yuan and back exactly', () => {
  fc.assert(
    fc.property(fc.nat({ max: 99_999_999_999 }), (cents) => {
      expect(toCents(toYuan(cents))).toBe(cents)
    }),
  )
})

test.each([
  [1, '0.01'],
  [10, '0.10'],
  [100, '1.00'],
  [1990, '19.90'],
  [123_456_789, '1234567.89'],
])('%d cents are %s yuan', (cents, yuan) => {
  expect(toYuan(cents)).toBe(yuan)
})

test.each([
  ['19.9', 1990],
  ['20', 2000],
  ['0.29', 29],
])('%s yuan are %d cents', (yuan, cents) => {
  expect(toCents(yuan)).toBe(cents)
})

test.each(['', '-1', '+1', '1.234', '1e3', ' 1', '1,00', '0x10', 'NaN', '1.', '.5', '12345678901', '１'])(
  '"%s" is no amount',
  (yuan) => {
    expect(toCents(yuan)).toBeUndefined()
  },
)

test.each([0.5, -1, Number.NaN, 2 ** 53])('%d is not a number of cents', (cents) => {
  expect(() => toYuan(cents)).toThrow(RangeError)
})
