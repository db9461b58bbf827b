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
  activeStatus: string
  state: ListState<typeof itemList>
  page: ListPage<typeof itemList>
  counts: Readonly<Record<string, number>> | undefined
}

const names: readonly FilterName<typeof itemList>[] = ['status', ...itemFilters.map(({ name }) => name)]

const useItemsState = (): { activeStatus: string; state: ListState<typeof itemList> } => {
  const state = useListState(itemList, names)
  const { status: requested, ...filters } = state.filters
  const activeStatus =
    requested === anyStatus ? anyStatus : (tabStatuses.find((status) => status === requested) ?? 'review')
  return {
    activeStatus,
    state: {
      ...state,
      filters,
      isFiltered: Object.keys(filters).length > 0,
      input: { ...state.input, status: activeStatus === anyStatus ? '' : activeStatus },
      // The tab is not part of the filter.
      clearFilters: () => state.openView(`status=${activeStatus}`),
    },
  }
}

/** The list on screen. Polls while items are being processed, except in the review tab, whose items wait for an admin. */
export const useItems = (): Items => {
  const { activeStatus, state } = useItemsState()
  const page = useList(state)
  const { data } = useQuery({
    ...queryOf(itemList, state.input),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data: answer } }) =>
      activeStatus !== 'review' && answer && countOpen(answer.counts) > 0 ? pollMs : false,
  })
  return { activeStatus, state, page, counts: data?.counts }
}
