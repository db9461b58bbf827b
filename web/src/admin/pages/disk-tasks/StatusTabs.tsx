import { Link, useLocation } from 'react-router-dom'
import { itemStateOf } from '../../../features/import/rules.ts'
import { sameView } from '../../../layout/use-scroll-memory.ts'
import { countedWord } from '../../kit/counted.ts'
import { anyStatus, tabStatuses } from './items.ts'
import styles from './StatusTabs.module.css'

interface StatusTabsProps {
  here: string
  counts: Readonly<Record<string, number>> | undefined
}

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
