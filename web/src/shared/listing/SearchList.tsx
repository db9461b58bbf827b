import type { ReactNode } from 'react'
import { failureOf } from '../../lib/api/api.ts'
import type { SearchState } from '../../lib/search-state/search-state.ts'
import { useDelayedTrue } from '../../lib/browser/use-delayed.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx'
import { isShort } from '../result/related.ts'
import { RelatedRows } from '../result/RelatedRows.tsx'
import { ResultRow } from '../result/ResultRow.tsx'
import { ResultsSkeleton } from '../result/ResultsSkeleton.tsx'
import { useResultKeys } from '../result/use-result-keys.ts'
import { Refused } from '../search/Refused.tsx'
import { RefusedFrame } from '../search/RefusedFrame.tsx'
import type { useSearch } from '../search/use-search.ts'
import styles from './listing.module.css'
import { listAddress } from './list-position.ts'
import type { ListPosition } from './list-position.ts'

interface SearchListProps {
  state: SearchState
  found: ReturnType<typeof useSearch>
  /** Ids of resources to move to the front, in this order, if they are in the result. */
  first?: readonly string[]
  path: string
  position: ListPosition
  empty: ReactNode
}

export const SearchList = ({ state, found, first = [], path, position, empty }: SearchListProps) => {
  const { data, error, requirement, isPlaceholderData } = found
  const isDimmed = useDelayedTrue(isPlaceholderData)
  useResultKeys()
  if (!data) {
    if (requirement)
      return (
        <RefusedFrame requirement={requirement} firstPage={path}>
          <Refused requirement={requirement} retryWith={found.retryWith} />
        </RefusedFrame>
      )
    if (!error) return <ResultsSkeleton />
    const { code, status, msg } = failureOf(error)
    // The site bans this keyword, so a retry cannot help.
    const isFinal = code === 0 && status > 0 && status < 500
    return isFinal ? <EmptyState title={msg} /> : <ErrorState error={error} onRetry={() => void found.refetch()} />
  }
  if (data.list.length === 0) return empty
  return (
    <div className={styles.found} data-dimmed={isDimmed} aria-busy={isPlaceholderData}>
      <ol>
        {sortListedFirst(data.list, first).map((hit) => (
          <ResultRow key={hit.doc_id} row={hit} state={state} />
        ))}
      </ol>
      <Pagination
        page={position.page}
        pages={countPages(data)}
        addressOf={(page) => listAddress(path, { ...position, page })}
      />
      {isShort(data.list, data.total) && <RelatedRows of={data.list} />}
    </div>
  )
}

const sortListedFirst = <H extends { doc_id: string }>(hits: readonly H[], first: readonly string[]): H[] => {
  const rankOf = ({ doc_id }: H): number => (first.includes(doc_id) ? first.indexOf(doc_id) : first.length)
  return hits.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** 0 while the reply is unknown. */
export const countPages = (reply: { total: number; per_size: number } | undefined): number =>
  reply ? Math.ceil(reply.total / Math.max(1, reply.per_size)) : 0
