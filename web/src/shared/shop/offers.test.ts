import { expect, it } from 'vitest'
import { findBestValue, selectGoods } from './offers.ts'
import type { Goods } from './offers.ts'

const goods = (id: number, more: Partial<Goods>): Goods => ({
  id,
  name: `商品 ${id}`,
  price: 1_000,
  coin: 0,
  vip_days: 0,
  description: '',
  ...more,
})

const month = goods(1, { price: 990, vip_days: 30 })
const year = goods(2, { price: 6_800, vip_days: 365 })
const small = goods(3, { price: 500, coin: 50 })
const large = goods(4, { price: 2_000, coin: 300 })
const all = [month, year, small, large]

it('marks the lowest price per day or point as the best value', () => {
  expect(findBestValue([month, year])).toBe(year)
  expect(findBestValue([small, large])).toBe(large)
})

it('marks nothing when there is no choice, no difference, or the cheapest is sold out', () => {
  expect(findBestValue([month])).toBeUndefined()
  expect(findBestValue([month, goods(5, { price: 990, vip_days: 30 })])).toBeUndefined()
  expect(findBestValue([month, { ...year, stock: 0 }])).toBeUndefined()
})

it('selects a plan for a lack of membership, and the cheapest pack that covers missing points', () => {
  expect(selectGoods(all, { id: 0, need: 'vip', coin: 0 })).toBe(month)
  expect(selectGoods(all, { id: 0, need: 'coin', coin: 40 })).toBe(small)
  expect(selectGoods(all, { id: 0, need: 'coin', coin: 51 })).toBe(large)
  expect(selectGoods(all, { id: 0, need: 'coin', coin: 1_000 })).toBe(large)
})

it('selects named goods, and nothing that is sold out or unknown', () => {
  expect(selectGoods(all, { id: 2, need: undefined, coin: 0 })).toBe(year)
  expect(selectGoods([{ ...month, stock: 0 }], { id: 1, need: 'vip', coin: 0 })).toBeUndefined()
  expect(selectGoods(all, { id: 99, need: undefined, coin: 0 })).toBeUndefined()
})
