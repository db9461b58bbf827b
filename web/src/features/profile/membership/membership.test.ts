import { describe, expect, it } from 'vitest'
import { extendedDate, membershipLine, readMembership } from './membership.ts'

const nowMs = Date.parse('2026-11-21T12:00:00+08:00')

describe('a membership', () => {
  it.each([
    ['', '还不是会员'],
    ['2026-11-21T11:59:59+08:00', '会员已于 2026-11-21 到期'],
    ['2026-12-21T12:00:00+08:00', '会员有效期至 2026-12-21'],
    ['9999-12-31T23:59:59Z', '永久会员'],
  ])('until %j reads %s', (vipUntil, line) => {
    expect(membershipLine(readMembership(vipUntil, nowMs))).toBe(line)
  })

  it.each([
    ['2026-11-23T12:00:01+08:00', 2],
    ['2026-11-24T11:59:00+08:00', 3],
    ['2026-11-21T12:10:00+08:00', 1],
  ])('until %s counts a started day as a day left', (vipUntil, daysLeft) => {
    expect(readMembership(vipUntil, nowMs)).toMatchObject({ daysLeft })
  })

  it.each([
    ['', '2026-12-21'],
    ['2026-11-01T00:00:00+08:00', '2026-12-21'],
    ['2026-12-01T12:00:00+08:00', '2026-12-31'],
  ])('until %j with 30 more days ends on %s', (vipUntil, date) => expect(extendedDate(vipUntil, 30, nowMs)).toBe(date))
})
