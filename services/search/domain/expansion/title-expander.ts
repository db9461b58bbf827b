import { completionThresholds, containedThresholds, correctionThresholds } from '../relevance-thresholds.ts'
import type { Medium } from '../reading/share-kinds.ts'
import { agreementOf } from './work-agreement.ts'
import type { Agreement } from './work-agreement.ts'
import { chooseTitles, titleCandidates } from './contained-titles.ts'
import { findMissingFacts } from './missing-facts.ts'
import type { NamedWord, NamesInKeyword } from '../keyword/names-in-keyword.ts'
import { expandAbbreviation, lettersOfAbbreviation } from '../titles/title-abbreviation.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import { findAliases, findWordAliases } from '../titles/title-aliases.ts'
import { findCorrection } from '../titles/spelling-correction.ts'
import { likelyMedium, noStatistics } from '../titles/title-statistics.ts'
import type { TitleStatistics } from '../titles/title-statistics.ts'
import type { SimilarTitle, TitleCount, TitleDictionary } from '../titles/title-dictionary.ts'
import type { KeywordFacts } from '../titles/title-statistics.ts'

export type CountedFacts = Pick<TitleStatistics, 'years' | 'media'>

/** What the index knows of titles. Promises that are started at the same time share one round trip. */
export interface TitleSource {
  /** Whether the index need not be asked about a keyword of which nothing is known. */
  trustsMemory: boolean
  titles: Pick<TitleDictionary, 'countOf' | 'findSimilar' | 'findByLetters' | 'findContaining'>
  /** See `IndexedShares`. */
  ratioAlone: (key: string) => number
  /** Counts the shares in memory. */
  statisticsOf(key: string, keywordFacts: KeywordFacts): TitleStatistics
  /** Counts the shares of a new title, which is not in memory yet, in the index. */
  readStatistics(key: string, keywordFacts: KeywordFacts): Promise<TitleStatistics>
  isWordIndexed: (word: string) => Promise<boolean>
  hasAllWords: (title: string) => Promise<boolean>
  /** Counts the shares whose names hold all words and that state one of the kinds, if any. */
  countFacts: (evidence: { words: readonly string[]; kinds: readonly string[] }) => Promise<CountedFacts>
}

/** Memoizes by the argument. A rejection that is never awaited is ignored. */
const memoize = <A, T>(load: (given: A) => Promise<T>): ((given: A) => Promise<T>) => {
  const started = new Map<string, Promise<T>>()
  return (given) => {
    const key = JSON.stringify(given)
    const loading = started.get(key) ?? load(given)
    started.set(key, loading)
    loading.catch(() => undefined)
    return loading
  }
}

export interface KnownTitle {
  key: string
  known: TitleStatistics
}

/** Names that shares have, the one with most shares first. */
export const namesInIndex = (names: readonly KnownTitle[]): KnownTitle[] =>
  names.filter(({ known }) => known.count > 0).toSorted((a, b) => b.known.count - a.known.count)

/** A word of a keyword, and its other names. */
export interface KnownWord {
  typed: KnownTitle
  names: readonly KnownTitle[]
}

interface TitleExpansion extends Agreement {
  aliases: string[]
  medium?: Medium
}

const meaningOf = ({ key, known }: KnownTitle): TitleExpansion => ({
  aliases: findAliases(key, known),
  medium: likelyMedium(known),
  ...agreementOf(known),
})

/** The title's meaning is that of its most frequent name. */
export const meaningOfNames = (typed: KnownTitle, names: readonly KnownTitle[]): TitleExpansion => {
  const [main = typed] = namesInIndex([typed, ...names])
  const { aliases, ...meaning } = meaningOf(main)
  const learned =
    main === typed ? aliases : [...findWordAliases(typed.key, typed.known), ...findWordAliases(main.key, main.known)]
  const others = new Set([...names.map(({ key }) => key), ...learned])
  return { ...meaning, aliases: [...others].filter((other) => other !== typed.key) }
}

/** A title in the keyword, and the names under which shares have it. */
interface NamedTitle {
  word: string
  names: readonly string[]
}

export interface ExpandedPart {
  word: string
  titles: string[]
  isHeld: boolean
  /** Statistics of the first title, unless the word was corrected. */
  main?: TitleStatistics
}

/** Titles inside a text: their shares, and the names under which shares have them, the most frequent first. */
export type ContainedTitles = ReadonlyMap<string, { count: number; names: readonly string[] }>

export interface SplitText {
  titles: NamedTitle[]
  /** Words around the titles. */
  rest: string[]
}

/** Nothing is known of the facts of a corrected word, so then none is missing. */
export const missingFactsOf = (stated: readonly string[], parts: readonly ExpandedPart[]): string[] =>
  findMissingFacts(
    stated,
    parts.map(({ main }) => main ?? noStatistics),
  )

interface Correction {
  /** A title that is spelled or sounds almost alike. */
  spelling?: string
  /** A title that the text abbreviates, unless shares hold the text. */
  abbreviated?: string
}

/** Finds what the index knows of the titles of one keyword. */
export const createTitleExpander = (source: TitleSource, keywordFacts: KeywordFacts, dictionary: AliasDictionary) => {
  const { titles } = source
  const isWordIndexed = memoize(source.isWordIndexed)
  const hasAllWords = memoize(source.hasAllWords)
  const countFacts = memoize(source.countFacts)

  const known = new Map<string, KnownTitle>()

  const lookUp = (key: string): KnownTitle => {
    const title = known.get(key) ?? { key, known: source.statisticsOf(key, keywordFacts) }
    known.set(key, title)
    return title
  }

  /** Reads the title from the index if it is not in memory. */
  const readTitle = async (key: string): Promise<KnownTitle> => {
    const title = lookUp(key)
    if (title.known.count > 0) return title
    const read = { key, known: await source.readStatistics(key, keywordFacts) }
    known.set(key, read)
    return read
  }

  const lookUpNames = (names: readonly string[]): KnownTitle[] => names.map(lookUp)

  const lookUpWords = (words: NamesInKeyword['words']): KnownWord[] =>
    words.map(({ word, names }) => ({ typed: lookUp(word), names: lookUpNames(names) }))

  /** The longer title of which the key is a part, if most shares of all such titles have it: 琅琊榜之风起长林 for 风起长林. */
  const complete = (key: string): string | undefined => {
    if (key.length < completionThresholds.minLength) return undefined
    const longer = titles.findContaining(key)
    const total = longer.reduce((sum, title) => sum + titles.countOf(title), 0)
    const [first] = longer
    return first && titles.countOf(first) / total >= completionThresholds.minRatio ? first : undefined
  }

  /** The longer title that contains one of the names of a work, none of which shares have: 生化危机4重制版 for 恶灵古堡4. */
  const completeAny = (names: readonly string[]): string | undefined => {
    for (const name of names.slice(0, completionThresholds.maxNames)) {
      const completed = complete(name)
      if (completed !== undefined) return completed
    }
    return undefined
  }

  const namesAndSelf = (key: string): string[] => [key, ...dictionary.namesOf(key)]

  /** Names of the dictionary count as often as the most frequent name of their work. One share is enough: the name is not misread. */
  const similarNames = (key: string): SimilarTitle[] =>
    dictionary.findSimilar(key).flatMap(({ key: name, soundsAlike }) => {
      const count = Math.max(...namesAndSelf(name).map((one) => titles.countOf(one)))
      return count === 0 ? [] : [{ key: name, soundsAlike, count: Math.max(count, correctionThresholds.minShares) }]
    })

  const corrections = new Map<string, Correction>()

  const correct = (key: string, typedCount: number): Correction => {
    const known = corrections.get(`${typedCount} ${key}`)
    if (known) return known
    const letters = typedCount === 0 ? lettersOfAbbreviation(key) : undefined
    const correction = {
      spelling: findCorrection(key, typedCount, [...titles.findSimilar(key), ...similarNames(key)]),
      abbreviated: letters && expandAbbreviation(key, titles.findByLetters(letters)),
    }
    corrections.set(`${typedCount} ${key}`, correction)
    return correction
  }

  const expandPart = async (
    { key: word, known: ofWord }: KnownTitle,
    names: readonly KnownTitle[],
  ): Promise<ExpandedPart> => {
    const found = namesInIndex(names).map(({ key }) => key)
    if (ofWord.count > 0)
      return { word, titles: [word, ...found, ...findWordAliases(word, ofWord)], isHeld: true, main: ofWord }
    if (found.length > 0) return { word, titles: found, isHeld: true, main: namesInIndex(names)[0]?.known }
    if (await isWordIndexed(word)) return { word, titles: [], isHeld: true }
    const { spelling, abbreviated } = correct(word, 0)
    const corrected = spelling ?? abbreviated
    return { word, titles: corrected ? namesAndSelf(corrected) : [], isHeld: corrected !== undefined }
  }

  /** The names of a title that shares have, the most frequent first. @param others undefined for words that the dictionary lacks */
  const countNames = (word: string, others: readonly string[] | undefined): TitleCount[] => {
    const names = [word, ...(others ?? [])]
    const held = names
      .map((key) => ({ key, count: titles.countOf(key) }))
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => b.count - a.count)
    const completed = held.length === 0 && others ? completeAny(names) : undefined
    return completed === undefined ? held : [{ key: completed, count: titles.countOf(completed) }]
  }

  const findContained = (text: string, named: readonly NamedWord[]): ContainedTitles => {
    const othersOf = new Map(named.map(({ word, names }) => [word, names]))
    const found = [...new Set([...titleCandidates(text), ...othersOf.keys()])].flatMap((word) => {
      const names = countNames(word, othersOf.get(word))
      const [first] = names
      return first ? [[word, { count: first.count, names: names.map(({ key }) => key) }] as const] : []
    })
    return new Map(found)
  }

  /** Splits a text into the titles that it contains and the words around them. */
  const splitText = (text: string, contained: ContainedTitles): SplitText => {
    const { titles: chosen, rest } = chooseTitles(text, new Map([...contained].map(([key, { count }]) => [key, count])))
    return {
      titles: chosen
        .slice(0, containedThresholds.maxTitles)
        .map((word) => ({ word, names: contained.get(word)?.names ?? [] })),
      rest: rest.slice(0, containedThresholds.maxWords),
    }
  }

  const expandTitles = (named: readonly NamedTitle[]): ExpandedPart[] =>
    named.map(({ word, names }) => {
      const [first = word] = names
      const { known: main } = lookUp(first)
      return { word, titles: [...names, ...findWordAliases(first, main)], isHeld: true, main }
    })

  return {
    isWordIndexed,
    ratioAlone: source.ratioAlone,
    namesAndSelf,
    hasAllWords,
    countFacts,
    findContained,
    splitText,
    expandTitles,
    lookUp,
    readTitle,
    lookUpNames,
    lookUpWords,
    completeAny,
    correct,
    expandPart,
  }
}

export type TitleExpander = ReturnType<typeof createTitleExpander>
