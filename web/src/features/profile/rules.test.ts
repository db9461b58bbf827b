import { describe, expect, it } from 'vitest'
import { reasonWord } from './coin-words.ts'
import { extendedDate, membershipLine, readMembership } from './membership.ts'
import { weeksOfMonth } from './month.ts'
import { placeAddress, readPlace, tabsOf } from './tabs.ts'

const nowMs = Date.parse('2026-11-21T12:00:00+08:00')

describe('weeksOfMonth', () => {
  it('begins weeks on Monday and leaves days of other months out', () => {
    const weeks = weeksOfMonth('2026-11-21')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  it.each([
    ['2026-02-14', 28, 5],
    ['2027-02-01', 28, 4],
    ['2028-02-29', 29, 5],
    ['2026-12-31', 31, 5],
    ['2027-01-01', 31, 5],
    ['2024-09-30', 30, 6],
  ])('of %s has each of its %i days once, in %i weeks', (day, days, weeks) => {
    const month = weeksOfMonth(day)
    expect(month).toHaveLength(weeks)
    expect(month.every((week) => week.length === 7)).toBe(true)
    expect(month.flat().filter(Boolean)).toEqual(
      Array.from({ length: days }, (_, index) => `${day.slice(0, 7)}-${String(index + 1).padStart(2, '0')}`),
    )
  })
})

describe('a membership', () => {
  it.each([
    ['', '还不是会员'],
    ['2026-11-21T11:59:59+08:00', '会员已于 2026-11-21 到期'],
    ['2026-12-21T12:00:00+08:00', '会员有效期至 2026-12-21'],
    ['9999-12-31T23:59:59Z', '永久会员'],
  ])('until %j is told as %s', (vipUntil, line) => {
    expect(membershipLine(readMembership(vipUntil, nowMs))).toBe(line)
  })

  it.each([
    ['2026-11-23T12:00:01+08:00', 2],
    ['2026-11-24T11:59:00+08:00', 3],
    ['2026-11-21T12:10:00+08:00', 1],
  ])('until %s has as many days left as were bought, and one to its very end', (vipUntil, daysLeft) => {
    expect(readMembership(vipUntil, nowMs)).toMatchObject({ daysLeft })
  })

  it.each([
    ['', '2026-12-21'],
    ['2026-11-01T00:00:00+08:00', '2026-12-21'],
    ['2026-12-01T12:00:00+08:00', '2026-12-31'],
  ])('until %j with 30 more days ends on %s', (vipUntil, date) => expect(extendedDate(vipUntil, 30, nowMs)).toBe(date))
})

describe('points', () => {
  it('have a word for every reason there is, and one for those to come', () => {
    const reasons = 'register check_in invite invited cdkey order exchange buy refund admin'.split(' ')
    expect(reasons.map(reasonWord)).toEqual(
      '注册赠送 每日签到 邀请好友 受邀注册 激活码 充值 兑换会员 购买资源 退回 管理员调整'.split(' '),
    )
    expect(reasonWord('gift')).toBe('其他')
  })
})

describe('the address of a section', () => {
  const offered = tabsOf({ invite: { isOn: true } })

  it('says section and page, and nothing that goes without saying', () => {
    expect([placeAddress('account'), placeAddress('coin'), placeAddress('coin', 3)]).toEqual([
      '/profile',
      '/profile?tab=coin',
      '/profile?tab=coin&page=3',
    ])
    expect(readPlace(new URLSearchParams('tab=coin&page=3'), offered)).toEqual({ tab: 'coin', page: 3 })
  })

  it.each(['', 'tab=nothing', 'tab=account&page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9'])(
    'falls back to the first page of the first section for ?%s',
    (search) => expect(readPlace(new URLSearchParams(search), offered)).toEqual({ tab: 'account', page: 1 }),
  )

  it('leads nowhere where invitations bring nothing', () => {
    const without = tabsOf({ invite: { isOn: false } })
    expect(without.map(({ name }) => name)).not.toContain('invite')
    expect(readPlace(new URLSearchParams('tab=invite'), without).tab).toBe('account')
  })
})
