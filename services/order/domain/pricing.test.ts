import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountWith, partToRevoke, yuan } from './pricing.ts'

const maxPrice = 100_000_000

const price = fc.integer({ min: 1, max: maxPrice })

test('takes off percent and cents, rounded to the site’s favour', () => {
  expect(amountWith(990, undefined)).toBe(990)
  expect(amountWith(990, { kind: 'percent', value: 20 })).toBe(792)
  expect(amountWith(999, { kind: 'percent', value: 33 })).toBe(670)
  expect(amountWith(990, { kind: 'amount', value: 100 })).toBe(890)
})

test('never asks for less than a cent or more than the price', () => {
  const discount = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ kind: fc.constant('amount' as const), value: price }),
  )
  fc.assert(
    fc.property(price, discount, (cents, off) => {
      const amount = amountWith(cents, off)
      expect(Number.isSafeInteger(amount) && amount >= 1 && amount <= cents).toBe(true)
    }),
  )
})

test('all refunds of an order together revoke exactly its grant', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 100_000_000 }), (refunds, grant) => {
      const amount = refunds.reduce((sum, part) => sum + part, 0)
      const end = refunds.reduce(
        ({ refunded, revoked }, part) => {
          const next = partToRevoke(grant, refunded + part, amount, revoked)
          expect(next).toBeGreaterThanOrEqual(0)
          return { refunded: refunded + part, revoked: revoked + next }
        },
        { refunded: 0, revoked: 0 },
      )
      expect(end.revoked).toBe(grant)
    }),
  )
})

test('writes cents as yuan', () => {
  expect([1, 99, 100, 123_456].map(yuan)).toEqual(['0.01', '0.99', '1.00', '1234.56'])
})
