import { useSearchParams } from 'react-router-dom'
import { useSearch } from '../search/use-search.ts'
import { readListPosition } from './list-position.ts'
import { searchStateOf } from './subject-search.ts'
import type { Subject } from './subject-search.ts'

export const useSubjectSearch = (subject: Subject) => {
  const [params] = useSearchParams()
  const position = readListPosition(params)
  const state = searchStateOf(subject, position)
  const found = useSearch(state, true)
  const total = found.data?.total ?? 0
  /** True only on page one and without a drive filter: other pages or drives may have resources. */
  const hasNoResources = found.data !== undefined && total === 0 && position.type === '' && position.page === 1
  return { position, state, found, total, hasNoResources }
}

export type SubjectSearch = ReturnType<typeof useSubjectSearch>
