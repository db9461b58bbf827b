import type { ApiOutput } from '../../lib/api/api.ts'
import { ErrorState } from '../../ui/feedback/states.tsx'
import { ResultRow } from '../../shared/result/ResultRow.tsx'
import { ResultsSkeleton } from '../../shared/result/ResultsSkeleton.tsx'
import { rowOfDisk } from '../../shared/result/row.ts'
import styles from './ResourceList.module.css'

interface ResourceListProps {
  title: string
  query: { data?: ApiOutput<'GET /v1/disk/latest'>; error: unknown; refetch: () => Promise<unknown> }
  rows: number
  isRanked?: boolean
}

export const ResourceList = ({ title, query, rows, isRanked = false }: ResourceListProps) => {
  // A new site has neither latest nor hot resources; the import prompt suffices.
  if (query.data?.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {query.data && (
        <ol>
          {query.data.map((disk, index) => (
            <ResultRow key={disk.doc_id} row={rowOfDisk(disk)} isBrief {...(isRanked && { rank: index + 1 })} />
          ))}
        </ol>
      )}
      {!query.data &&
        (query.error ? (
          <ErrorState error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <ResultsSkeleton rows={rows} isBrief />
        ))}
    </section>
  )
}
