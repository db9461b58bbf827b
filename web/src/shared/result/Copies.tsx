import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../lib/api/queries.ts'
import { searchInput } from '../../lib/search-state/search-state.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import type { SiteConfig } from '../../lib/settings/site-config.ts'
import { useSite } from '../../lib/settings/use-site.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'
import styles from './Copies.module.css'
import { ResultRow } from './ResultRow.tsx'
import { ResultsSkeleton } from './ResultsSkeleton.tsx'
import type { Row } from './row.ts'

/** An access policy can protect further pages: a longer list would include rows of those pages. */
const maxListed = ({ policy, pageSize }: SiteConfig['search']): number => (policy.kind === 'none' ? 50 : pageSize)

export const Copies = ({ of: row, state }: { of: Row; state: SearchState }) => {
  const { search } = useSite()
  const { data, error, refetch } = useQuery(
    queryOf('POST /v1/search/disk', {
      ...searchInput({ ...state, page: 1, cursor: '', isUnfolded: true }, maxListed(search)),
      copy_group: row.copy_group,
      facets: false,
    }),
  )
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <ResultsSkeleton rows={Math.min(row.copies, 3)} isBrief />
  return (
    <ol className={styles.copies}>
      {data.list
        .filter(({ doc_id }) => doc_id !== row.doc_id)
        .map((copy) => (
          <ResultRow key={copy.doc_id} row={copy} isBrief hasActions />
        ))}
    </ol>
  )
}
