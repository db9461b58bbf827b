import { tagKey } from '@pandex/platform/text/tag-key'
import { formatGroups } from '@pandex/platform/format-groups'
import type { Clause } from './relevance.ts'

export const facetNames = ['types', 'formats', 'kinds', 'years', 'seasons', 'tags'] as const

export type FacetName = (typeof facetNames)[number]

export type Chosen = Partial<Record<FacetName, Clause>>

interface FacetCount {
  key: string
  count: number
}

export type Facets = Record<FacetName, FacetCount[]>

interface Bucket {
  key: string
  doc_count: number
}

export type CountedFacets = Record<
  FacetName,
  { counts: { buckets: readonly Bucket[] | Record<string, { doc_count: number }> } }
>

const mostValues = 30

const factsOf = (group: string, values: string): Clause => ({
  terms: { field: 'facts', include: `${group}:${values}`, size: mostValues },
})

const counters: Record<FacetName, Clause> = {
  types: { terms: { field: 'disk_type', size: mostValues } },
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
  tags: { terms: { field: 'tag_names', size: 2 * mostValues } },
}

export const filtersBut = (chosen: Chosen, without?: FacetName): Clause[] =>
  facetNames.flatMap((name) => (name !== without && chosen[name] ? [chosen[name]] : []))

export const facetCounts = (chosen: Chosen): Clause =>
  Object.fromEntries<Clause>(
    facetNames.map((name) => [
      name,
      { filter: { bool: { filter: filtersBut(chosen, name) } }, aggs: { counts: counters[name] } },
    ]),
  )

const withoutGroup = (key: string): string => key.slice(key.indexOf(':') + 1)

/** Merges spellings of one tag into the most frequent one. @param counts the most frequent first */
const addUpTags = (counts: readonly FacetCount[]): FacetCount[] => {
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
export const readFacets = (counted: CountedFacets): Facets =>
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
      const found = (name === 'tags' ? addUpTags(counts) : counts).filter(({ count }) => count > 0)
      return [name, found.toSorted((a, b) => b.count - a.count || a.key.localeCompare(b.key)).slice(0, mostValues)]
    }),
  ) as Facets
