import type { ApiOutput } from '../../lib/api/api.ts'
import type { ShopNeed } from '../../lib/shop/shop-address.ts'

export type Goods = ApiOutput<'GET /v1/goods/list'>[number]

/** Goods with VIP days; the others are packs of points. */
export const isPlan = ({ vip_days: days }: Pick<Goods, 'vip_days'>): boolean => days > 0

export const isSoldOut = ({ stock }: Pick<Goods, 'stock'>): boolean => stock === 0

/** Cents per day of a plan, per point of a pack. Points of a plan are an extra and count nothing. */
const unitPrice = (goods: Goods): number => goods.price / (isPlan(goods) ? goods.vip_days : goods.coin)

/** The goods with the lowest price per day or point; undefined when others are as cheap, or there is no choice. */
export const findBestValue = (list: readonly Goods[]): Goods | undefined => {
  const [best, second] = list
    .filter((goods) => !isSoldOut(goods))
    .toSorted((one, other) => unitPrice(one) - unitPrice(other))
  return best && second && unitPrice(best) < unitPrice(second) ? best : undefined
}

/** The goods that a prompt selects: by number; else the first plan, or the cheapest pack that covers the missing points. */
export const selectGoods = (
  list: readonly Goods[],
  { id, need, coin }: { id: number; need: ShopNeed | undefined; coin: number },
): Goods | undefined => {
  const available = list.filter((goods) => !isSoldOut(goods))
  const named = available.find((goods) => goods.id === id)
  if (named || !need) return named
  if (need === 'vip') return available.find(isPlan)
  const packs = available.filter((goods) => goods.coin > 0)
  const enough = packs.filter((goods) => goods.coin >= coin).toSorted((one, other) => one.price - other.price)
  return enough[0] ?? packs.toSorted((one, other) => other.coin - one.coin)[0]
}
