import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { queryOf } from '../../../lib/api/queries.ts'
import { formatCappedCount } from '../../kit/format-capped-count.ts'
import styles from './WorkList.module.css'

interface Work {
  word: string
  to: string
  count: number | undefined
}

const useWork = (): Work[] => {
  const [items, reported, jobs] = useQueries({
    queries: [
      queryOf('GET /admin/v1/disk_task/list', { size: 1 }),
      queryOf('GET /admin/v1/report/list', { size: 1, status: 'open' }),
      queryOf('GET /admin/v1/task/list', { size: 1, status: 'failed' }),
    ],
  })
  const counts = items.data && { review: 0, failed: 0, ...items.data.counts }
  return [
    { word: '待审核的导入', to: '/admin/list_disk_task?status=review', count: counts?.review },
    { word: '待处理的举报', to: '/admin/list_report?status=open', count: reported.data?.total },
    { word: '失败的导入', to: '/admin/list_disk_task?status=failed', count: counts?.failed },
    { word: '失败的任务', to: '/admin/list_task?status=failed', count: jobs.data?.total },
  ]
}

/** The tiles always render, so that the page does not shift when the counts arrive. */
export const WorkList = () => (
  <ul className={styles.work} aria-label="待办">
    {useWork().map(({ word, to, count }) => (
      <li key={to}>
        <Link to={to} data-open={count !== undefined && count > 0}>
          {word} <span className="num">{count === undefined ? '–' : formatCappedCount(count)}</span>
        </Link>
      </li>
    ))}
  </ul>
)
