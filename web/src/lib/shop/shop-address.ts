/** What a visitor lacks: membership or points. */
export type ShopNeed = 'vip' | 'coin'

interface ShopEntry {
  need: ShopNeed
  /** Missing points. */
  coin?: number
  /** Page to return to after the payment. */
  from?: { pathname: string; search: string }
}

/** The shop with fitting goods selected. */
export const shopAddress = ({ need, coin = 0, from }: ShopEntry): string => {
  const query = new URLSearchParams({ need })
  if (coin > 0) query.set('coin', String(coin))
  if (from) query.set('back', from.pathname + from.search)
  return `/shop?${query.toString()}`
}
