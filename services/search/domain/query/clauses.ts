/** Clauses of Elasticsearch queries. Visitors' text only becomes values of `match` and `term`, never query syntax. */

import { classPrefix, mediumPrefix } from '../reading/index-tokens.ts'
import type { Medium } from '../reading/share-kinds.ts'
import type { WorkClass } from '../reading/work-class.ts'

export type Clause = Record<string, unknown>

export const match = (field: string, query: string, rule: Clause = {}, boost = 1): Clause => ({
  match: { [field]: { query, ...rule, boost } },
})

export const matchAllWords = (field: string, query: string, boost = 1): Clause =>
  match(field, query, { operator: 'and' }, boost)

export const phrase = (field: string, query: string, boost = 1): Clause => ({
  match_phrase: { [field]: { query, boost } },
})

/** One word may stand before the number of the name: DaVinci Resolve Studio 19 for DaVinci Resolve 19. */
export const namePhrase = (field: string, name: string, boost = 1): Clause => ({
  match_phrase: { [field]: { query: name, slop: / \d+$/.test(name) ? 1 : 0, boost } },
})

export const isNamed = (keys: string[]): Clause => ({ terms: { titles: keys } })
export const hasFilesNamed = (keys: string[]): Clause => ({ terms: { file_titles: keys } })
export const isOfClass = (workClass: WorkClass): Clause => ({ term: { title_tokens: classPrefix + workClass } })
export const isOfMedium = (some: readonly Medium[]): Clause => ({
  terms: { title_tokens: some.map((one) => mediumPrefix + one) },
})
export const statesGroup = (group: string): Clause => ({ term: { fact_groups: group } })
export const hasFact = (tokens: string[]): Clause => ({ terms: { facts: tokens } })

export const anyOf = (clauses: Clause[]): Clause => ({ bool: { should: clauses, minimum_should_match: 1 } })

export const constantScore = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })
