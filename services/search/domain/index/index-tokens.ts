/** Low-cardinality tokens that aggregations count: one aggregation per field instead of one per value group. */
import { formatGroups } from '@pandex/contracts/format-groups'
import { media, mediaTokens } from '../titles/share-kinds.ts'

/** Names of the facets whose values are tokens; tags are counted in a field of their own. */
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

/**
 * What a share tells about its title: `medium:video`, `first_year:2019` for a year without a later season, `collection`.
 */
export const titleTokensOf = (facts: readonly string[]): string[] => {
  const isLaterSeason = valuesOf(facts, 'season').some((season) => Number(season) > 1)
  return [
    ...media
      .filter((medium) => mediaTokens[medium].some((token) => facts.includes(token)))
      .map((one) => mediumPrefix + one),
    ...(isLaterSeason ? [] : valuesOf(facts, 'year').map((year) => firstYearPrefix + year)),
    ...(facts.includes('collection') && !facts.includes('pack') ? [collectionToken] : []),
  ]
}
