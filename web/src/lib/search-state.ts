import type { ApiInput } from './api.ts'
import { isDriveCode } from './drives.ts'
import type { DriveCode } from './drives.ts'
import { isFormatGroup } from '@pandex/gateway/schemas/format-groups'
import type { FormatGroup } from '@pandex/gateway/schemas/format-groups'

export const times = {
  week: '一周内',
  month: '一个月内',
  three_month: '三个月内',
  half_year: '半年内',
  year: '一年内',
} as const
export const orders = { desc: '最新', asc: '最早' } as const

/** Everything the search page knows; all of it stands in the address. */
export interface SearchState {
  q: string
  /** Chosen drives; none means all. */
  types: DriveCode[]
  /** From 1. */
  page: number
  time: keyof typeof times | ''
  /** By share time; empty is by relevance. */
  order: keyof typeof orders | ''
  isExact: boolean
  formats: FormatGroup[]
  /** Sharer's name; empty for all. */
  user: string
}

/** Reads an address; what it does not know falls back, so an old or broken link still searches. */
export const readSearchState = (params: URLSearchParams): SearchState => {
  const time = params.get('time') ?? ''
  const order = params.get('order') ?? ''
  const page = Number(params.get('page') ?? '1')
  return {
    q: (params.get('q') ?? '').trim(),
    types: listOf(params.get('type')).filter(isDriveCode),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    time: Object.hasOwn(times, time) ? (time as SearchState['time']) : '',
    order: Object.hasOwn(orders, order) ? (order as SearchState['order']) : '',
    isExact: params.get('exact') === '1',
    formats: listOf(params.get('format')).filter(isFormatGroup),
    user: (params.get('user') ?? '').trim(),
  }
}

/** The address of a state; defaults are left out, so that equal searches have one address. */
export const searchAddress = (state: Partial<SearchState>): string => {
  const params = new URLSearchParams()
  if (state.q) params.set('q', state.q)
  if (state.user) params.set('user', state.user)
  if (state.types?.length) params.set('type', state.types.join(','))
  if (state.time) params.set('time', state.time)
  if (state.formats?.length) params.set('format', state.formats.join(','))
  if (state.isExact) params.set('exact', '1')
  if (state.order) params.set('order', state.order)
  if (state.page && state.page > 1) params.set('page', String(state.page))
  // Commas may stand as they are, and are easier to read.
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `/search?${query}` : '/search'
}

/** The call that answers a state. */
export const searchInput = (state: SearchState, size: number): ApiInput<'POST /v1/search/disk'> => ({
  q: state.q,
  page: state.page,
  size,
  type: state.types.join(','),
  user: state.user,
  exact: state.isExact,
  format: state.formats,
  share_time: state.time,
  order: state.order,
})

/** How many filters are set. */
export const countFilters = (state: SearchState): number =>
  state.types.length +
  state.formats.length +
  Number(state.time !== '') +
  Number(state.isExact) +
  Number(state.user !== '')

const listOf = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter(Boolean))]
