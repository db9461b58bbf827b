import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatCount } from '../../../lib/text/text-format.ts'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { reasonLabel } from '../../../shared/coins/coin-reasons.ts'
import { Time } from '../../kit/table/columns.tsx'
import styles from './users.module.css'

const tabs = { coins: '积分流水', purchases: '购买记录' } as const
type Tab = keyof typeof tabs

const size = 10

/** Points and purchases of a user, page by page. */
export const UserRecords = ({ userId }: { userId: number }) => {
  const [tab, setTab] = useState<Tab>()
  return (
    <section className={styles.records} aria-label="记录">
      <div className={styles.tabs}>
        {(Object.entries(tabs) as [Tab, string][]).map(([key, label]) => (
          <button
            key={key}
            type="button"
            className="chip"
            aria-expanded={tab === key}
            onClick={() => setTab(tab === key ? undefined : key)}
          >
            {label}
          </button>
        ))}
      </div>
      {tab === 'coins' && <CoinLog key={userId} userId={userId} />}
      {tab === 'purchases' && <Purchases key={userId} userId={userId} />}
    </section>
  )
}

const CoinLog = ({ userId }: { userId: number }) => {
  const [page, setPage] = useState(1)
  const log = useQuery({
    ...queryOf('GET /admin/v1/user/coin_log', { user_id: userId, page, size }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  if (log.error) return <ErrorState error={log.error} onRetry={() => void log.refetch()} />
  return (
    <>
      <ul className={styles.list}>
        {log.data?.list.map(({ id, delta, balance, reason, note, create_time }) => (
          <li key={id}>
            <b className="num">{delta > 0 ? `+${formatCount(delta)}` : `−${formatCount(-delta)}`}</b>
            <span>
              {reasonLabel(reason)}
              {note && `：${note}`}
            </span>
            <span className="num">余 {formatCount(balance)}</span>
            <Time at={create_time} />
          </li>
        ))}
      </ul>
      <Pages page={page} total={log.data?.total} onChange={setPage} />
    </>
  )
}

const Purchases = ({ userId }: { userId: number }) => {
  const [page, setPage] = useState(1)
  const bought = useQuery({
    ...queryOf('GET /admin/v1/user/purchases', { user_id: userId, page, size }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  if (bought.error) return <ErrorState error={bought.error} onRetry={() => void bought.refetch()} />
  return (
    <>
      <ul className={styles.list}>
        {bought.data?.list.map(({ doc_id, disk_name, cost_coin, create_time, refunded }) => (
          <li key={doc_id}>
            <b className="num">
              {cost_coin > 0 ? `${formatCount(cost_coin)} 积分` : '免费'}
              {refunded > 0 && '，已退还'}
            </b>
            <Link to={`/doc/${doc_id}`}>{disk_name}</Link>
            <Time at={create_time} />
          </li>
        ))}
      </ul>
      <Pages page={page} total={bought.data?.total} onChange={setPage} />
    </>
  )
}

interface PagesProps {
  page: number
  total: number | undefined
  onChange: (page: number) => void
}

const Pages = ({ page, total, onChange }: PagesProps) => {
  if (total === undefined) return <p>加载中…</p>
  if (total === 0) return <p>还没有记录</p>
  const last = Math.ceil(total / size)
  return (
    <div className={styles.pages}>
      <span>共 {formatCount(total)} 条</span>
      {last > 1 && (
        <>
          <button type="button" className="btn btn-small" disabled={page <= 1} onClick={() => onChange(page - 1)}>
            上一页
          </button>
          <button type="button" className="btn btn-small" disabled={page >= last} onClick={() => onChange(page + 1)}>
            下一页
          </button>
        </>
      )}
    </div>
  )
}
