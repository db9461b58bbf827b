import { AppError } from '@pandex/platform/errors'
import { readLine, readText } from './texts.ts'

export interface GoodsValues {
  name: string
  /** Cents. */
  price: number
  coin: number
  vip_days: number
  description: string
  remark: string
  on_shelf: boolean
  /** Null: unlimited. */
  stock: number | null
  per_user: number | null
}

const limits = { price: 100_000_000, coin: 100_000_000, vip_days: 36_500, count: 1_000_000 }

export const badGoods = (field: string, message: string): AppError =>
  new AppError('invalid', 'order.bad_goods', message, { fields: [field] })

const isWhole = (value: number, min: number, max: number): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max

/** @returns the normalized goods @throws AppError invalid order.bad_goods */
export const checkGoods = (given: GoodsValues): GoodsValues => {
  const name = readLine(given.name, 100)
  const [description, remark] = [readText(given.description, 2_000), readText(given.remark, 500)]
  const { price, coin, vip_days, stock, per_user } = given
  if (!name) throw badGoods('name', '名称为 1–100 个字，不能换行')
  if (description === undefined) throw badGoods('description', '说明最多 2000 个字')
  if (remark === undefined) throw badGoods('remark', '备注最多 500 个字')
  if (!isWhole(price, 1, limits.price)) throw badGoods('price', '价格须为 0.01–1000000 元')
  if (!isWhole(coin, 0, limits.coin)) throw badGoods('coin', `积分须为 0–${limits.coin}`)
  if (!isWhole(vip_days, 0, limits.vip_days)) throw badGoods('vip_days', `会员天数须为 0–${limits.vip_days}`)
  if (coin + vip_days === 0) throw badGoods('coin', '积分和会员天数至少填一项')
  if (stock !== null && !isWhole(stock, 0, limits.count)) throw badGoods('stock', `库存须为 0–${limits.count}`)
  if (per_user !== null && !isWhole(per_user, 1, limits.count))
    throw badGoods('per_user', `每人限购须为 1–${limits.count}`)
  return { ...given, name, description, remark }
}

/** Place of each id among the places that they hold together. @throws AppError invalid order.bad_goods: an id is unknown or repeated */
export const placesOf = (
  ids: readonly number[],
  held: readonly { id: number; weight: number }[],
): { id: number; weight: number }[] => {
  if (new Set(ids).size !== ids.length || held.length !== ids.length)
    throw badGoods('ids', '列表已有变化，请刷新后再排序')
  const places = held.map(({ weight }) => weight).toSorted((a, b) => a - b)
  return ids.map((id, index) => ({ id, weight: places[index] as number }))
}
