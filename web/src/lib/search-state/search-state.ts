import type { ApiInput } from '../api/api.ts'
import { isDriveCode } from '../resource/drives.ts'
import type { DriveCode } from '../resource/drives.ts'
import { isFormatGroup } from '@pandex/contracts/format-groups'
import type { FormatGroup } from '@pandex/contracts/format-groups'

export const shareTimes = {
  week: '一周内',
  month: '一个月内',
  three_month: '三个月内',
  half_year: '半年内',
  year: '一年内',
} as const
export const orders = { desc: '最新', asc: '最早', views_desc: '最热', size_desc: '最大', size_asc: '最小' } as const

/** Keys are the bounds in MB, inclusive. */
export const sizeRanges = {
  '0-100': '100 MB 以内',
  '100-1024': '100 MB–1 GB',
  '1024-10240': '1–10 GB',
  '10240-51200': '10–50 GB',
  '51200-': '50 GB 以上',
} as const

export interface SearchState {
  q: string
  /** Empty: all drives. */
  types: DriveCode[]
  kinds: string[]
  years: number[]
  seasons: number[]
  tags: string[]
  page: number
  /** Cursor of the previous page, for pages beyond the reach of page numbers; else empty. */
  cursor: string
  /** Whether copies of the same version are listed separately. */
  isUnfolded: boolean
  time: keyof typeof shareTimes | ''
  size: keyof typeof sizeRanges | ''
  /** Share time or size; empty: relevance. */
  order: keyof typeof orders | ''
  isExact: boolean
  formats: FormatGroup[]
  /** Name of the sharer; empty: all. */
  user: string
}

/** Unknown or invalid parameters fall back to defaults, so that old links still work. */
export const readSearchState = (params: URLSearchParams): SearchState => {
  const requestedPage = Number(params.get('page') ?? '1')
  const page = Number.isInteger(requestedPage) && requestedPage >= 1 && requestedPage <= 1_000_000 ? requestedPage : 1
  return {
    q: (params.get('q') ?? '').trim(),
    types: listOf(params.get('type')).filter(isDriveCode),
    kinds: listOf(params.get('kinds'))
      .filter((kind) => kind.length <= 20)
      .slice(0, 20),
    years: numbersOf(params.get('years'), 9_999),
    seasons: numbersOf(params.get('seasons'), 999),
    tags: [...new Set(params.getAll('tag'))].filter((tag) => tag.trim() !== '' && tag.length <= 50).slice(0, 20),
    page,
    cursor: page > 1 ? (params.get('cursor') ?? '') : '',
    isUnfolded: params.get('fold') === '0',
    time: keyIn(shareTimes, params.get('share_time') ?? params.get('time')),
    size: keyIn(sizeRanges, params.get('size')),
    order: keyIn(orders, params.get('order')),
    isExact: params.get('exact') === '1',
    formats: listOf(params.get('format')).filter(isFormatGroup),
    user: (params.get('user') ?? '').trim(),
  }
}

/** Omits defaults, so that equal searches have the same URL. */
export const searchAddress = (state: Partial<SearchState>): string => {
  const params = new URLSearchParams()
  if (state.q) params.set('q', state.q)
  if (state.user) params.set('user', state.user)
  const { types, kinds, years, seasons, formats } = state
  for (const [name, values] of Object.entries({ type: types, kinds, years, seasons, format: formats }))
    if (values?.length) params.set(name, values.join(','))
  for (const tag of state.tags ?? []) params.append('tag', tag)
  if (state.time) params.set('share_time', state.time)
  if (state.size) params.set('size', state.size)
  if (state.isExact) params.set('exact', '1')
  if (state.order) params.set('order', state.order)
  if (state.isUnfolded) params.set('fold', '0')
  if (state.page && state.page > 1) {
    params.set('page', String(state.page))
    if (state.cursor) params.set('cursor', state.cursor)
  }
  // Commas need no escaping and keep the URL readable.
  const query = params.toString().replaceAll('%2C', ',')
  return query ? `/search?${query}` : '/search'
}

/** Requests facet counts with the first page only. */
export const searchInput = (state: SearchState, size: number): ApiInput<'POST /v1/search/disk'> => ({
  q: state.q,
  page: state.page,
  size,
  type: state.types.join(','),
  user: state.user,
  exact: state.isExact,
  format: state.formats,
  kinds: state.kinds,
  years: state.years,
  seasons: state.seasons,
  ...(state.tags.length > 0 && { tags: state.tags }),
  share_time: state.time,
  order: state.order,
  fold_copies: !state.isUnfolded,
  facets: state.page === 1,
  ...(state.size && sizeInput(state.size)),
  ...(state.cursor && { cursor: state.cursor }),
})

const sizeInput = (size: string): Pick<ApiInput<'POST /v1/search/disk'>, 'min_size' | 'max_size'> => {
  const [min_size, max_size] = size.split('-').map((megabytes) => Number(megabytes) * 2 ** 20)
  return { min_size, max_size }
}

/** URL of the changed search, on page 1. */
export const changedAddress = (state: SearchState, change: Partial<SearchState>): string =>
  searchAddress({ ...state, ...change, page: 1, cursor: '' })

export const countFilters = (state: SearchState): number =>
  [state.types, state.formats, state.kinds, state.years, state.seasons, state.tags].flat().length +
  [state.time, state.size, state.isExact, state.user].filter(Boolean).length

const keyIn = <K extends string>(values: Readonly<Record<K, string>>, key: string | null): K | '' =>
  Object.hasOwn(values, key ?? '') ? (key as K) : ''

const listOf = (text: string | null): string[] => [...new Set((text ?? '').split(',').filter(Boolean))]

const numbersOf = (text: string | null, max: number): number[] =>
  [...new Set(listOf(text).map(Number))]
    .filter((number) => Number.isInteger(number) && number >= 1 && number <= max)
    .slice(0, 20)
