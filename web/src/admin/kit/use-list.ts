import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { queryOf } from '../../lib/queries.ts'
import type { ListSpec, RowOf } from './list-route.ts'
import type { ListState } from './use-list-state.ts'

/** One page of a list as a table needs it. */
export interface ListPage<S extends ListSpec> {
  /** Undefined until there is a first answer. */
  rows: readonly RowOf<S>[] | undefined
  total: number
  /** The rows are those of the state before; the right ones are on their way. */
  isOld: boolean
  error: unknown
  retry: () => void
}

/**
 * Asks for the page that the state names. An admin's list is asked for anew each time, and while it comes the rows before
 * stay. A page beyond the end, after its last row was deleted, becomes the last one.
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
    // oxlint-disable-next-line react/exhaustive-deps -- the state is made anew with each render
  }, [isBeyond, lastPage])
  return {
    rows: error ? undefined : page?.list,
    total: page?.total ?? 0,
    isOld: isPlaceholderData || isBeyond,
    error,
    retry: () => void refetch(),
  }
}

/** Asks anew for everything that is on screen of a list. */
export const useRefreshList = (): ((spec: ListSpec) => Promise<void>) => {
  const client = useQueryClient()
  return useCallback((spec) => client.invalidateQueries({ queryKey: [spec] }), [client])
}
