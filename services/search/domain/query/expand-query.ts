import { expansionThresholds } from '../relevance-thresholds.ts'
import { exclusiveKinds } from '../titles/share-kinds.ts'
import type { Medium } from '../titles/share-kinds.ts'
import type { Keyword } from './parse-keyword.ts'
import { expandAbbreviation, lettersOfAbbreviation } from '../titles/title-abbreviation.ts'
import { phoneticKeyOf } from '../titles/phonetic-key.ts'
import { findMainTitle, findCorrection, findAliases, findWordAliases, likelyMedium } from '../titles/title-aliases.ts'
import type { TitleStatistics, CooccurringTitle, YearCount } from '../titles/title-aliases.ts'
import { findCollections, findRelatedTitles } from '../titles/related-titles.ts'
import { titleKey } from '../titles/title-text.ts'

export interface QueryExpansion {
  /** Aliases: other titles of the work, as keys. */
  aliases: string[]
  /** Spelling correction of the title, which replaces it in the search. */
  corrected?: string
  /** Words of the keyword that are titles themselves, each with its aliases: 狂飙 in 张译 狂飙. */
  parts: string[][]
  /** Words that no share has in a title or name; seasons and years that no share of the title has. */
  dropped: string[]
  /** `words`: hits lack the dropped words; `similar`: hits only resemble the keyword; blank: hits match. */
  relaxed: '' | 'words' | 'similar'
  medium?: Medium
  /** The likely year, as a token, when several works have the title: 射雕 with 胡歌 means the series of 2008. */
  year?: string
  /** Year of a work of the same title but another kind. */
  otherYear?: string
  /** Whether the title's shares agree on one year, ignoring later seasons: then only one work has this title. */
  hasSingleYear: boolean
  /** Titles of the work whose sequel or season the keyword may name. */
  sequelAliases: string[]
  /** Titles of other works that belong to the title: parts of a series, books of a subject. */
  related: string[]
  collections: string[]
}

export const emptyExpansion: QueryExpansion = {
  aliases: [],
  parts: [],
  dropped: [],
  relaxed: '',
  hasSingleYear: false,
  sequelAliases: [],
  related: [],
  collections: [],
}

export interface KeywordFacts {
  stated: readonly string[]
  kind?: string
  otherKinds: readonly string[]
}

/** Queries to the index; calls made at the same time share one round trip. */
export interface TitleSource {
  getStatistics(key: string, keywordFacts: KeywordFacts): Promise<TitleStatistics>
  /** Titles of the shares whose names hold the words one after the other. */
  findTitlesInNames(title: string): Promise<CooccurringTitle[]>
  isWordIndexed(word: string): Promise<boolean>
  hasAllWords(title: string): Promise<boolean>
  countYears(evidence: { words: readonly string[]; kinds: readonly string[] }): Promise<YearCount[]>
  findSimilarTitles(key: string): Promise<{ key: string; count: number }[]>
  /** Titles that contain these letters in order and start with the first one; each letter may have several variants. */
  findByAbbreviation(letters: readonly (readonly string[])[]): Promise<{ key: string; count: number }[]>
}

const { maxMisspelledShares, maxParts, minAgreedRatio, minAgreedShares, minSingleYearRatio } = expansionThresholds

const partsOf = ({ title }: Keyword): string[] => {
  const words = title
    .replaceAll(/[a-z][a-z+#]{2,}(?=\p{sc=Han})|(?<=\p{sc=Han})[a-z][a-z+#]{2,}/gu, ' $& ')
    .split(/\s+/)
  return [...new Set(words.map(titleKey))].filter((key) => key.length > 1).slice(0, maxParts)
}

const agreedYear = (years: readonly YearCount[]): string | undefined => {
  const [first] = years
  const total = years.reduce((sum, { count }) => sum + count, 0)
  return first && first.count >= minAgreedShares && first.count / total >= minAgreedRatio ? first.year : undefined
}

const hasOneYear = (years: readonly YearCount[]): boolean => {
  const total = years.reduce((sum, { count }) => sum + count, 0)
  return (years[0]?.count ?? 0) / Math.max(total, 1) >= minSingleYearRatio
}

const keywordFactsOf = ({ constraints }: Keyword): KeywordFacts => {
  const tokens = constraints.map(([token = '']) => token)
  const kind = tokens.find((token) => token.startsWith('kind:'))
  return {
    stated: tokens.filter((token) => /^(?:year|season):/.test(token)),
    kind,
    otherKinds: kind && exclusiveKinds.includes(kind) ? exclusiveKinds.filter((one) => one !== kind) : [],
  }
}

/** `season:3` → 第3季, the form in which the answer shows a dropped fact. */
const wordsOf = (stated: readonly string[]): string[] =>
  stated.map((token) => token.replace(/^season:(\d+)$/, '第$1季').replace(/^year:/, ''))

interface TitleExpansion {
  aliases: string[]
  medium?: Medium
  hasSingleYear: boolean
}

const createExpander = (source: TitleSource, keywordFacts: KeywordFacts) => {
  const meaningOf = async (key: string, known: TitleStatistics): Promise<TitleExpansion> => {
    const aliases = findAliases(key, known)
    const main = findMainTitle(key, known)
    const aliasesOfMain = main ? findAliases(main, await source.getStatistics(main, keywordFacts)) : []
    return {
      aliases: [...new Set([...aliases, ...aliasesOfMain])].filter((other) => other !== key),
      medium: likelyMedium(known),
      hasSingleYear: hasOneYear(known.firstSeasonYears),
    }
  }

  /** Spelling correction, or the expansion of an abbreviation if nothing holds the typed text. */
  const correct = async (key: string, typedCount: number, isHeld: Promise<boolean>): Promise<string | undefined> => {
    const sound = phoneticKeyOf(key)
    const letters = typedCount === 0 ? lettersOfAbbreviation(key) : undefined
    const [similar, longer, isKnown] = await Promise.all([
      source.findSimilarTitles(key),
      letters ? source.findByAbbreviation(letters) : [],
      isHeld,
    ])
    const candidates = similar.map((other) => ({
      ...other,
      soundsAlike: sound !== undefined && phoneticKeyOf(other.key) === sound,
    }))
    return findCorrection(key, typedCount, candidates) ?? (isKnown ? undefined : expandAbbreviation(key, longer))
  }

  const expandPart = async (
    word: string,
    known: TitleStatistics,
  ): Promise<{ word: string; titles: string[]; isHeld: boolean }> => {
    if (known.count > 0) return { word, titles: [word, ...findWordAliases(word, known)], isHeld: true }
    const held = source.isWordIndexed(word)
    const [isHeld, corrected] = await Promise.all([held, correct(word, 0, held)])
    if (isHeld) return { word, titles: [], isHeld }
    return { word, titles: corrected ? [corrected] : [], isHeld: corrected !== undefined }
  }

  return { meaningOf, correct, expandPart }
}

export const expandQuery = async (keyword: Keyword, source: TitleSource): Promise<QueryExpansion> => {
  const keywordFacts = keywordFactsOf(keyword)
  const { meaningOf, correct, expandPart } = createExpander(source, keywordFacts)
  const key = titleKey(keyword.title)
  const sequelKey = keyword.sequelOf ? titleKey(keyword.sequelOf) : undefined
  const keywordParts = partsOf(keyword)
  const words = keywordParts.length > 1 ? keywordParts : []
  const isYearOpen = !keywordFacts.stated.some((token) => token.startsWith('year:'))
  const [known, named, sequel, knownWords, yearsOfWords] = await Promise.all([
    source.getStatistics(key, keywordFacts),
    source.findTitlesInNames(keyword.title),
    sequelKey ? source.getStatistics(sequelKey, keywordFacts) : undefined,
    Promise.all(words.map((word) => source.getStatistics(word, keywordFacts))),
    words.length > 0 && isYearOpen
      ? source.countYears({ words, kinds: keywordFacts.kind ? [keywordFacts.kind] : [] })
      : [],
  ])
  const related = findRelatedTitles(key, { known, named, stated: keywordFacts.stated })
  const collections = findCollections(key, known)
  const sequelAliases = sequelKey && sequel ? [sequelKey, ...(await meaningOf(sequelKey, sequel)).aliases] : []

  if (known.count > maxMisspelledShares) {
    const isMissed = keywordFacts.stated.length > 0 && known.countWithFacts === 0 && !sequel?.countWithFacts
    const year = isYearOpen ? agreedYear(known.years) : undefined
    return {
      ...emptyExpansion,
      ...(await meaningOf(key, known)),
      ...(isMissed && { dropped: wordsOf(keywordFacts.stated), relaxed: 'words' }),
      sequelAliases,
      related,
      collections,
      year,
      otherYear: isYearOpen && !year ? agreedYear(known.otherYears) : undefined,
    }
  }

  const parts = await Promise.all(
    words.map((word, number) => expandPart(word, knownWords[number] ?? { ...known, count: 0 })),
  )
  const dropped = parts.flatMap(({ word, isHeld }) => (isHeld ? [] : [word]))
  const found = parts.flatMap(({ titles }) => (titles.length > 0 ? [titles] : []))
  const relaxed = dropped.length === 0 ? '' : 'words'
  if (found.length > 0)
    return {
      ...emptyExpansion,
      aliases: findAliases(key, known),
      parts: found,
      dropped,
      relaxed,
      sequelAliases,
      related,
      collections,
      year: agreedYear(yearsOfWords),
    }

  const held = source.hasAllWords(keyword.title)
  const [corrected, isHeld] = await Promise.all([correct(key, known.count, held), held])
  if (!corrected) {
    const isAnswered = isHeld || known.count > 0 || (sequel?.countWithFacts ?? 0) > 0
    return {
      ...emptyExpansion,
      ...(await meaningOf(key, known)),
      dropped,
      relaxed: isAnswered ? '' : 'similar',
      sequelAliases,
      related,
      collections,
    }
  }
  const [knownCorrected, namedCorrected] = await Promise.all([
    source.getStatistics(corrected, keywordFacts),
    source.findTitlesInNames(corrected),
  ])
  const { aliases, ...meaning } = await meaningOf(corrected, knownCorrected)
  const relatedToCorrected = findRelatedTitles(corrected, {
    known: knownCorrected,
    named: namedCorrected,
    stated: keywordFacts.stated,
  })
  const expansion: QueryExpansion = {
    ...emptyExpansion,
    ...meaning,
    sequelAliases,
    related: relatedToCorrected,
    collections: findCollections(corrected, knownCorrected),
  }
  return known.count === 0
    ? { ...expansion, aliases, corrected }
    : { ...expansion, aliases: [...new Set([corrected, ...aliases, ...findAliases(key, known)])] }
}
