/** Scoring tiers: title as a phrase in the name, all of it in the name, most of it in name, files or tags. */
import {
  descriptionThresholds,
  longPhraseMatch,
  maxAliasesWithParts,
  minHomophoneLength,
  minLongPhraseLength,
  minPairedLength,
  requiredParts,
  tierBoosts,
} from '../relevance-thresholds.ts'
import { isLatin } from '../reading/latin-text.ts'
import { phoneticKeyOf } from '../reading/phonetic-key.ts'
import { titlesWithYear } from '../reading/title-keys.ts'
import { numberedParts } from '../titles/numbered-parts.ts'
import { titleKey } from '@pandex/contracts/text/title-key'
import {
  anyOf,
  constantScore,
  hasFact,
  hasFilesNamed,
  isNamed,
  match,
  matchAllWords,
  namePhrase,
  phrase,
} from './clauses.ts'
import type { Clause } from './clauses.ts'
import { isTopic } from '../keyword/description-words.ts'
import type { QueryExpansion } from '../expansion/query-expansion.ts'
import type { Keyword } from '../keyword/parse-keyword.ts'

export interface ScoringTiers {
  title: Clause[]
  expansion: Clause[]
  loose: Clause[]
}

/** Numbers must not match alone: `哪吒2` must not find every name with a 2. */
const withoutNumbers = (title: string): string => {
  const words = title.replaceAll(/(?<![a-z\d])\d{1,2}(?![a-z\d])/g, ' ').trim()
  return words || title
}

/** Only the single-character subfield finds a lone Chinese character. */
const nameField = (keyword: Keyword): string => (keyword.hasLoneCharacter ? 'disk_name.characters' : 'disk_name')

export const seasonsOf = ({ constraints }: Keyword): string[] =>
  constraints.flatMap(([token = '']) => (token.startsWith('season:') ? [token.slice('season:'.length)] : []))

/** Keys of names that are nothing but the title: 庆余年 and 庆余年2 for 庆余年 第二季. */
export const titleKeysOf = (keyword: Keyword): string[] => {
  const key = titleKey(keyword.title)
  const [season, ...others] = keyword.sequelOf ? [] : seasonsOf(keyword)
  const withSeason = season && others.length === 0 ? [key + season] : []
  return [key, ...withSeason, ...titlesWithYear(keyword.text)]
}

export const hasSeasonsOf = ({ constraints }: Keyword, named: Clause): Clause => ({
  bool: { filter: [named, ...constraints.filter(([token]) => token?.startsWith('season:')).map(hasFact)] },
})

export const soundsLike = ({ title }: Keyword): Clause | undefined => {
  const key = titleKey(title)
  const sound = key.length >= minHomophoneLength ? phoneticKeyOf(key) : undefined
  return sound === undefined ? undefined : { term: { sounds: sound } }
}

const isCollectionOf = (titles: string[]): Clause => ({ bool: { filter: [isNamed(titles), hasFact(['collection'])] } })

const titleTiers = (keyword: Keyword): Clause[] => [
  constantScore(isNamed(titleKeysOf(keyword)), tierBoosts.title),
  constantScore(hasFilesNamed(titleKeysOf(keyword)), tierBoosts.titleOfFiles),
  phrase(nameField(keyword), keyword.title, tierBoosts.titlePhrase),
  matchAllWords(nameField(keyword), keyword.title, tierBoosts.titleWords),
  ...(keyword.sequelOf ? [phrase('disk_name', keyword.sequelOf, tierBoosts.sequelPhrase)] : []),
]

const holdsWord = (word: string): Clause[] => [
  phrase('disk_name', word, tierBoosts.heldWord),
  phrase('files', word, tierBoosts.heldWordOfFiles),
]

const holdsDescription = (words: string[]): Clause[] => [
  {
    bool: {
      should: words.map((word) => anyOf(holdsWord(word))),
      minimum_should_match: descriptionThresholds.minHeldWords,
    },
  },
  ...words.filter(isTopic).flatMap(holdsWord),
]

const expansionTiers = (
  keyword: Keyword,
  {
    aliases,
    phrases,
    corrected,
    parts,
    persons,
    heldWords,
    description,
    sequelAliases,
    related,
    collections,
  }: QueryExpansion,
): Clause[] => {
  const namedBy = (keys: string[], boost: number, ofFiles: number): Clause[] =>
    keys.length > 0 ? [constantScore(isNamed(keys), boost), constantScore(hasFilesNamed(keys), ofFiles)] : []
  const isSequel = (named: Clause): Clause => hasSeasonsOf(keyword, named)
  return [
    ...namedBy(corrected ? [corrected] : [], tierBoosts.corrected, tierBoosts.correctedOfFiles),
    ...namedBy(aliases, tierBoosts.alias, tierBoosts.aliasOfFiles),
    ...namedBy(numberedParts(aliases.slice(0, maxAliasesWithParts), 1), tierBoosts.related, tierBoosts.relatedOfFiles),
    ...phrases.map((text) => constantScore(namePhrase('disk_name', text), tierBoosts.aliasPhrase)),
    ...parts.flatMap((keys) => [
      ...(persons.length > 0
        ? namedBy(keys, tierBoosts.partBesidePerson, tierBoosts.partBesidePersonOfFiles)
        : namedBy(keys, tierBoosts.part, tierBoosts.partOfFiles)),
      ...keys.slice(0, 1).map((word) => phrase('disk_name', word, tierBoosts.partPhrase)),
    ]),
    ...persons.flatMap((keys) => [
      ...namedBy(keys, tierBoosts.person, tierBoosts.personOfFiles),
      ...keys.slice(0, 1).map((word) => phrase('disk_name', word, tierBoosts.personPhrase)),
    ]),
    ...heldWords.flatMap(holdsWord),
    ...(description.length > 0 ? holdsDescription(description) : []),
    ...(sequelAliases.length > 0
      ? [
          constantScore(isSequel(isNamed(sequelAliases)), tierBoosts.sequelAlias),
          constantScore(isSequel(hasFilesNamed(sequelAliases)), tierBoosts.sequelAliasOfFiles),
        ]
      : []),
    ...(collections.length > 0 ? [constantScore(isCollectionOf(collections), tierBoosts.collection)] : []),
    ...namedBy(related, tierBoosts.related, tierBoosts.relatedOfFiles),
  ]
}

/** Latin words have no single characters: both fields of the name hold the same words. */
const longPhraseTier = (words: string): Clause => {
  const most = match('disk_name.characters', words, longPhraseMatch.characters)
  const must = isLatin(words) ? most : [most, match('disk_name', words, longPhraseMatch.bigrams)]
  return constantScore({ bool: { must } }, tierBoosts.longPhrase)
}

/**
 * Single characters have long lists in the index. Latin titles need none, nor do titles of so many shares that hits without a bigram
 * of the title come late; four characters of which one is wrong hold a bigram of the title.
 */
const characterTiers = (words: string, { isCommonTitle }: QueryExpansion): Clause[] => {
  if (isLatin(words) || isCommonTitle) return []
  const most = match('disk_name.characters', words, requiredParts.characters, tierBoosts.mostCharacters)
  return [titleKey(words).length < minPairedLength ? most : { bool: { must: most, filter: match('disk_name', words) } }]
}

const looseTiers = (keyword: Keyword, expansion: QueryExpansion): Clause[] => {
  const words = withoutNumbers(keyword.title)
  // `re0`, `ps5`: the index may hold the letters and the number as separate words.
  const apart = withoutNumbers(words.replaceAll(/(?<=[a-z]{2})(?=\d)/g, ' '))
  const sound = soundsLike(keyword)
  return [
    ...(keyword.text === keyword.title
      ? []
      : ['disk_name', 'files'].map((field) => phrase(field, keyword.text, tierBoosts.wholeKeyword))),
    ...(sound ? [constantScore(sound, tierBoosts.homophone)] : []),
    ...(titleKey(words).length >= minLongPhraseLength ? [longPhraseTier(words)] : []),
    match(nameField(keyword), words, requiredParts.words, tierBoosts.mostWords),
    match('files', words, requiredParts.words, tierBoosts.mostWordsOfFiles),
    match('tags', words, requiredParts.words, tierBoosts.mostWordsOfTags),
    ...characterTiers(words, expansion),
    ...(apart === words ? [] : [match('disk_name', apart, requiredParts.words, tierBoosts.separatedNumber)]),
  ]
}

export const scoringTiers = (keyword: Keyword, expansion: QueryExpansion): ScoringTiers => ({
  title: titleTiers(keyword),
  expansion: expansionTiers(keyword, expansion),
  loose: looseTiers(keyword, expansion),
})
