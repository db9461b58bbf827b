import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { isComment, namesOfLine } from '@pandex/contracts/text/alias-line'
import { dictionaryThresholds } from '../relevance-thresholds.ts'
import { phoneticKeyOf } from '../reading/phonetic-key.ts'
import { createTitleDictionary, minSharesOfSimilar } from './title-dictionary.ts'
import type { TitleDictionary } from './title-dictionary.ts'
import { titleKey } from '@pandex/contracts/text/title-key'

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
  /**
   * The first name of the only work that the key misspells: it sounds like a name (狂野之息), has letters of its pinyin in place of
   * characters (诡mi之主, D破苍穹), or two of its characters in another order (小的小我 for 小小的我).
   */
  misspelledWorkOf: (key: string) => string | undefined
  /** The name of several Latin words that has this key, with its spaces: `elden ring` for eldenring. */
  phraseOf: (key: string) => string | undefined
  /** Names that may differ from the key by a typing error, or sound like it. Most differ more: check the edits. */
  findSimilar: (key: string) => { key: string; soundsAlike: boolean }[]
  /** Other names of the works that have a name with this beginning, as keys; a longer beginning leaves fewer. */
  namesOfBeginning: (prefix: string) => readonly string[]
}

/** At most about two seconds old. Never throws. */
export type ReadAliases = () => Promise<AliasDictionary>

const { maxNames, minTypedLength, maxBegunNames } = dictionaryThresholds

const none: readonly string[] = []

/** What tells one part of a series from the others: 烧痕审判 of 移动迷宫2：烧痕审判. */
const subtitle = /[：:]\s?(\p{sc=Han}{4,}(?<!版|篇|[季部集章]|部曲|全集|合集))$/u

/** Shorter beginnings are titles of their own. */
const beginsTitle = /^\p{sc=Han}{4,}$/u

const severalLatinWords = /^[a-z\d'.:&+-]+(?: [a-z\d'.:&+-]+)+$/

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

/** Shorter names have too many homophones. */
const minMisspelledLength = 3

/** Shorter names in another order are names of their own: 上海 and 海上. */
const minReorderedLength = 4

const sorted = (name: string): string => Array.from(name).toSorted().join('')

const countDifferent = (name: string, key: string): number =>
  Array.from(name).filter((character, at) => character !== key[at]).length

/** Characters with one or two letters among them. */
const lettersAmongCharacters = /^(?=(?:.*\p{sc=Han}){2})\p{sc=Han}*[a-z]\p{sc=Han}*[a-z]?\p{sc=Han}*$/u

/** Takes 0.1 s for 10,000 names, most of it to read their pinyin. */
const openMisspellings = (works: ReadonlyMap<string, string | undefined>) => {
  const bySound = new Map<string, string | undefined>()
  const byCharacters = new Map<string, string | undefined>()
  const byLength = new Map<number, string[]>()
  for (const [name, work] of works) {
    const sound = name.length >= minMisspelledLength ? phoneticKeyOf(name) : undefined
    if (sound === undefined) continue
    bySound.set(sound, bySound.has(sound) && bySound.get(sound) !== work ? undefined : work)
    if (name.length >= minReorderedLength) {
      const characters = sorted(name)
      byCharacters.set(characters, byCharacters.has(characters) ? undefined : name)
    }
    const ofLength = byLength.get(name.length)
    if (ofLength) ofLength.push(name)
    else byLength.set(name.length, [name])
  }
  const isSpelled = (name: string, key: string): boolean => {
    const isLetter = (at: number): boolean => /[a-z]/.test(key[at] ?? '')
    const places = Array.from({ length: key.length }, (_, at) => at)
    // Comparing characters is fast and leaves few names, reading pinyin is slow.
    return (
      places.every((at) => isLetter(at) || key[at] === name[at]) &&
      places.every((at) => !isLetter(at) || phoneticKeyOf(name[at] ?? '')?.startsWith(key[at] ?? ''))
    )
  }
  return (key: string): string | undefined => {
    const sound = phoneticKeyOf(key)
    const alike = sound === undefined ? undefined : bySound.get(sound)
    if (alike !== undefined) return alike
    const reordered = key.length >= minReorderedLength ? byCharacters.get(sorted(key)) : undefined
    if (reordered !== undefined && countDifferent(reordered, key) === 2) return works.get(reordered)
    if (!lettersAmongCharacters.test(key)) return undefined
    const found = new Set(
      (byLength.get(key.length) ?? []).filter((name) => isSpelled(name, key)).map((name) => works.get(name)),
    )
    return found.size === 1 ? [...found][0] : undefined
  }
}

/** The names of the lines by the subtitles of their names; empty for a subtitle of several lines. */
const namesBySubtitle = (lines: readonly string[]): Map<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>()
  for (const line of lines) {
    const texts = isComment(line) ? [] : namesOfLine(line)
    const keys = texts.map(titleKey).slice(0, maxNames)
    for (const key of new Set(texts.flatMap((text) => subtitle.exec(text)?.[1] ?? []).map(titleKey)))
      found.set(key, found.has(key) ? none : keys)
  }
  return found
}

/**
 * @param lines of equal names, as `namesOfLine` reads them
 * @param titles keys of works that may have no line
 */
export const compileAliases = (lines: readonly string[], titles: readonly string[] = []): AliasDictionary => {
  const others = new Map<string, Set<string>>()
  const works = new Map<string, string | undefined>()
  const phrases = new Map<string, string>()
  for (const line of lines) {
    const texts = isComment(line) ? [] : namesOfLine(line)
    const keys = texts.map(titleKey)
    for (const [at, key] of keys.entries()) {
      const text = normalizeTitle(texts[at] ?? '')
      if (severalLatinWords.test(text)) phrases.set(key, text)
      works.set(key, works.has(key) ? undefined : keys[0])
      const known = others.get(key) ?? new Set()
      for (const other of keys) if (other !== key && known.size < maxNames) known.add(other)
      others.set(key, known)
    }
  }
  for (const key of titles) if (!works.has(key)) works.set(key, key)
  const names = new Map([...others].map(([key, known]) => [key, [...known]]))
  const sorted = [...names.keys()].toSorted()
  const bySubtitle = namesBySubtitle(lines)
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
  let bySpelling: TitleDictionary | undefined
  let misspelled: ReturnType<typeof openMisspellings> | undefined
  return {
    namesOf: (key) => names.get(key) ?? none,
    namesOfSubtitleOrPrefix: (key) => bySubtitle.get(key) ?? namesOfUniquePrefix(key),
    workOf: (key) => works.get(key),
    misspelledWorkOf(key) {
      misspelled ??= openMisspellings(works)
      return key.length < minMisspelledLength || works.has(key) ? undefined : misspelled(key)
    },
    phraseOf: (key) => phrases.get(key),
    findSimilar(key) {
      if (!bySpelling) {
        bySpelling = createTitleDictionary(names.size)
        bySpelling.add(sorted.map((name) => ({ key: name, count: minSharesOfSimilar })))
      }
      return bySpelling.findSimilar(key)
    },
    namesOfBeginning(prefix) {
      if (prefix.length < minTypedLength) return none
      const begun = namesWithBeginning(prefix).flatMap((name) => names.get(name) ?? none)
      return [...new Set(begun)].slice(0, maxBegunNames)
    },
  }
}

export const emptyAliases = compileAliases([])

export const readNoAliases: ReadAliases = async () => emptyAliases
