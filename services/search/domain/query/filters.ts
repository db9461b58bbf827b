import { tagKey } from '@pandex/contracts/text/tag-key'
import { windowStart } from './share-time-window.ts'
import { anyOf, hasFact, phrase } from './clauses.ts'
import { copyFields } from '../index/copy-group.ts'
import type { Clause } from './clauses.ts'
import type { FacetFilters } from './facets.ts'
import type { SearchQuery } from './search-query.ts'

const hasToken = (group: string, values: readonly (string | number)[]): Clause =>
  hasFact(values.map((value) => `${group}:${value}`))

export const facetFiltersOf = (query: SearchQuery): FacetFilters => {
  const extensions = query.format.map((format) => format.toLowerCase().replace(/^\.?/, '.'))
  return {
    ...(query.types.length > 0 && { types: { terms: { disk_type: query.types } } }),
    ...(extensions.length > 0 && { formats: { terms: { extensions } } }),
    ...(query.kinds.length > 0 && { kinds: hasToken('is', query.kinds) }),
    ...(query.years.length > 0 && { years: hasToken('year', query.years) }),
    ...(query.seasons.length > 0 && { seasons: hasToken('season', query.seasons) }),
    ...(query.tags.length > 0 && { tags: { terms: { tag_keys: query.tags.map(tagKey) } } }),
  }
}

const isInGroup = (group: string): Clause => ({
  bool: { should: copyFields.map((field) => ({ term: { [field]: group } })) },
})

/** The single-character subfield finds every substring of a Chinese name; files and tags hold pairs of characters. */
const holdsPhrase = (text: string): Clause => anyOf([phrase('disk_name.characters', text), phrase('files', text)])

const mentions = (text: string): Clause[] => [holdsPhrase(text), phrase('tags', text)]

/** An unknown size is stored as 0. */
const sizeFilter = ({ min_size, max_size }: SearchQuery): Clause[] =>
  min_size > 0 || max_size > 0
    ? [{ range: { size: { gte: Math.max(min_size, 1), ...(max_size > 0 && { lte: max_size }) } } }]
    : []

/** The filters that are not facets. */
export const fixedFiltersOf = (query: SearchQuery, now: Date): Clause[] => {
  const since = windowStart(query.share_time, now)
  return [
    { term: { is_shown: true } },
    ...(query.user ? [{ term: { share_user: query.user } }] : []),
    ...(since ? [{ range: { shared_time: { gte: since.toISOString() } } }] : []),
    ...(query.copy_group ? [isInGroup(query.copy_group)] : []),
    ...(query.exclude_user.length > 0 ? [{ bool: { must_not: { terms: { share_user: query.exclude_user } } } }] : []),
    ...sizeFilter(query),
    ...query.phrases.map(holdsPhrase),
    ...(query.excluded.length > 0 ? [{ bool: { must_not: query.excluded.flatMap(mentions) } }] : []),
  ]
}
