import { expect, test } from 'vitest'
import { capVip, extendedVip, isVip, vipText } from './vip.ts'

const now = new Date('2026-11-21T04:00:00Z')
const at = (text: string) => new Date(text)

test.each([
  ['begins now when there was none', null, 1, '2026-11-22T04:00:00.000Z'],
  ['begins anew after its end', at('2026-11-01T00:00:00Z'), 30, '2026-12-21T04:00:00.000Z'],
  ['adds to what is left', at('2026-12-01T00:00:00Z'), 30, '2026-12-31T00:00:00.000Z'],
  ['ends in the year 9999 at the latest', at('9999-12-31T00:00:00Z'), 1, '9999-12-31T23:59:59.000Z'],
  ['stays a date however many days', null, 1e15, '9999-12-31T23:59:59.000Z'],
])('%s', (_name, until, days, expected) => {
  expect(extendedVip(until, days, now).toISOString()).toBe(expected)
})

test('includes its last moment', () => {
  expect(isVip(null, now)).toBe(false)
  expect(isVip(now, now)).toBe(false)
  expect(isVip(at('2026-11-21T04:00:00.001Z'), now)).toBe(true)
})

test('is capped when an admin sets it, and is absent for a user without membership', () => {
  expect(capVip(at('+012000-01-01T00:00:00Z')).toISOString()).toBe('9999-12-31T23:59:59.000Z')
  expect(vipText(null)).toBe('')
})
