import { containedThresholds, expansionThresholds } from '../relevance-thresholds.ts'
import type { Medium } from '../titles/share-kinds.ts'
import { chooseTitles, titleCandidates } from './contained-titles.ts'
import type { NamedWord, NamesInKeyword } from './names-in-keyword.ts'
import { expandAbbreviation, lettersOfAbbreviation } from '../titles/title-abbreviation.ts'
import { phoneticKeyOf } from '../titles/phonetic-key.ts'
import { findMainTitle, findCorrection, findAliases, findWordAliases, likelyMedium } from '../titles/title-aliases.ts'
import type { TitleStatistics, CooccurringTitle, YearCount } from '../titles/title-aliases.ts'

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
  /** Those of the keys that are titles of shares. */
  findKnownTitles(keys: readonly string[]): Promise<{ key: string; count: number }[]>
}

const hasOneYear = (years: readonly YearCount[]): boolean => {
  const total = years.reduce((sum, { count }) => sum + count, 0)
  return (years[0]?.count ?? 0) / Math.max(total, 1) >= expansionThresholds.minSingleYearRatio
}

export interface KnownTitle {
  key: string
  known: TitleStatistics
}

/** Names that shares have, the one with most shares first. */
export const namesInIndex = (names: readonly KnownTitle[]): KnownTitle[] =>
  names.filter(({ known }) => known.count > 0).toSorted((a, b) => b.known.count - a.known.count)

interface TitleExpansion {
  aliases: string[]
  medium?: Medium
  hasSingleYear: boolean
}

interface ExpandedPart {
  word: string
  titles: string[]
  isHeld: boolean
  /** Statistics of the first title, unless the word was corrected. */
  main?: TitleStatistics
}

/** Titles inside a text: their shares, and the names under which shares have them, the most frequent first. */
export type ContainedTitles = ReadonlyMap<string, { count: number; names: readonly string[] }>

export interface ExpandedText {
  parts: ExpandedPart[]
  /** Words around the titles. */
  rest: string[]
}

/**
 * Whether the parts of a keyword name one work, whose shares agree on one year: a single title, or one beside rarer words that
 * share a year with it.
 */
export const havePartsOneYear = (parts: readonly ExpandedPart[], jointYears: readonly YearCount[]): boolean => {
  const [main, ...others] = parts.flatMap((part) => part.main ?? []).toSorted((a, b) => b.count - a.count)
  return main !== undefined && hasOneYear(main.firstSeasonYears) && (others.length === 0 || hasOneYear(jointYears))
}

/** Finds what the index knows of the titles of one keyword. */
export const createTitleExpander = (source: TitleSource, keywordFacts: KeywordFacts) => {
  const lookUp = async (key: string): Promise<KnownTitle> => ({
    key,
    known: await source.getStatistics(key, keywordFacts),
  })

  const lookUpNames = (names: readonly string[]): Promise<KnownTitle[]> => Promise.all(names.map(lookUp))

  const lookUpWords = (words: NamesInKeyword['words']): Promise<{ typed: KnownTitle; names: KnownTitle[] }[]> =>
    Promise.all(
      words.map(async ({ word, names }) => {
        const [typed, known] = await Promise.all([lookUp(word), lookUpNames(names)])
        return { typed, names: known }
      }),
    )

  const meaningOf = async ({ key, known }: KnownTitle): Promise<TitleExpansion> => {
    const aliases = findAliases(key, known)
    const main = findMainTitle(key, known)
    const aliasesOfMain = main ? findAliases(main, await source.getStatistics(main, keywordFacts)) : []
    return {
      aliases: [...new Set([...aliases, ...aliasesOfMain])].filter((other) => other !== key),
      medium: likelyMedium(known),
      hasSingleYear: hasOneYear(known.firstSeasonYears),
    }
  }

  /** The title's meaning is that of its most frequent name. */
  const meaningOfNames = async (typed: KnownTitle, names: readonly KnownTitle[]): Promise<TitleExpansion> => {
    const [main = typed] = namesInIndex([typed, ...names])
    if (main === typed) {
      const { aliases, ...meaning } = await meaningOf(typed)
      return { ...meaning, aliases: [...new Set([...names.map(({ key }) => key), ...aliases])] }
    }
    const learned = [...findAliases(typed.key, typed.known), ...findWordAliases(main.key, main.known)]
    const aliases = new Set([...names.map(({ key }) => key), ...learned])
    return {
      aliases: [...aliases].filter((other) => other !== typed.key),
      medium: likelyMedium(main.known),
      hasSingleYear: hasOneYear(main.known.firstSeasonYears),
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

  const expandPart = async ({ key: word, known }: KnownTitle, names: readonly KnownTitle[]): Promise<ExpandedPart> => {
    const found = namesInIndex(names).map(({ key }) => key)
    if (known.count > 0)
      return { word, titles: [word, ...found, ...findWordAliases(word, known)], isHeld: true, main: known }
    if (found.length > 0) return { word, titles: found, isHeld: true, main: namesInIndex(names)[0]?.known }
    const held = source.isWordIndexed(word)
    const [isHeld, corrected] = await Promise.all([held, correct(word, 0, held)])
    if (isHeld) return { word, titles: [], isHeld }
    return { word, titles: corrected ? [corrected] : [], isHeld: corrected !== undefined }
  }

  const findContained = async (text: string, named: readonly NamedWord[]): Promise<ContainedTitles> => {
    const candidates = [...new Set([...titleCandidates(text), ...named.flatMap(({ names }) => names)])]
    const counted = candidates.length > 0 ? await source.findKnownTitles(candidates) : []
    const counts = new Map(counted.map(({ key, count }) => [key, count]))
    const countOf = (key: string): number => counts.get(key) ?? 0
    const othersOf = new Map(named.map(({ word, names }) => [word, names]))
    return new Map(
      [...counts.keys(), ...othersOf.keys()].flatMap((key) => {
        const names = [key, ...(othersOf.get(key) ?? [])].filter((name) => countOf(name) > 0)
        const [first] = names.sort((a, b) => countOf(b) - countOf(a))
        return first === undefined ? [] : [[key, { count: countOf(first), names }] as const]
      }),
    )
  }

  /** Splits a text into the titles that it contains and the words around them. */
  const expandText = async (text: string, contained: ContainedTitles): Promise<ExpandedText> => {
    const { titles, rest } = chooseTitles(text, new Map([...contained].map(([key, { count }]) => [key, count])))
    const parts = titles.slice(0, containedThresholds.maxTitles).map(async (word): Promise<ExpandedPart> => {
      const names = contained.get(word)?.names ?? []
      const [first = word] = names
      const { known } = await lookUp(first)
      return { word, titles: [...names, ...findWordAliases(first, known)], isHeld: true, main: known }
    })
    return { parts: await Promise.all(parts), rest: rest.slice(0, containedThresholds.maxWords) }
  }

  return { findContained, expandText, lookUp, lookUpNames, lookUpWords, meaningOf, meaningOfNames, correct, expandPart }
}
