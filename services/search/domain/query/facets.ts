import { tagKey } from '@pandex/contracts/text/tag-key'
import { countsOf, countsWithPrefix, maxTokens, tokenFacetNames } from '../reading/index-tokens.ts'
import type { TokenBuckets, ValueCount } from '../reading/index-tokens.ts'
import type { Clause } from './clauses.ts'

const facetNames = [...tokenFacetNames, 'tags'] as const

export type FacetName = (typeof facetNames)[number]

export type FacetFilters = Partial<Record<FacetName, Clause>>

export type Facets = Record<FacetName, ValueCount[]>

interface Counts {
  tokens?: TokenBuckets
  tags?: TokenBuckets
}

/** The facets without a chosen value share one count; a facet with one has its own. */
export type FacetAggregations = Counts & Partial<Record<`except_${FacetName}`, Counts>>

const maxValues = 30

const tokens = { terms: { field: 'facet_tokens', size: maxTokens } }
// Twice the maximum: spellings of one tag are counted separately and merged later.
const tags = { terms: { field: 'tag_names', size: 2 * maxValues } }

export const filtersExcept = (chosen: FacetFilters, without?: FacetName): Clause[] =>
  facetNames.flatMap((name) => (name !== without && chosen[name] ? [chosen[name]] : []))

/** Counts the facets without a chosen value. */
export const facetCounts: Clause = { tokens, tags }

/** A facet's counts ignore its own filter. */
export const countsOfChosenFacets = (chosen: FacetFilters): Clause =>
  Object.fromEntries(
    facetNames
      .filter((name) => chosen[name])
      .map((name) => [
        `except_${name}`,
        { filter: { bool: { filter: filtersExcept(chosen, name) } }, aggs: name === 'tags' ? { tags } : { tokens } },
      ]),
  )

/** Merges spellings of one tag into the most frequent one. @param counts the most frequent first */
const mergeTags = (counts: readonly ValueCount[]): ValueCount[] => {
  const byKey = new Map<string, ValueCount>()
  for (const { key, count } of counts) {
    const known = byKey.get(tagKey(key))
    if (known) known.count += count
    else byKey.set(tagKey(key), { key, count })
  }
  byKey.delete('')
  return [...byKey.values()]
}

const none: TokenBuckets = { buckets: [] }

const parseFacet = (name: FacetName, counted: Counts): ValueCount[] =>
  name === 'tags' ? mergeTags(countsOf(counted.tags ?? none)) : countsWithPrefix(counted.tokens ?? none, `${name}:`)

/** The most frequent first; ties by name. */
export const parseFacets = (counted: FacetAggregations): Facets =>
  Object.fromEntries(
    facetNames.map((name) => {
      const found = parseFacet(name, counted[`except_${name}`] ?? counted)
      return [name, found.toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key)).slice(0, maxValues)]
    }),
  ) as Facets
