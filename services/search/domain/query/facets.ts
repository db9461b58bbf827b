import { tagKey } from '@pandex/contracts/text/tag-key'
import { formatGroups } from '@pandex/contracts/format-groups'
import type { Clause } from './clauses.ts'

export const facetNames = ['types', 'formats', 'kinds', 'years', 'seasons', 'tags'] as const

export type FacetName = (typeof facetNames)[number]

export type FacetFilters = Partial<Record<FacetName, Clause>>

interface FacetCount {
  key: string
  count: number
}

export type Facets = Record<FacetName, FacetCount[]>

interface Bucket {
  key: string
  doc_count: number
}

export type FacetAggregations = Record<
  FacetName,
  { counts: { buckets: readonly Bucket[] | Record<string, { doc_count: number }> } }
>

const maxValues = 30

const factsOf = (group: string, values: string): Clause => ({
  terms: { field: 'facts', include: `${group}:${values}`, size: maxValues },
})

const counters: Record<FacetName, Clause> = {
  types: { terms: { field: 'disk_type', size: maxValues } },
  formats: {
    filters: {
      filters: Object.fromEntries(
        Object.entries(formatGroups).map(([group, extensions]) => [group, { terms: { extensions } }]),
      ),
    },
  },
  kinds: factsOf('is', '.+'),
  years: factsOf('year', '[0-9]+'),
  seasons: factsOf('season', '[0-9]+'),
  // Twice the maximum: spellings of one tag are counted separately and merged later.
  tags: { terms: { field: 'tag_names', size: 2 * maxValues } },
}

export const filtersExcept = (chosen: FacetFilters, without?: FacetName): Clause[] =>
  facetNames.flatMap((name) => (name !== without && chosen[name] ? [chosen[name]] : []))

export const facetCounts = (chosen: FacetFilters): Clause =>
  Object.fromEntries<Clause>(
    facetNames.map((name) => [
      name,
      { filter: { bool: { filter: filtersExcept(chosen, name) } }, aggs: { counts: counters[name] } },
    ]),
  )

const withoutGroup = (key: string): string => key.slice(key.indexOf(':') + 1)

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

/** The most frequent first; ties by name. */
export const parseFacets = (counted: FacetAggregations): Facets =>
  Object.fromEntries(
    facetNames.map((name) => {
      const { buckets } = counted[name].counts
      const counts = Array.isArray(buckets)
        ? (buckets as Bucket[]).map(({ key, doc_count }) => ({
            key: name === 'tags' ? key : withoutGroup(key),
            count: doc_count,
          }))
        : Object.entries(buckets as Record<string, { doc_count: number }>).map(([key, { doc_count }]) => ({
            key,
            count: doc_count,
          }))
      const found = (name === 'tags' ? mergeTags(counts) : counts).filter(({ count }) => count > 0)
      return [name, found.toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key)).slice(0, maxValues)]
    }),
  ) as Facets
