import { fixedYuan } from '../../shared/shop/yuan.ts'
import { usePendingOrders } from '../../shared/shop/payment/api.ts'
import styles from './ShopPage.module.css'

/** Orders that were created and not paid. */
export const PendingOrders = ({ onContinue }: { onContinue: (orderNo: string) => void }) => {
  const { data } = usePendingOrders()
  if (!data || data.list.length === 0) return null
  return (
    <section className={styles.pending} aria-label="未完成的订单">
      <h2>未完成的订单</h2>
      <ul>
        {data.list.map(({ order_no, goods_name, amount }) => (
          <li key={order_no}>
            <span>{goods_name}</span>
            <b className="num">¥{fixedYuan(amount)}</b>
            <button type="button" className="btn btn-soft btn-small" onClick={() => onContinue(order_no)}>
              继续付款
              <span className="vh">{goods_name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
