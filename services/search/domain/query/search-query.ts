import type { Operator } from '../keyword/parse-operators.ts'

export interface SearchQuery {
  /** Without operators. */
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
  /** Bytes, inclusive; 0: unbounded. With a bound, resources of unknown size do not match. */
  min_size: number
  max_size: number
  /** Phrases that name or files must hold. */
  phrases: string[]
  /** Phrases that neither name, files nor tags may hold. */
  excluded: string[]
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
  min_size: 0,
  max_size: 0,
  phrases: [],
  excluded: [],
}

/** Sizes narrow each other: the largest minimum and the smallest maximum apply. */
const narrowest = (bounds: readonly { min: number; max: number }[]): { min_size: number; max_size: number } => {
  const maxima = bounds.map(({ max }) => max).filter((max) => max > 0)
  return {
    min_size: Math.max(0, ...bounds.map(({ min }) => min)),
    max_size: maxima.length > 0 ? Math.min(...maxima) : 0,
  }
}

/**
 * Adds the operators of a keyword to its filters. Drives, formats and years are alternatives, as within a facet; sizes, phrases
 * and excluded words all apply. Operators that contradict each other match nothing.
 * @param text the keyword without operators
 */
export const withOperators = (
  query: Omit<SearchQuery, 'phrases' | 'excluded'>,
  { text, operators }: { text: string; operators: readonly Operator[] },
): SearchQuery => {
  const valuesOf = (kind: 'exact' | 'without' | 'site'): string[] =>
    operators.flatMap((operator) => (operator.kind === kind ? [operator.value] : []))
  const sizes = operators.flatMap((operator) => (operator.kind === 'size' ? [operator] : []))
  const extensions = operators.flatMap((operator) => (operator.kind === 'type' ? operator.extensions : []))
  const years = operators.flatMap((operator) => (operator.kind === 'year' ? operator.years : []))
  return {
    ...query,
    q: text,
    types: [...new Set([...query.types, ...valuesOf('site')])],
    format: [...new Set([...query.format, ...extensions])],
    years: [...new Set([...query.years, ...years])],
    ...narrowest([{ min: query.min_size, max: query.max_size }, ...sizes]),
    phrases: valuesOf('exact'),
    excluded: valuesOf('without'),
  }
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
