import { Link, useLocation } from 'react-router-dom'
import { itemStateOf } from '../../../shared/import/import-rules.ts'
import { keepViewState } from '../../../lib/browser/use-scroll-restoration.ts'
import { formatCappedCount } from '../../kit/format-capped-count.ts'
import { anyStatus, tabStatuses } from './items.ts'
import styles from './StatusTabs.module.css'

interface StatusTabsProps {
  activeStatus: string
  counts: Readonly<Record<string, number>> | undefined
}

export const StatusTabs = ({ activeStatus, counts }: StatusTabsProps) => {
  const { search } = useLocation()
  const addressOf = (status: string): string => {
    const params = new URLSearchParams(search)
    for (const name of ['page', 'open']) params.delete(name)
    params.set('status', status)
    return `?${String(params)}`
  }
  return (
    <nav className={styles.tabs} aria-label="状态">
      {[...tabStatuses, anyStatus].map((status) => (
        <Link
          key={status}
          to={addressOf(status)}
          state={keepViewState}
          className={styles.tab}
          aria-current={status === activeStatus ? 'page' : undefined}
        >
          {status === anyStatus ? '全部' : itemStateOf(status).label}{' '}
          {status !== anyStatus && counts && <span className="num">{formatCappedCount(counts[status] ?? 0)}</span>}
        </Link>
      ))}
    </nav>
  )
}
