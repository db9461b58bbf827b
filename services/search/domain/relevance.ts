/**
 * How well a resource answers a keyword: the text score of three rungs (the title as a phrase in the name; all of it in
 * the name; most of it in name, files or tags), multiplied by bounded factors: what the site says about the resource, how
 * it fulfils the wishes of the keyword, a little for its age. Text of visitors only ever becomes the text of `match` and
 * `term`: no query language is spoken here.
 */
import type { Keyword } from './read-keyword.ts'
import { startOfDay } from './shanghai-time.ts'
import { titleKey } from './title-text.ts'

/** A part of a query in the words of Elasticsearch. */
export type Clause = Record<string, unknown>

export const match = (field: string, query: string, rule: Clause = {}, boost = 1): Clause => ({
  match: { [field]: { query, ...rule, boost } },
})

export const phrase = (field: string, query: string, boost = 1): Clause => ({
  match_phrase: { [field]: { query, boost } },
})

const all = { operator: 'and' }
/** Of two words one, of three two, of six four: a word too many. */
const most = { minimum_should_match: '1<67%' }
/** One slip of the pen in three or four characters, two in five to eight. */
const mostCharacters = { minimum_should_match: '2<75%' }

/** A number finds nothing by itself: `哪吒2` must not find all that is second. */
const withoutNumbers = (title: string): string => {
  const words = title.replaceAll(/(?<![a-z\d])\d{1,2}(?![a-z\d])/g, ' ').trim()
  return words || title
}

/** A lone Chinese character is found by the single-character form of the name only. */
export const nameField = (keyword: Keyword): string => (keyword.hasLoneCharacter ? 'disk_name.characters' : 'disk_name')

const seasonsOf = ({ wishes }: Keyword): string[] =>
  wishes.flatMap(([token = '']) => (token.startsWith('season:') ? [token.slice('season:'.length)] : []))

/** Names that are nothing but the title: 庆余年 and 庆余年2 for 庆余年 第二季. */
const hasTitle = (keyword: Keyword): Clause => {
  const key = titleKey(keyword.title)
  const [season, ...others] = keyword.sequelOf ? [] : seasonsOf(keyword)
  return { terms: { titles: season && others.length === 0 ? [key, key + season] : [key] } }
}

const titleRungs = (keyword: Keyword): Clause[] => [
  { constant_score: { filter: hasTitle(keyword), boost: 10 } },
  phrase(nameField(keyword), keyword.title, 2),
  match(nameField(keyword), keyword.title, all, 1.5),
  ...(keyword.sequelOf ? [phrase('disk_name', keyword.sequelOf)] : []),
]

const looseRungs = (keyword: Keyword): Clause[] => {
  const words = withoutNumbers(keyword.title)
  const wholeText =
    keyword.text === keyword.title ? [] : [phrase('disk_name', keyword.text), phrase('files', keyword.text)]
  return [
    ...wholeText,
    match(nameField(keyword), words, most),
    match('files', words, most, 0.35),
    match('tags', words, most, 0.5),
    match('disk_name.characters', words, mostCharacters, 0.2),
  ]
}

const anyOf = (clauses: Clause[]): Clause => ({ bool: { should: clauses, minimum_should_match: 1 } })

/** What holds all of the title: for lists that are not sorted by relevance, where the weak hits would not sink. */
export const holdsTitle = (keyword: Keyword): Clause =>
  anyOf([...titleRungs(keyword), match('files', keyword.title, all), match('tags', keyword.title, all)])

const factor = (filter: Clause, weight: number): Clause => ({ filter, weight })
const hasFact = (tokens: string[]): Clause => ({ terms: { facts: tokens } })

/** How strongly a fulfilled, and a contradicted, wish counts. One that nothing is known about counts in between. */
const wishWeights: Record<string, { fulfilled: number; contradicted: number }> = {
  season: { fulfilled: 2.5, contradicted: 0.3 },
  episode: { fulfilled: 1.6, contradicted: 0.9 },
  year: { fulfilled: 2.2, contradicted: 0.5 },
  resolution: { fulfilled: 1.4, contradicted: 0.8 },
  format: { fulfilled: 1.8, contradicted: 0.5 },
  kind: { fulfilled: 1.6, contradicted: 0.6 },
}

/** Of several tokens that fulfil a wish the first one says it, the others only make it likely. */
const saidOutright = 1.25

const wishFactors = (wish: string[]): Clause[] => {
  const group = wish[0]?.split(':')[0] ?? ''
  const weights = wishWeights[group]
  if (!weights) return []
  const contradicts = { bool: { filter: { prefix: { facts: `${group}:` } }, must_not: hasFact(wish) } }
  return [
    factor(hasFact(wish), weights.fulfilled),
    factor(contradicts, weights.contradicted),
    ...(wish.length > 1 ? [factor(hasFact(wish.slice(0, 1)), saidOutright)] : []),
  ]
}

/** Newer shares live more often. Steps of whole days keep the pages of one list in one order. */
const ageFactors = (now: Date): Clause[] =>
  [
    { days: 90, weight: 1.04 },
    { days: 365, weight: 1.04 },
  ].map(({ days, weight }) => factor({ range: { shared_time: { gte: startOfDay(now, days).toISOString() } } }, weight))

const factorsOf = (keyword: Keyword, now: Date): Clause[] => [
  { field_value_factor: { field: 'quality', factor: 0.01, missing: 100 } },
  factor(hasTitle(keyword), 1.5),
  ...keyword.wishes.flatMap(wishFactors),
  // Who asks for one season gets it before a pack that holds it.
  ...(seasonsOf(keyword).length === 1 ? [factor(hasFact(['pack']), 0.7)] : []),
  ...ageFactors(now),
]

/** Matches what answers the keyword, the better the higher. */
export const answersKeyword = (keyword: Keyword, now: Date): Clause => ({
  function_score: {
    query: anyOf([...titleRungs(keyword), ...looseRungs(keyword)]),
    functions: factorsOf(keyword, now),
    score_mode: 'multiply',
    boost_mode: 'multiply',
  },
})
