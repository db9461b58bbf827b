import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { queryOf } from '../../../lib/api/queries.ts'
import type { ListSpec, RowOf } from './list-spec.ts'
import type { ListState } from './use-list-state.ts'

export interface ListPage<S extends ListSpec> {
  /** Undefined before the first response. */
  rows: readonly RowOf<S>[] | undefined
  total: number
  /** The rows belong to the previous state; the current ones are loading. */
  isStale: boolean
  error: unknown
  retry: () => void
}

/**
 * Loads the page. Admin lists refetch on every mount and show the old rows meanwhile.
 * A page beyond the end, such as after deleting its last row, becomes the last page.
 */
export const useList = <S extends ListSpec>(state: ListState<S>): ListPage<S> => {
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...queryOf(state.spec, state.input),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  const page = data as { list: readonly RowOf<S>[]; total: number } | undefined
  const lastPage = Math.max(1, Math.ceil((page?.total ?? 0) / state.size))
  const isBeyond = page !== undefined && !isPlaceholderData && state.page > lastPage
  useEffect(() => {
    if (isBeyond) state.replacePage(lastPage)
    // oxlint-disable-next-line react/exhaustive-deps -- the state is a new object on every render
  }, [isBeyond, lastPage])
  return {
    rows: error ? undefined : page?.list,
    total: page?.total ?? 0,
    isStale: isPlaceholderData || isBeyond,
    error,
    retry: () => void refetch(),
  }
}

export const useRefreshList = (): ((spec: ListSpec) => Promise<void>) => {
  const client = useQueryClient()
  return useCallback((spec) => client.invalidateQueries({ queryKey: [spec] }), [client])
}
