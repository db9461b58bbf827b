import { formatCount } from '../../lib/text/text-format.ts'
import { shortYuan } from './yuan.ts'

/** The part of goods that their card shows. */
export interface ShownGoods {
  name: string
  /** Cents. */
  price: number
  coin: number
  vip_days: number
  /** Each line is a point of the card. */
  description: string
  /** Undefined: unlimited. */
  stock?: number
  per_user?: number
}

/** `30 天会员`, `500 积分`: everything that an order of the goods gives. */
export const listGains = ({ coin, vip_days: days }: Pick<ShownGoods, 'coin' | 'vip_days'>): string[] => [
  ...(days > 0 ? [`${formatCount(days)} 天会员`] : []),
  ...(coin > 0 ? [`${formatCount(coin)} 积分`] : []),
]

/** `每天 0.33 元`, rounded up to whole cents; empty for goods without VIP days. */
export const pricePerDay = ({ price, vip_days: days }: Pick<ShownGoods, 'price' | 'vip_days'>): string =>
  days > 1 ? `每天 ${shortYuan(Math.ceil(price / days))} 元` : ''

/** `每 100 积分 8 元`, rounded up to whole cents; empty for goods with VIP days. */
export const pricePer100Points = ({
  price,
  coin,
  vip_days: days,
}: Pick<ShownGoods, 'price' | 'coin' | 'vip_days'>): string =>
  coin > 0 && days === 0 ? `每 100 积分 ${shortYuan(Math.ceil((price * 100) / coin))} 元` : ''

export const listPoints = ({ description }: Pick<ShownGoods, 'description'>): string[] =>
  description
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
