/** Low-cardinality tokens, `group:value`: one terms aggregation counts the values of all groups. */
import { formatGroups } from '@pandex/contracts/format-groups'
import { media, mediaTokens } from './share-kinds.ts'
import type { WorkClass } from './work-class.ts'

/** Upper bound of the distinct tokens of a field. */
export const maxTokens = 500

/** Facets whose values are tokens. Tags have too many values and a field of their own. */
export const tokenFacetNames = ['types', 'formats', 'kinds', 'years', 'seasons'] as const

interface TokenizedDisk {
  disk_type: string
  extensions: readonly string[]
  facts: readonly string[]
}

const valuesOf = (facts: readonly string[], group: string): string[] =>
  facts.flatMap((fact) => (fact.startsWith(`${group}:`) ? [fact.slice(group.length + 1)] : []))

const formatsOf = (extensions: readonly string[]): string[] =>
  Object.entries<readonly string[]>(formatGroups).flatMap(([group, members]) =>
    extensions.some((extension) => members.includes(extension)) ? [group] : [],
  )

/** @returns tokens such as `types:BDY`, `formats:video`, `kinds:movie`, `years:2019`, `seasons:2` */
export const facetTokensOf = ({ disk_type, extensions, facts }: TokenizedDisk): string[] => {
  const values: Record<(typeof tokenFacetNames)[number], readonly string[]> = {
    types: [disk_type],
    formats: formatsOf(extensions),
    kinds: valuesOf(facts, 'is'),
    years: valuesOf(facts, 'year'),
    seasons: valuesOf(facts, 'season'),
  }
  return tokenFacetNames.flatMap((name) => values[name].map((value) => `${name}:${value}`))
}

/** Titles in one collection are not one work, unless it is a pack of all seasons. */
export const collectionToken = 'collection'
export const mediumPrefix = 'medium:'
export const firstYearPrefix = 'first_year:'
export const classPrefix = 'class:'

/**
 * Facts that query expansion counts per title: `medium:video`, `class:film`, `collection`, `first_year:2019` unless a later
 * season is stated. The number of a film is part of its title.
 */
export const titleTokensOf = (facts: readonly string[], workClass: WorkClass): string[] => {
  const isLaterSeason = workClass !== 'film' && valuesOf(facts, 'season').some((season) => Number(season) > 1)
  return [
    ...media
      .filter((medium) => mediaTokens[medium].some((token) => facts.includes(token)))
      .map((one) => mediumPrefix + one),
    classPrefix + workClass,
    ...(isLaterSeason ? [] : valuesOf(facts, 'year').map((year) => firstYearPrefix + year)),
    ...(facts.includes('collection') && !facts.includes('pack') ? [collectionToken] : []),
  ]
}

export interface TokenBuckets {
  buckets: readonly { key: string; doc_count: number }[]
}

export interface ValueCount {
  key: string
  count: number
}

export const countsOf = ({ buckets }: TokenBuckets): ValueCount[] =>
  buckets.map(({ key, doc_count: count }) => ({ key, count }))

/** Counts of the values of one group, without its prefix. */
export const countsWithPrefix = (tokens: TokenBuckets, prefix: string): ValueCount[] =>
  countsOf(tokens).flatMap(({ key, count }) =>
    key.startsWith(prefix) ? [{ key: key.slice(prefix.length), count }] : [],
  )
