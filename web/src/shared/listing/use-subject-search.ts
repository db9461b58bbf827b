import { useSearchParams } from 'react-router-dom'
import { useSearch } from '../search/use-search.ts'
import { readListPosition } from './list-position.ts'
import { searchStateOf } from './subject-search.ts'
import type { Subject } from './subject-search.ts'

export const useSubjectSearch = (subject: Subject) => {
  const [params] = useSearchParams()
  const place = readListPosition(params)
  const state = searchStateOf(subject, place)
  const found = useSearch(state, true)
  const total = found.data?.total ?? 0
  /** True only on page one and without a drive filter: other pages or drives may have resources. */
  const isNothing = found.data !== undefined && total === 0 && place.type === '' && place.page === 1
  return { place, state, found, total, isNothing }
}

export type SubjectSearch = ReturnType<typeof useSubjectSearch>
