import { Link } from 'react-router-dom'
import type { ApiOutput } from '../../lib/api.ts'
import { useNow } from '../../lib/clock.ts'
import { formatAge } from '../../lib/text-format.ts'
import { DriveTag } from '../../ui/DriveTag.tsx'
import { Bar, Failed, Skeleton } from '../../ui/states.tsx'
import styles from './ResourceList.module.css'

type Disks = ApiOutput<'GET /v1/disk/latest'>

interface ResourceListProps {
  title: string
  query: { data?: Disks; error: unknown; refetch: () => Promise<unknown> }
  /** How many were asked for. */
  rows: number
  /** What stands at the edge of a row. */
  time: 'age' | 'rank'
}

/** A short list of resources, one line each. */
export const ResourceList = ({ title, query, rows, time }: ResourceListProps) => {
  const nowMs = useNow()
  // A new site has neither latest nor hot: the way to import says enough.
  if (query.data?.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {query.data && (
        <ol className={styles.list}>
          {query.data.map((disk, index) => (
            <li key={disk.doc_id}>
              {time === 'rank' && <span className={`num ${styles.rank}`}>{index + 1}</span>}
              <Link to={`/doc/${disk.doc_id}`}>{disk.disk_name}</Link>
              <DriveTag type={disk.disk_type} />
              {time === 'age' && <span className={`num ${styles.age}`}>{formatAge(disk.update_time, nowMs)}</span>}
            </li>
          ))}
        </ol>
      )}
      {!query.data &&
        (query.error ? <Failed error={query.error} onRetry={() => void query.refetch()} /> : <Waiting rows={rows} />)}
    </section>
  )
}

const Waiting = ({ rows }: { rows: number }) => (
  <Skeleton rows={rows}>
    <div className={styles.waiting}>
      <Bar width="64%" />
      <Bar width="72px" />
    </div>
  </Skeleton>
)
