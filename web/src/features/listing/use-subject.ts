import { useSearchParams } from 'react-router-dom'
import { useSearch } from '../search/use-search.ts'
import { readPlace } from './place.ts'
import { searchStateOf } from './search-list.ts'
import type { Subject } from './search-list.ts'

/** What is found about the subject of a page, at the place of its list that the address names. */
export const useSubject = (subject: Subject) => {
  const [params] = useSearchParams()
  const place = readPlace(params)
  const state = searchStateOf(subject, place)
  const found = useSearch(state, true)
  const total = found.data?.total ?? 0
  /** Known to be nothing at all, of no drive. */
  const isNothing = found.data !== undefined && total === 0 && place.type === '' && place.page === 1
  return { place, state, found, total, isNothing }
}

export type Found = ReturnType<typeof useSubject>
