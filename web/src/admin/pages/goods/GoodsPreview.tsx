import { GoodsCard } from '../../../shared/shop/GoodsCard.tsx'
import { parseYuan } from '../../../shared/shop/yuan.ts'
import type { EntityValues } from '../../kit/form/field-definitions.ts'
import styles from './goods.module.css'

const countOf = (text = ''): number | undefined => (/^\d+$/.test(text.trim()) ? Number(text) : undefined)

/** The card of the shop, with the values of the form while they are typed. */
export const GoodsPreview = ({ values }: { values: EntityValues }) => {
  const [stock, perUser] = [countOf(values.stock), countOf(values.per_user)]
  return (
    <section className={styles.preview} aria-label="访客看到的卡片">
      <p>访客看到的卡片</p>
      <GoodsCard
        goods={{
          name: values.name?.trim() || '名称',
          price: parseYuan(values.price ?? '') ?? 0,
          coin: countOf(values.coin) ?? 0,
          vip_days: countOf(values.vip_days) ?? 0,
          description: values.description ?? '',
          ...(stock !== undefined && { stock }),
          ...(perUser !== undefined && { per_user: perUser }),
        }}
      />
    </section>
  )
}
