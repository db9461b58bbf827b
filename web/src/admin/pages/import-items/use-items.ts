import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { countOpen } from '../../../shared/import/import-rules.ts'
import { queryOf } from '../../../lib/api/queries.ts'
import type { FilterName } from '../../kit/list/list-spec.ts'
import { useList } from '../../kit/list/use-list.ts'
import type { ListPage } from '../../kit/list/use-list.ts'
import { useListState } from '../../kit/list/use-list-state.ts'
import type { ListState } from '../../kit/list/use-list-state.ts'
import { anyStatus, itemFilters, itemList, tabStatuses } from './items.ts'

const pollMs = 5_000

interface Items {
  here: string
  state: ListState<typeof itemList>
  page: ListPage<typeof itemList>
  counts: Readonly<Record<string, number>> | undefined
}

const names: readonly FilterName<typeof itemList>[] = ['status', ...itemFilters.map(({ name }) => name)]

const useItemsState = (): { here: string; state: ListState<typeof itemList> } => {
  const state = useListState(itemList, names)
  const { status: asked, ...filters } = state.filters
  const here = asked === anyStatus ? anyStatus : (tabStatuses.find((status) => status === asked) ?? 'review')
  return {
    here,
    state: {
      ...state,
      filters,
      isFiltered: Object.keys(filters).length > 0,
      input: { ...state.input, status: here === anyStatus ? '' : here },
      // The tab is not part of the filter.
      clearFilters: () => state.openView(`status=${here}`),
    },
  }
}

/** The list on screen. Polls while items are being processed, except in the review tab, whose items wait for an admin. */
export const useItems = (): Items => {
  const { here, state } = useItemsState()
  const page = useList(state)
  const { data } = useQuery({
    ...queryOf(itemList, state.input),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: known } }) =>
      here !== 'review' && known && countOpen(known.counts) > 0 ? pollMs : false,
  })
  return { here, state, page, counts: data?.counts }
}
