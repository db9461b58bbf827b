/**
 * Score: tiers (title as a phrase in the name, all of it in the name, most of it in name, files or tags) times bounded
 * factors (quality, constraints, age). Visitors' text only becomes values of `match` and `term`, never query syntax.
 */
import { media, mediaTokens, spokenKinds } from './kinds.ts'
import type { Medium } from './kinds.ts'
import type { Learned } from './learn-titles.ts'
import type { Keyword } from './read-keyword.ts'
import { startOfDay } from './shanghai-time.ts'
import { soundOf } from './sounds.ts'
import { titlesWithYear } from './title-keys.ts'
import { titleKey } from './title-text.ts'

export type Clause = Record<string, unknown>

export const match = (field: string, query: string, rule: Clause = {}, boost = 1): Clause => ({
  match: { [field]: { query, ...rule, boost } },
})

export const phrase = (field: string, query: string, boost = 1): Clause => ({
  match_phrase: { [field]: { query, boost } },
})

const all = { operator: 'and' }
/** Required words: one of two, two of three, four of six. */
const most = { minimum_should_match: '1<67%' }
/** Allows one wrong character in three or four, two in five to eight. */
const mostCharacters = { minimum_should_match: '2<75%' }

/** Required characters and bigrams of a long phrase: 张宇基础30讲 matches 张宇考研数学基础30讲. */
const manyCharacters = { minimum_should_match: '60%' }
const somePairs = { minimum_should_match: '35%' }
const longPhrase = 7

/** Numbers must not match alone: `哪吒2` must not find every name with a 2. */
const withoutNumbers = (title: string): string => {
  const words = title.replaceAll(/(?<![a-z\d])\d{1,2}(?![a-z\d])/g, ' ').trim()
  return words || title
}

/** Only the single-character subfield finds a lone Chinese character. */
export const nameField = (keyword: Keyword): string => (keyword.hasLoneCharacter ? 'disk_name.characters' : 'disk_name')

const seasonsOf = ({ wishes }: Keyword): string[] =>
  wishes.flatMap(([token = '']) => (token.startsWith('season:') ? [token.slice('season:'.length)] : []))

/** Keys of names that are nothing but the title: 庆余年 and 庆余年2 for 庆余年 第二季. */
const titleKeysOf = (keyword: Keyword): string[] => {
  const key = titleKey(keyword.title)
  const [season, ...others] = keyword.sequelOf ? [] : seasonsOf(keyword)
  const withSeason = season && others.length === 0 ? [key + season] : []
  return [key, ...withSeason, ...titlesWithYear(keyword.text)]
}

const isNamed = (keys: string[]): Clause => ({ terms: { titles: keys } })
const hasFilesNamed = (keys: string[]): Clause => ({ terms: { file_titles: keys } })
const always = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })

const hasSeasonsOf = ({ wishes }: Keyword, named: Clause): Clause => ({
  bool: { filter: [named, ...wishes.filter(([token]) => token?.startsWith('season:')).map(hasFact)] },
})

const isCollectionOf = (titles: string[]): Clause => ({ bool: { filter: [isNamed(titles), hasFact(['collection'])] } })

const learnedRungs = (
  keyword: Keyword,
  { kin, corrected, parts, sequelKin, related, collections }: Learned,
): Clause[] => {
  const isSequel = (named: Clause): Clause => hasSeasonsOf(keyword, named)
  return [
    ...(corrected ? [always(isNamed([corrected]), 10), always(hasFilesNamed([corrected]), 8)] : []),
    ...(kin.length > 0 ? [always(isNamed(kin), 9), always(hasFilesNamed(kin), 7)] : []),
    ...parts.flatMap((keys) => [
      always(isNamed(keys), 5),
      always(hasFilesNamed(keys), 4),
      ...keys.slice(0, 1).map((word) => phrase('disk_name', word, 1)),
    ]),
    ...(sequelKin.length > 0
      ? [always(isSequel(isNamed(sequelKin)), 9), always(isSequel(hasFilesNamed(sequelKin)), 7)]
      : []),
    ...(collections.length > 0 ? [always(isCollectionOf(collections), 10)] : []),
    ...(related.length > 0 ? [always(isNamed(related), 3), always(hasFilesNamed(related), 2)] : []),
  ]
}

const titleRungs = (keyword: Keyword): Clause[] => [
  always(isNamed(titleKeysOf(keyword)), 10),
  always(hasFilesNamed(titleKeysOf(keyword)), 8),
  phrase(nameField(keyword), keyword.title, 0.6),
  match(nameField(keyword), keyword.title, all, 0.5),
  ...(keyword.sequelOf ? [phrase('disk_name', keyword.sequelOf)] : []),
]

/** Shorter titles have too many homophones. */
export const shortestBySound = 3

const soundsLike = ({ title }: Keyword): Clause | undefined => {
  const key = titleKey(title)
  const sound = key.length >= shortestBySound ? soundOf(key) : undefined
  return sound === undefined ? undefined : { term: { sounds: sound } }
}

const looseRungs = (keyword: Keyword): Clause[] => {
  const words = withoutNumbers(keyword.title)
  // `re0`, `ps5`: the index may hold the letters and the number as separate words.
  const apart = withoutNumbers(words.replaceAll(/(?<=[a-z]{2})(?=\d)/g, ' '))
  const wholeText =
    keyword.text === keyword.title ? [] : [phrase('disk_name', keyword.text), phrase('files', keyword.text)]
  const isLong = titleKey(words).length >= longPhrase
  const sound = soundsLike(keyword)
  return [
    ...wholeText,
    ...(sound ? [always(sound, 5)] : []),
    ...(isLong
      ? [
          always(
            {
              bool: {
                must: [match('disk_name.characters', words, manyCharacters), match('disk_name', words, somePairs)],
              },
            },
            0.5,
          ),
        ]
      : []),
    match(nameField(keyword), words, most),
    match('files', words, most, 0.35),
    match('tags', words, most, 0.5),
    match('disk_name.characters', words, mostCharacters, 0.2),
    ...(apart === words ? [] : [match('disk_name', apart, most, 0.3)]),
  ]
}

const anyOf = (clauses: Clause[]): Clause => ({ bool: { should: clauses, minimum_should_match: 1 } })

/** Requires all of the title: lists that are not sorted by relevance do not rank weak hits last. */
export const holdsTitle = (keyword: Keyword): Clause =>
  anyOf([...titleRungs(keyword), match('files', keyword.title, all), match('tags', keyword.title, all)])

const factor = (filter: Clause, weight: number): Clause => ({ filter, weight })
const hasFact = (tokens: string[]): Clause => ({ terms: { facts: tokens } })

/** Weights of satisfied and contradicted constraints; without information the weight is 1. */
const wishWeights: Record<string, { fulfilled: number; contradicted: number }> = {
  season: { fulfilled: 2.5, contradicted: 0.3 },
  episode: { fulfilled: 1.6, contradicted: 0.9 },
  year: { fulfilled: 2.5, contradicted: 0.3 },
  resolution: { fulfilled: 1.8, contradicted: 0.5 },
  format: { fulfilled: 2.2, contradicted: 0.3 },
  kind: { fulfilled: 1.8, contradicted: 0.4 },
  collection: { fulfilled: 2, contradicted: 1 },
}

/** Extra weight of a constraint's first token, which states it; the other tokens only imply it or are acceptable. */
const saidOutright = { kind: 1.25, format: 1.8 }

const wishFactors = (wish: string[]): Clause[] => {
  const group = wish[0]?.split(':')[0] ?? ''
  const weights = wishWeights[group]
  if (!weights) return []
  const contradicts = { bool: { filter: { prefix: { facts: `${group}:` } }, must_not: hasFact(wish) } }
  return [
    factor(hasFact(wish), weights.fulfilled),
    factor(contradicts, weights.contradicted),
    ...(wish.length > 1
      ? [factor(hasFact(wish.slice(0, 1)), saidOutright[group === 'format' ? 'format' : 'kind'])]
      : []),
  ]
}

/** A request for a series ranks shares that state another kind lower, such as anime, though both have many episodes. */
const otherKindFactors = ([kind = '']: string[]): Clause[] =>
  spokenKinds.includes(kind)
    ? [factor({ bool: { filter: hasFact(spokenKinds.filter((one) => one !== kind)), must_not: hasFact([kind]) } }, 0.6)]
    : []

const isOfMedium = ([token = '']: string[]): boolean => /^(?:kind|format):/.test(token)

const isOtherThan = (medium: Medium): Clause => ({
  bool: {
    filter: hasFact(media.filter((one) => one !== medium).flatMap((one) => mediaTokens[one])),
    must_not: hasFact(mediaTokens[medium]),
  },
})

/** Links of newer shares are more often alive. Whole days keep the order stable between the pages of a list. */
const ageFactors = (now: Date): Clause[] =>
  [
    { days: 90, weight: 1.04 },
    { days: 365, weight: 1.04 },
  ].map(({ days, weight }) => factor({ range: { shared_time: { gte: startOfDay(now, days).toISOString() } } }, weight))

const mostParts = 9

/** `流浪地球2` is another film than 流浪地球; `庆余年 第二季` keeps the title 庆余年. */
const isOtherPart = (keyword: Keyword): Clause => {
  const key = titleKey(keyword.title)
  const later = Array.from({ length: mostParts - 1 }, (_, index) => `${key}${index + 2}`)
  return { bool: { filter: isNamed(later), must_not: isNamed([key]) } }
}

/** A keyword with a season requests video, also if its title exists in other media. */
const mediumOf = (keyword: Keyword, { medium }: Learned): Medium | undefined => {
  if (keyword.wishes.some(isOfMedium)) return undefined
  return seasonsOf(keyword).length > 0 ? 'video' : medium
}

const factorsOf = (keyword: Keyword, learned: Learned, now: Date): Clause[] => {
  const { kin, corrected, year, otherYear, sequelKin } = learned
  const wanted = mediumOf(keyword, learned)
  const sound = soundsLike(keyword)
  return [
    { field_value_factor: { field: 'quality', factor: 0.01, missing: 100 } },
    factor(
      anyOf([
        isNamed([...titleKeysOf(keyword), ...kin, ...(corrected ? [corrected] : [])]),
        ...(sound ? [sound] : []),
        ...(sequelKin.length > 0 ? [hasSeasonsOf(keyword, isNamed(sequelKin))] : []),
      ]),
      1.5,
    ),
    ...(year ? wishFactors([year]) : []),
    ...(seasonsOf(keyword).length === 0 ? [factor(isOtherPart(keyword), 0.7)] : []),
    ...(otherYear ? [factor(hasFact([otherYear]), 0.5)] : []),
    ...keyword.wishes.flatMap(otherKindFactors),
    ...keyword.wishes.flatMap(wishFactors),
    ...(wanted ? [factor(isOtherThan(wanted), seasonsOf(keyword).length > 0 ? 0.3 : 0.45)] : []),
    // A request for one season ranks that season above a pack that contains it.
    ...(seasonsOf(keyword).length === 1 ? [factor(hasFact(['pack']), 0.7)] : []),
    ...ageFactors(now),
  ]
}

export const answersKeyword = (keyword: Keyword, learned: Learned, now: Date): Clause => ({
  function_score: {
    query: anyOf([...titleRungs(keyword), ...learnedRungs(keyword, learned), ...looseRungs(keyword)]),
    functions: factorsOf(keyword, learned, now),
    score_mode: 'multiply',
    boost_mode: 'multiply',
  },
})
