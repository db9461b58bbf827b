import type { ReactNode } from 'react'
import { formatCount } from '../../lib/text/text-format.ts'
import { listGains, listPoints, pricePer100Points, pricePerDay } from './goods-points.ts'
import type { ShownGoods } from './goods-points.ts'
import { shortYuan } from './yuan.ts'
import styles from './GoodsCard.module.css'

/** A larger stock is no reason to hurry. */
const maxShownStock = 10

interface GoodsCardProps {
  goods: ShownGoods
  /** Word that marks the card, such as 最划算. */
  mark?: string
  /** The action below the points. */
  children?: ReactNode
}

/** Goods as visitors see them. */
export const GoodsCard = ({ goods, mark, children }: GoodsCardProps) => {
  const unitPrice = pricePerDay(goods) || pricePer100Points(goods)
  const points = listPoints(goods)
  return (
    <article className={styles.card} data-marked={mark !== undefined}>
      <h3 className={styles.name}>
        {goods.name}
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      </h3>
      <p className={styles.price}>
        <b className="num">¥{shortYuan(goods.price)}</b>
        {unitPrice && <span className="num">{unitPrice}</span>}
      </p>
      <p className={styles.gains}>{listGains(goods).join(' + ')}</p>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point, index) => (
            <li key={`${index} ${point}`}>{point}</li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {goods.per_user !== undefined && <span>每人限购 {formatCount(goods.per_user)} 次</span>}
        {goods.stock === 0 && <span className={styles.out}>已售罄</span>}
        {goods.stock !== undefined && goods.stock > 0 && goods.stock <= maxShownStock && (
          <span>还剩 {formatCount(goods.stock)} 件</span>
        )}
        {children}
      </div>
    </article>
  )
}
