import { normalizeTitle } from '@pandex/contracts/text/normalize-title'
import { isComment, namesOfLine } from '@pandex/contracts/text/alias-line'
import { dictionaryThresholds } from '../relevance-thresholds.ts'
import { createTitleDictionary, minSharesOfSimilar } from './title-dictionary.ts'
import type { TitleDictionary } from './title-dictionary.ts'
import { titleKey } from './title-text.ts'

/** Names that operators declare equal (data list `alias`). The index need not know any of them. */
export interface AliasDictionary {
  /** Other names of a work, as keys. Names of several works have the names of all, but no names of those names. */
  namesOf: (key: string) => readonly string[]
  /** The first name of the work, as a key; undefined for names of no work or of several. */
  workOf: (key: string) => string | undefined
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

/** @param lines of equal names, as `namesOfLine` reads them */
export const compileAliases = (lines: readonly string[]): AliasDictionary => {
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
  const names = new Map([...others].map(([key, known]) => [key, [...known]]))
  const sorted = [...names.keys()].toSorted()
  let bySpelling: TitleDictionary | undefined
  return {
    namesOf: (key) => names.get(key) ?? none,
    workOf: (key) => works.get(key),
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
      const begun: string[] = []
      for (
        let at = firstAtLeast(sorted, prefix);
        sorted[at]?.startsWith(prefix) && begun.length < maxBegunNames;
        at += 1
      )
        begun.push(...(names.get(sorted[at] ?? '') ?? none))
      return [...new Set(begun)].slice(0, maxBegunNames)
    },
  }
}

export const emptyAliases = compileAliases([])

export const readNoAliases: ReadAliases = async () => emptyAliases
