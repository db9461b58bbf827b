import { Link, useLocation } from 'react-router-dom'
import { itemStateOf } from '../../../features/import/rules.ts'
import { sameView } from '../../../layout/use-scroll-memory.ts'
import { countedWord } from '../../kit/counted.ts'
import { anyStatus, tabStatuses } from './items.ts'
import styles from './StatusTabs.module.css'

interface StatusTabsProps {
  /** A status, or any. */
  here: string
  /** Items by status under the other filters; undefined while they are not known. */
  counts: Readonly<Record<string, number>> | undefined
}

/** The states of items side by side, each with how many are in it; the other filters stay. */
export const StatusTabs = ({ here, counts }: StatusTabsProps) => {
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
          state={sameView}
          className={styles.tab}
          aria-current={status === here ? 'page' : undefined}
        >
          {status === anyStatus ? '全部' : itemStateOf(status).word}{' '}
          {status !== anyStatus && counts && <span className="num">{countedWord(counts[status] ?? 0)}</span>}
        </Link>
      ))}
    </nav>
  )
}
