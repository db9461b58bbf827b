import { expect, it } from 'vitest'
import { listGains, listPoints, pricePer100Points, pricePerDay } from './goods-points.ts'

it('lists everything that goods give', () => {
  expect(listGains({ coin: 1_500, vip_days: 30 })).toEqual(['30 天会员', '1\u2009500 积分'])
  expect(listGains({ coin: 0, vip_days: 0 })).toEqual([])
})

it('rounds the price per day up, so that no day looks cheaper than it is', () => {
  expect(pricePerDay({ price: 1_000, vip_days: 30 })).toBe('每天 0.34 元')
  expect(pricePerDay({ price: 3_000, vip_days: 30 })).toBe('每天 1 元')
  expect(pricePerDay({ price: 1_000, vip_days: 0 })).toBe('')
})

it('compares packs by the price of 100 points, rounded up', () => {
  expect(pricePer100Points({ price: 500, coin: 50, vip_days: 0 })).toBe('每 100 积分 10 元')
  expect(pricePer100Points({ price: 2_000, coin: 300, vip_days: 0 })).toBe('每 100 积分 6.67 元')
  expect(pricePer100Points({ price: 6_800, coin: 100, vip_days: 365 })).toBe('')
})

it('shows each line of the description as a point', () => {
  expect(listPoints({ description: '不限次数\n\n 无广告 ' })).toEqual(['不限次数', '无广告'])
})
