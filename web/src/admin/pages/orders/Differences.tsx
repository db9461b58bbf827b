import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { Time } from '../../kit/table/columns.tsx'
import { differenceKinds, differenceList } from './orders.ts'
import styles from './orders.module.css'

const maxShown = 50

/** What the last reconciliation found: orders, grants and points that do not agree. */
export const Differences = () => {
  const { data, error, refetch } = useQuery({ ...queryOf(differenceList, { size: maxShown }), staleTime: 0 })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <section className={styles.differences} aria-label="对账差异" aria-busy={!data}>
      <h2>对账差异</h2>
      <p className={styles.hint}>每小时核对一次订单、发放记录和积分流水，差异消失后自动移除。</p>
      {data?.list.length === 0 && <p>没有差异</p>}
      {data && data.list.length > 0 && (
        <ul className={styles.entries}>
          {data.list.map(({ id, kind, order_no: orderNo, order_id: orderId, text, found_at: at }) => (
            <li key={id}>
              <p>
                <b>{differenceKinds[kind] ?? kind}</b>{' '}
                {orderId > 0 ? <Link to={`?state=difference&open=${orderId}`}>{orderNo}</Link> : orderNo}
              </p>
              <p className={styles.text}>{text}</p>
              <p className={styles.hint}>
                发现于 <Time at={at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > data.list.length && (
        <p className={styles.hint}>
          共 {formatCount(data.total)} 条，只列出前 {data.list.length} 条。
        </p>
      )}
    </section>
  )
}
