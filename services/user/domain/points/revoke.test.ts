import fc from 'fast-check'
import { expect, test } from 'vitest'
import { revokeGrant } from './revoke.ts'

const now = new Date('2026-11-23T04:00:00Z')
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000)

test('revokes points and days as far as the account has them, and counts the rest as missing', () => {
  expect(revokeGrant({ coin: 100, vip_days: 30 }, { coin: 40, vip_until: inDays(27.5) }, now)).toEqual({
    coin: 40,
    vip_days: 28,
    missing_coin: 60,
    missing_vip_days: 2,
    vip_until: now,
  })
})

test('leaves the days of other purchases', () => {
  const { vip_days, missing_vip_days, vip_until } = revokeGrant(
    { coin: 0, vip_days: 30 },
    { coin: 0, vip_until: inDays(90) },
    now,
  )
  expect([vip_days, missing_vip_days, vip_until]).toEqual([30, 0, inDays(60)])
})

test.each([
  ['without a membership', null],
  ['after a membership ended', inDays(-3)],
  ['of a membership that does not end', new Date('9999-12-31T23:59:59Z')],
])('changes no membership %s', (_, vip_until) => {
  expect(revokeGrant({ coin: 0, vip_days: 30 }, { coin: 0, vip_until }, now)).toMatchObject({
    vip_days: 0,
    missing_vip_days: 30,
    vip_until,
  })
})

test('never takes more than asked or than there is, and never ends a membership in the past', () => {
  const account = fc.record({ coin: fc.nat(1_000), days: fc.option(fc.integer({ min: -50, max: 500 })) })
  fc.assert(
    fc.property(fc.nat(2_000), fc.nat(400), account, (coin, vip_days, { coin: balance, days }) => {
      const vip_until = days === null ? null : inDays(days)
      const done = revokeGrant({ coin, vip_days }, { coin: balance, vip_until }, now)
      expect(done.coin + done.missing_coin).toBe(coin)
      expect(done.vip_days + done.missing_vip_days).toBe(vip_days)
      expect(done.coin).toBeLessThanOrEqual(balance)
      const isUnchanged = done.vip_until === vip_until
      expect(isUnchanged || Number(done.vip_until) >= now.getTime()).toBe(true)
      expect(isUnchanged).toBe(done.vip_days === 0)
    }),
  )
})
