import { expect, it } from 'vitest'
import { shopAddress } from '../../lib/shop/shop-address.ts'
import { countdownText } from '../../shared/shop/payment/countdown-text.ts'
import { readShopEntry } from './shop-entry.ts'

const entryOf = (address: string) => readShopEntry(new URL(address, 'http://site.invalid').searchParams)

it('reads back what prompts ask for', () => {
  const from = { pathname: '/doc/d1', search: '' }
  expect(entryOf(shopAddress({ need: 'coin', coin: 160, from }))).toEqual({ id: 0, need: 'coin', coin: 160 })
  expect(shopAddress({ need: 'vip', from })).toBe('/shop?need=vip&back=%2Fdoc%2Fd1')
})

it('ignores invalid values', () => {
  expect(entryOf('/shop?need=gold&coin=-5&goods=1e9')).toEqual({ id: 0, need: undefined, coin: 0 })
})

it.each([
  [59, '0:59'],
  [600, '10:00'],
  [7_145, '1:59:05'],
])('writes %i seconds as %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text)
})
