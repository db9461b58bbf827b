export interface SearchQuery {
  q: string
  page: number
  size: number
  types: string[]
  user: string
  exact: boolean
  format: string[]
  share_time: string
  exclude_user: string[]
  order: string
  user_distinct: boolean
  fold_copies: boolean
  copy_group: string
  years: number[]
  seasons: number[]
  kinds: string[]
  facets: boolean
  tags: string[]
}

export const unfilteredQuery: Readonly<Omit<SearchQuery, 'q' | 'page' | 'size'>> = {
  types: [],
  user: '',
  exact: false,
  format: [],
  share_time: '',
  exclude_user: [],
  order: '',
  user_distinct: false,
  fold_copies: false,
  copy_group: '',
  years: [],
  seasons: [],
  kinds: [],
  facets: false,
  tags: [],
}

/** Bound of page numbers and hit counts (Elasticsearch's `max_result_window`); only `search_after` reads further. */
export const maxResultWindow = 10_000

const defaultSize = 10
const maxSize = 50

export interface ResultPage {
  number: number
  from: number
  /** 0 past `maxResultWindow`. */
  size: number
  perSize: number
}

/** Converts a page number to an offset. Page sizes outside 1–50 become 10. */
export const pageOf = (query: Pick<SearchQuery, 'page' | 'size'>): ResultPage => {
  const perSize = query.size >= 1 && query.size <= maxSize ? query.size : defaultSize
  const number = Math.max(query.page, 1)
  const from = (number - 1) * perSize
  return from < maxResultWindow
    ? { number, from, size: Math.min(perSize, maxResultWindow - from), perSize }
    : { number, from: 0, size: 0, perSize }
}
