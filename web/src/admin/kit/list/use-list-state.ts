import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepViewState } from '../../../lib/browser/use-scroll-restoration.ts'
import type { ApiInput } from '../../../lib/api/api.ts'
import type { FilterName, ListSpec } from './list-spec.ts'

export const pageSizes = [20, 50, 100] as const
const defaultPageSize = 20
const linkParameter = 'view'
const maxPage = 100_000

export type SortOrder = 'asc' | 'desc'

export type FilterValues<S extends ListSpec> = Partial<Record<FilterName<S>, string>>

/** State of a list; all of it is in the URL. */
export interface ListState<S extends ListSpec> {
  spec: S
  page: number
  size: number
  /** Column; empty for the list's default order. */
  sort: string
  order: SortOrder
  filters: FilterValues<S>
  isFiltered: boolean
  /** Input of the list's call. */
  input: ApiInput<S>
  /** Query without the page; stored in saved views. */
  view: string
  /** An empty value removes the filter. Resets to page 1. `isSameStep` replaces the history entry. */
  setFilter: (name: FilterName<S>, value: string, isSameStep?: boolean) => void
  clearFilters: () => void
  /** Cycles a column: descending, ascending, default order. */
  cycleSort: (column: string) => void
  setSort: (column: string, order: SortOrder) => void
  setSize: (size: number) => void
  /** Replaces the history entry, for a page that no longer exists. */
  replacePage: (page: number) => void
  addressOf: (page: number) => string
  /** Sets the filters, order and page size of a view. Replaces the history entry of the view's link. */
  openView: (view: string) => void
  /** Id of the saved view that the address opens; empty for none. */
  linkedView: string
  /** @param id of a saved view */
  linkOf: (id: number) => string
  closeLink: () => void
}

type Changes = Record<string, string>

const parsePage = (text: string | null, max: number): number => {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 && value <= max ? value : 1
}

const readPageSize = (text: string | null): number => pageSizes.find((size) => String(size) === text) ?? defaultPageSize

const withChanges = (params: URLSearchParams, changes: Changes): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * List state from the URL: page, size, sort order and the filters that the call accepts. Other parameters, such as the open row, are kept.
 * `fixed` is part of the input, but not a filter that users can remove.
 */
export const useListState = <S extends ListSpec>(
  spec: S,
  names: readonly FilterName<S>[],
  fixed: FilterValues<S> = {},
): ListState<S> => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const navigateWith = useCallback(
    (changes: Changes, options?: { replace: boolean }): void => {
      const query = String(withChanges(new URLSearchParams(search), changes))
      void navigate({ pathname, search: query && `?${query}` }, { state: keepViewState, ...options })
    },
    [navigate, pathname, search],
  )
  const { sort, order } = readSort(params)
  const page = parsePage(params.get('page'), maxPage)
  const size = readPageSize(params.get('size'))
  const filters: FilterValues<S> = {}
  for (const name of names) {
    const value = params.get(name)?.trim()
    if (value) filters[name] = value
  }
  const viewNames: string[] = [...names, 'sort', 'order', 'size']
  const viewParams = new URLSearchParams()
  for (const name of viewNames) {
    const value = params.get(name)
    if (value) viewParams.set(name, value)
  }
  const reset: Changes = Object.fromEntries([...viewNames, 'page', linkParameter].map((name) => [name, '']))
  const linkedView = params.get(linkParameter) ?? ''
  return {
    spec,
    page,
    size,
    sort,
    order,
    filters,
    isFiltered: names.some((name) => params.get(name)),
    input: { ...fixed, ...filters, page, size, ...(sort && { order_by: sort, order }) } as unknown as ApiInput<S>,
    view: String(viewParams),
    setFilter: (name, value, isSameStep = false) => navigateWith({ [name]: value, page: '' }, { replace: isSameStep }),
    clearFilters: () => navigateWith({ ...Object.fromEntries(names.map((name) => [name, ''])), page: '' }),
    cycleSort: (column) => {
      if (sort !== column) navigateWith({ sort: column, order: 'desc', page: '' })
      else if (order === 'desc') navigateWith({ sort: column, order: 'asc', page: '' })
      else navigateWith({ sort: '', order: '', page: '' })
    },
    setSort: (column, next) => navigateWith({ sort: column, order: column && next, page: '' }),
    setSize: (next) => navigateWith({ size: next === defaultPageSize ? '' : String(next), page: '' }),
    replacePage: (next) => navigateWith({ page: next > 1 ? String(next) : '' }, { replace: true }),
    addressOf: (next) => {
      const query = String(withChanges(params, { page: next > 1 ? String(next) : '' }))
      return query ? `${pathname}?${query}` : pathname
    },
    openView: (view) => {
      // Other admins write views: only parameters of the list are taken over.
      const changes = [...new URLSearchParams(view)].filter(([name]) => viewNames.includes(name))
      navigateWith({ ...reset, ...Object.fromEntries(changes) }, { replace: linkedView !== '' })
    },
    linkedView,
    linkOf: (id) => `${pathname}?${String(withChanges(params, { ...reset, open: '', [linkParameter]: String(id) }))}`,
    closeLink: () => navigateWith({ [linkParameter]: '' }, { replace: true }),
  }
}

const readSort = (params: URLSearchParams): { sort: string; order: SortOrder } => {
  const sort = params.get('sort') ?? ''
  return {
    sort: /^[a-z_]{1,40}$/.test(sort) ? sort : '',
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
  }
}
