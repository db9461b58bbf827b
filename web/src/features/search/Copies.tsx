import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { useNow } from '../../lib/clock.ts'
import { queryOf } from '../../lib/queries.ts'
import { searchInput } from '../../lib/search-state.ts'
import type { SearchState } from '../../lib/search-state.ts'
import type { SiteConfig } from '../../lib/site-config.ts'
import { useSite } from '../../lib/site.ts'
import { formatAge, formatSize, safeUrl } from '../../lib/text-format.ts'
import { DriveTag } from '../../ui/DriveTag.tsx'
import { Health } from '../../ui/Health.tsx'
import { Highlighted } from '../../ui/Highlighted.tsx'
import { Bar, Failed, Skeleton } from '../../ui/states.tsx'
import type { Hit } from './api.ts'
import styles from './Copies.module.css'
import { ResultActions } from './ResultActions.tsx'

/** Where the site asks for something from some page on, a longer list would reach into those pages. */
const mostListed = ({ policy, pageSize }: SiteConfig['search']): number => (policy.kind === 'none' ? 50 : pageSize)

/** The other shares of a result's version, one line each, best first. */
export const Copies = ({ hit, state }: { hit: Hit; state: SearchState }) => {
  const { search } = useSite()
  const nowMs = useNow()
  const { data, error, refetch } = useQuery(
    queryOf('POST /v1/search/disk', {
      ...searchInput({ ...state, page: 1, cursor: '', isUnfolded: true }, mostListed(search)),
      copy_group: hit.copy_group,
      facets: false,
    }),
  )
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Skeleton rows={Math.min(hit.copies, 3)}>
        <div className={styles.waiting}>
          <Bar width="60%" />
        </div>
      </Skeleton>
    )
  return (
    <ol className={styles.copies}>
      {data.list
        .filter(({ doc_id }) => doc_id !== hit.doc_id)
        .map((copy) => (
          <li key={copy.doc_id}>
            <Link to={`/doc/${copy.doc_id}`} className={styles.name}>
              <Highlighted html={copy.disk_name} />
            </Link>
            <span className={styles.meta}>
              <DriveTag type={copy.disk_type} />
              <Health health={copy.health} status={copy.status} checkedAt={copy.checked_at} />
              {search.showsSize && copy.size > 0 && <span className="num">{formatSize(copy.size)}</span>}
              {search.showsTime && copy.shared_time && (
                <span className="num">{formatAge(copy.shared_time, nowMs)} 分享</span>
              )}
            </span>
            <ResultActions hit={copy} link={search.showsLink ? safeUrl(copy.link) : ''} />
          </li>
        ))}
    </ol>
  )
}
