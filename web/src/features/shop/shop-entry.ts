import type { ShopNeed } from '../../lib/shop/shop-address.ts'

const needs: readonly ShopNeed[] = ['vip', 'coin']

const readCount = (text: string | null): number => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : 0)

/** The goods that the address asks for; invalid values ask for none. */
export const readShopEntry = (search: URLSearchParams) => ({
  id: readCount(search.get('goods')),
  need: needs.find((need) => need === search.get('need')),
  coin: readCount(search.get('coin')),
})
