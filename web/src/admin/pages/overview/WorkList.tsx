import { useQueries } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { queryOf } from '../../../lib/queries.ts'
import { countedWord } from '../../kit/counted.ts'
import styles from './WorkList.module.css'

interface Work {
  word: string
  to: string
  count: number
}

/** What waits for an admin, each with the way to it; undefined while it is not known. */
const useWork = (): Work[] | undefined => {
  const [items, reported, jobs] = useQueries({
    queries: [
      queryOf('GET /admin/v1/disk_task/list', { size: 1 }),
      queryOf('GET /admin/v1/disk/list', { size: 1, status: '1' }),
      queryOf('GET /admin/v1/task/list', { size: 1, status: 'failed' }),
    ],
  })
  if (!items.data || !reported.data || !jobs.data) return undefined
  const { review = 0, failed = 0 } = items.data.counts
  return [
    { word: '待审核的导入', to: '/admin/list_disk_task?status=review', count: review },
    { word: '被举报的资源', to: '/admin/list_disk?status=1', count: reported.data.total },
    { word: '失败的导入', to: '/admin/list_disk_task?status=failed', count: failed },
    { word: '失败的任务', to: '/admin/list_task?status=failed', count: jobs.data.total },
  ].filter(({ count }) => count > 0)
}

/** The work of the day; nothing at all where its lists cannot be read, as each of them says why. */
export const WorkList = () => {
  const work = useWork()
  return (
    <section className={styles.work} aria-label="待办" aria-busy={!work}>
      {work?.length === 0 && <p className={styles.done}>没有待办，都处理完了。</p>}
      {work && work.length > 0 && (
        <ul>
          {work.map(({ word, to, count }) => (
            <li key={to}>
              <Link to={to}>
                {word} <span className="num">{countedWord(count)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
