import { Link } from 'react-router-dom'
import { changedAddress, orders } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { formatCount } from '../../lib/text/text-format.ts'
import styles from './Summary.module.css'

/** The service stops counting here. */
const maxCount = 10_000

export const Summary = ({ state, total, took }: { state: SearchState; total: number; took: number }) => (
  <div className={styles.summary}>
    <h1 className={styles.count}>
      <span className="vh">{state.q || state.user} 的搜索结果：</span>
      <b className="num">
        {formatCount(total)}
        {total >= maxCount && '+'}
      </b>{' '}
      条结果 <span className={`num ${styles.took}`}>{took} 毫秒</span>
    </h1>
    <nav className={styles.orders} aria-label="排序">
      <OrderLink state={state} order="" label="相关" />
      {(Object.keys(orders) as (keyof typeof orders)[]).map((order) => (
        <OrderLink key={order} state={state} order={order} label={orders[order]} />
      ))}
    </nav>
  </div>
)

const OrderLink = ({ state, order, label }: { state: SearchState; order: SearchState['order']; label: string }) => (
  <Link
    to={changedAddress(state, { order })}
    state={{ keepsFocus: true }}
    aria-current={state.order === order ? 'true' : undefined}
    rel="nofollow"
  >
    {label}
  </Link>
)
