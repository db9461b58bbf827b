import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { isComment, namesOfLine } from '@pandex/contracts/text/alias-line'
import { titleKey } from '@pandex/contracts/text/title-key'
import { forEachInTurns, mapInTurns } from '@pandex/platform/scheduling/map-in-turns'
import { dictionaryThresholds } from '../relevance-thresholds.ts'
import { compileMisspellings } from './misspellings.ts'
import type { Misspellings } from './misspellings.ts'
import { readSeriesNames } from './series-names.ts'
import { createTitleDictionary, minSharesOfSimilar } from './title-dictionary.ts'
import type { TitleDictionary } from './title-dictionary.ts'

/** Names that operators declare equal (data list `alias`). The index need not know any of them. */
export interface AliasDictionary {
  /** Other names of a work, as keys. Names of several works have the names of all, but no names of those names. */
  namesOf: (key: string) => readonly string[]
  /**
   * Names of the one work that has the key as subtitle (烧痕审判: 移动迷宫2：烧痕审判) or as the beginning of a name (借物少女: 借物少女艾莉缇);
   * empty if several works do. The key may also be the title of another work.
   */
  namesOfSubtitleOrPrefix: (key: string) => readonly string[]
  /** The first name of the work, as a key; undefined for names of no work or of several. */
  workOf: (key: string) => string | undefined
  /** The first name of the only work that the key misspells. */
  misspelledWorkOf: Misspellings
  /** The name of several Latin words that has this key, with its spaces: `elden ring` for eldenring. */
  phraseOf: (key: string) => string | undefined
  /** Names that may differ from the key by a typing error, or sound like it. Most differ more: check the edits. */
  findSimilar: (key: string) => { key: string; soundsAlike: boolean }[]
  /** Other names of the works that have a name with this beginning, as keys; a longer beginning leaves fewer. */
  namesOfBeginning: (prefix: string) => readonly string[]
}

/** At most about four seconds old. Never throws. */
export type ReadAliases = () => Promise<AliasDictionary>

const { maxNames, minTypedLength, maxBegunNames } = dictionaryThresholds

const none: readonly string[] = []

/** What tells one part of a series from the others: 烧痕审判 of 移动迷宫2：烧痕审判. */
const subtitle = /[：:]\s?(\p{sc=Han}{4,}(?<!版|篇|[季部集章]|部曲|全集|合集))$/u

/** Shorter beginnings are titles of their own. */
const beginsTitle = /^\p{sc=Han}{4,}$/u

const severalLatinWords = /^[a-z\d'.:&+-]+(?: [a-z\d'.:&+-]+)+$/

const hasSpace = /\s/u

/** Place of the first text that does not sort before `least`. */
const firstAtLeast = (sorted: readonly string[], least: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < least) low = middle + 1
    else high = middle
  }
  return low
}

interface ParsedLine {
  texts: readonly string[]
  /** Of the texts. */
  keys: readonly string[]
}

const parseLine = (line: string): ParsedLine => {
  const texts = isComment(line) ? [] : namesOfLine(line)
  return { texts, keys: texts.map(titleKey) }
}

/** The names of the lines by the subtitles of their names; empty for a subtitle of several lines. */
const namesBySubtitle = async (lines: readonly ParsedLine[]): Promise<Map<string, readonly string[]>> => {
  const found = new Map<string, readonly string[]>()
  await forEachInTurns(lines, ({ texts, keys }) => {
    for (const key of new Set(texts.flatMap((text) => subtitle.exec(text)?.[1] ?? []).map(titleKey)))
      found.set(key, found.has(key) ? none : keys.slice(0, maxNames))
  })
  return found
}

/** Names of several Latin words, by their keys. */
const phrasesByKey = async (lines: readonly ParsedLine[]): Promise<Map<string, string>> => {
  const phrases = new Map<string, string>()
  await forEachInTurns(lines, ({ texts, keys }) => {
    for (const [at, text] of texts.entries()) {
      const phrase = hasSpace.test(text) ? normalizeTitle(text) : ''
      if (!severalLatinWords.test(phrase)) continue
      phrases.set(keys[at] ?? '', phrase)
      const series = phrase.replace(/ \d\d?$/, '')
      if (series !== phrase && series.includes(' ')) phrases.set(titleKey(series), series)
    }
  })
  return phrases
}

const compileSimilarNames = async (names: readonly string[]): Promise<TitleDictionary> => {
  const dictionary = createTitleDictionary(names.length)
  await forEachInTurns(names, (name) => dictionary.add([{ key: name, count: minSharesOfSimilar }]))
  return dictionary
}

/**
 * Compiles in turns, because an edit of 10,000 lines takes a second.
 * @param lines of equal names, as `namesOfLine` reads them
 * @param titles keys of works that may have no line
 */
export const compileAliases = async (
  lines: readonly string[],
  titles: readonly string[] = [],
): Promise<AliasDictionary> => {
  const others = new Map<string, Set<string>>()
  const works = new Map<string, string | undefined>()
  const parsedLines = await mapInTurns(lines, parseLine)
  await forEachInTurns(parsedLines, ({ keys }) => {
    for (const key of keys) {
      works.set(key, works.has(key) ? undefined : keys[0])
      const known = others.get(key) ?? new Set()
      for (const other of keys) if (other !== key && known.size < maxNames) known.add(other)
      others.set(key, known)
    }
  })
  for (const key of titles) if (!works.has(key)) works.set(key, key)
  const series = await readSeriesNames(parsedLines.map(({ keys }) => keys))
  for (const [key, found] of series) if (!others.has(key)) others.set(key, new Set(found.slice(0, maxNames)))
  const names = new Map(await mapInTurns(others, ([key, known]) => [key, [...known]] as const))
  const sorted = [...names.keys()].toSorted()
  const bySubtitle = await namesBySubtitle(parsedLines)
  const phrases = await phrasesByKey(parsedLines)
  const namesWithBeginning = (prefix: string): string[] => {
    const first = firstAtLeast(sorted, prefix)
    return sorted.slice(first, first + maxBegunNames).filter((name) => name.startsWith(prefix))
  }
  const namesOfUniquePrefix = (key: string): readonly string[] => {
    if (!beginsTitle.test(key) || names.has(key)) return none
    const begun = namesWithBeginning(key)
    const [work, ...others] = new Set(begun.map((name) => works.get(name)))
    return work === undefined || others.length > 0 ? none : [work, ...(names.get(work) ?? none)]
  }
  const misspelledWorkOf = await compileMisspellings(works)
  const bySpelling = await compileSimilarNames(sorted)
  return {
    namesOf: (key) => names.get(key) ?? none,
    namesOfSubtitleOrPrefix: (key) => bySubtitle.get(key) ?? namesOfUniquePrefix(key),
    workOf: (key) => works.get(key),
    misspelledWorkOf,
    phraseOf: (key) => phrases.get(key),
    findSimilar: (key) => bySpelling.findSimilar(key),
    namesOfBeginning(prefix) {
      if (prefix.length < minTypedLength) return none
      const begun = namesWithBeginning(prefix).flatMap((name) => names.get(name) ?? none)
      return [...new Set(begun)].slice(0, maxBegunNames)
    },
  }
}

export const emptyAliases: AliasDictionary = {
  namesOf: () => none,
  namesOfSubtitleOrPrefix: () => none,
  workOf: () => undefined,
  misspelledWorkOf: () => undefined,
  phraseOf: () => undefined,
  findSimilar: () => [],
  namesOfBeginning: () => none,
}

export const readNoAliases: ReadAliases = async () => emptyAliases
