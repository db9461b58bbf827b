import type { ReactNode } from 'react'
import { failureOf } from '../../lib/api.ts'
import type { SearchState } from '../../lib/search-state.ts'
import { useLasting } from '../../lib/use-later.ts'
import { Pagination } from '../../ui/Pagination.tsx'
import { Empty, Failed } from '../../ui/states.tsx'
import { isShort } from '../result/related.ts'
import { RelatedRows } from '../result/RelatedRows.tsx'
import { ResultRow } from '../result/ResultRow.tsx'
import { ResultsWaiting } from '../result/ResultsWaiting.tsx'
import { useResultKeys } from '../result/use-result-keys.ts'
import { Refused } from '../search/Refused.tsx'
import { RefusedFrame } from '../search/RefusedFrame.tsx'
import type { useSearch } from '../search/use-search.ts'
import styles from './listing.module.css'
import { placeAddress } from './place.ts'
import type { Place } from './place.ts'

interface SearchListProps {
  state: SearchState
  found: ReturnType<typeof useSearch>
  /** Ids of resources to move to the front, in this order, if they are in the result. */
  first?: readonly string[]
  path: string
  place: Place
  empty: ReactNode
}

export const SearchList = ({ state, found, first = [], path, place, empty }: SearchListProps) => {
  const { data, error, asked, isPlaceholderData } = found
  const isDimmed = useLasting(isPlaceholderData)
  useResultKeys()
  if (!data) {
    if (asked)
      return (
        <RefusedFrame ask={asked} firstPage={path}>
          <Refused ask={asked} askWith={found.askWith} />
        </RefusedFrame>
      )
    if (!error) return <ResultsWaiting />
    const { code, status, msg } = failureOf(error)
    // The site refuses the word: a retry does not help.
    const isFinal = code === 0 && status > 0 && status < 500
    return isFinal ? <Empty title={msg} /> : <Failed error={error} onRetry={() => void found.refetch()} />
  }
  if (data.list.length === 0) return empty
  return (
    <div className={styles.found} data-dimmed={isDimmed} aria-busy={isPlaceholderData}>
      <ol>
        {inOrder(data.list, first).map((hit) => (
          <ResultRow key={hit.doc_id} row={hit} state={state} />
        ))}
      </ol>
      <Pagination
        page={place.page}
        pages={pagesOf(data)}
        addressOf={(page) => placeAddress(path, { ...place, page })}
      />
      {isShort(data.list, data.total) && <RelatedRows of={data.list} />}
    </div>
  )
}

const inOrder = <H extends { doc_id: string }>(hits: readonly H[], first: readonly string[]): H[] => {
  const rankOf = ({ doc_id }: H): number => (first.includes(doc_id) ? first.indexOf(doc_id) : first.length)
  return hits.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** 0 while the reply is unknown. */
export const pagesOf = (reply: { total: number; per_size: number } | undefined): number =>
  reply ? Math.ceil(reply.total / Math.max(1, reply.per_size)) : 0
