import { tagKey } from '@pandex/contracts/text/tag-key'
import { tokenFacetNames } from '../index/index-tokens.ts'
import type { Clause } from './clauses.ts'

export const facetNames = [...tokenFacetNames, 'tags'] as const

export type FacetName = (typeof facetNames)[number]

export type FacetFilters = Partial<Record<FacetName, Clause>>

interface FacetCount {
  key: string
  count: number
}

export type Facets = Record<FacetName, FacetCount[]>

interface Buckets {
  buckets: readonly { key: string; doc_count: number }[]
}

interface Counts {
  tokens: Buckets
  tags: Buckets
}

/** Facets without a chosen value share `all`; each other one has counts of its own. */
export type FacetAggregations = { all: Counts } & Partial<Record<FacetName, Counts>>

const maxValues = 30

/** More than the values of all facets but tags together. */
const maxTokens = 500

const counters = {
  tokens: { terms: { field: 'facet_tokens', size: maxTokens } },
  // Twice the maximum: spellings of one tag are counted separately and merged later.
  tags: { terms: { field: 'tag_names', size: 2 * maxValues } },
}

export const filtersExcept = (chosen: FacetFilters, without?: FacetName): Clause[] =>
  facetNames.flatMap((name) => (name !== without && chosen[name] ? [chosen[name]] : []))

/** A facet's counts ignore its own filter. */
export const facetCounts = (chosen: FacetFilters): Clause => {
  const countWith = (filter: Clause[]): Clause => ({ filter: { bool: { filter } }, aggs: counters })
  return {
    all: countWith(filtersExcept(chosen)),
    ...Object.fromEntries(
      facetNames.filter((name) => chosen[name]).map((name) => [name, countWith(filtersExcept(chosen, name))]),
    ),
  }
}

/** Merges spellings of one tag into the most frequent one. @param counts the most frequent first */
const mergeTags = (counts: readonly FacetCount[]): FacetCount[] => {
  const byKey = new Map<string, FacetCount>()
  for (const { key, count } of counts) {
    const known = byKey.get(tagKey(key))
    if (known) known.count += count
    else byKey.set(tagKey(key), { key, count })
  }
  byKey.delete('')
  return [...byKey.values()]
}

const countsOf = ({ buckets }: Buckets): FacetCount[] => buckets.map(({ key, doc_count: count }) => ({ key, count }))

const parseFacet = (name: FacetName, { tokens, tags }: Counts): FacetCount[] =>
  name === 'tags'
    ? mergeTags(countsOf(tags))
    : countsOf(tokens).flatMap(({ key, count }) =>
        key.startsWith(`${name}:`) ? [{ key: key.slice(name.length + 1), count }] : [],
      )

/** The most frequent first; ties by name. */
export const parseFacets = (counted: FacetAggregations): Facets =>
  Object.fromEntries(
    facetNames.map((name) => {
      const found = parseFacet(name, counted[name] ?? counted.all)
      return [name, found.toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key)).slice(0, maxValues)]
    }),
  ) as Facets
