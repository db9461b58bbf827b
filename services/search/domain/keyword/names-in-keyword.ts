import { containedThresholds, dictionaryThresholds, expansionThresholds } from '../relevance-thresholds.ts'
import { titleCandidates } from '../expansion/contained-titles.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import { titleKey } from '@pandex/contracts/text/title-key'
import type { Keyword } from './parse-keyword.ts'

export interface NamedWord {
  word: string
  /** Other names of the word in the alias dictionary. */
  names: readonly string[]
}

/** Words of a keyword with their other names in the alias dictionary; all are keys. */
export interface NamesInKeyword {
  /** Names of the whole title, and possible titles from which words were cut (`Keyword.uncut`). */
  title: readonly string[]
  /** Those of `title` that are several Latin words, with their spaces. */
  phrases: readonly string[]
  /** Other names of the whole title that the names of shares may continue: 侠盗猎车手 in 侠盗猎车手：罪恶都市. */
  continued: readonly string[]
  /** Names of the work whose sequel the keyword may name. */
  sequel: readonly string[]
  /** The words of a title of several words. A name of several words is one word: `red dead 2 mod`. */
  words: NamedWord[]
  /** A title of one word that begins with a name: 老头环 and 修改器. */
  splitWords: NamedWord[]
  /** Names anywhere in the title: 大表哥2 in 谁玩过大表哥2. */
  contained: NamedWord[]
}

const wordsOf = (title: string): string[] =>
  title
    .replaceAll(/[a-z][a-z+#]{2,}(?=\p{sc=Han})|(?<=\p{sc=Han})[a-z][a-z+#]{2,}/gu, ' $& ')
    .split(/\s+/)
    .map(titleKey)
    .filter(Boolean)

/** Joins words that are a name together, the longest name first. A name of all words is not joined: it is the title. */
const joinNames = (words: readonly string[], { namesOf }: AliasDictionary): string[] => {
  const joined: string[] = []
  let at = 0
  while (at < words.length) {
    let length = Math.min(words.length - at, words.length - 1)
    while (length > 1 && namesOf(words.slice(at, at + length).join('')).length === 0) length -= 1
    joined.push(words.slice(at, at + Math.max(length, 1)).join(''))
    at += Math.max(length, 1)
  }
  return joined
}

/** A cut within a Latin word, or before the number of a part, would change the name. */
const isWordBoundary = (before: string, after: string): boolean =>
  !/^\d/.test(after) && !(/[a-z\d]$/.test(before) && /^[a-z]/.test(after))

/** Splits behind the longest name that the word begins with. */
const splitAfterName = (word: string, { namesOf }: AliasDictionary): string[] => {
  for (let end = word.length - 2; end >= dictionaryThresholds.minPrefixLength; end -= 1) {
    const [name, rest] = [word.slice(0, end), word.slice(end)]
    if (isWordBoundary(name, rest) && namesOf(name).length > 0) return [name, rest]
  }
  return []
}

/** Those of the names that are several Latin words, with their spaces. */
export const phrasesOf = (names: readonly string[], { phraseOf }: AliasDictionary): string[] =>
  names.flatMap((name) => phraseOf(name) ?? []).slice(0, dictionaryThresholds.maxPhrases)

/** A year that keyword and name state is a constraint, not a part of the title: Visual Studio 2022 for VS2022. */
const withoutYearOf = ({ constraints }: Keyword, name: string): string => {
  const year = /(?<=\D)20\d\d$/.exec(name)?.[0]
  return year && constraints.some(([token]) => token === `year:${year}`) ? name.slice(0, -year.length) : name
}

/** Names of a part whose work the dictionary knows without the number: Cambridge IELTS 19 for 剑桥雅思19. */
const namesOfPart = (key: string, sequelKey: string, dictionary: AliasDictionary) => {
  const number = key.slice(sequelKey.length)
  const names = dictionary.namesOf(sequelKey).filter((name) => !/\d$/.test(name))
  return {
    names: names.map((name) => name + number),
    phrases: phrasesOf(names, dictionary).map((phrase) => `${phrase} ${number}`),
  }
}

export const namesInKeyword = (keyword: Keyword, dictionary: AliasDictionary): NamesInKeyword => {
  const { title, text, sequelOf, uncut } = keyword
  const withNames = (word: string): NamedWord => ({ word, names: dictionary.namesOf(word) })
  const key = titleKey(title)
  // Facts and kinds may be a part of a name: 1000题, 高数.
  const wholeNames = dictionary.namesOf(titleKey(text))
  const known = wholeNames.length > 0 ? wholeNames : dictionary.namesOf(key)
  const sequelKey = sequelOf === undefined ? '' : titleKey(sequelOf)
  const ofPart = known.length === 0 && sequelKey !== '' ? namesOfPart(key, sequelKey, dictionary) : undefined
  const words = wordsOf(title)
  const joined = [...new Set(joinNames(words, dictionary))].filter((word) => word.length > 1)
  const names = new Set([
    ...uncut.slice(0, expansionThresholds.maxParts).map(titleKey),
    ...known,
    ...(ofPart?.names ?? []),
  ])
  const others = [...new Set([...names].map((name) => withoutYearOf(keyword, name)))].filter((name) => name !== key)
  return {
    title: others,
    phrases: [...phrasesOf(others, dictionary), ...(ofPart?.phrases ?? [])].slice(0, dictionaryThresholds.maxPhrases),
    continued: known
      .filter((name) => name.length >= expansionThresholds.minContinuedLength && !dictionary.phraseOf(name))
      .slice(0, dictionaryThresholds.maxPhrases),
    sequel: dictionary.namesOf(sequelKey),
    words: joined.length > 1 ? joined.slice(0, expansionThresholds.maxParts).map(withNames) : [],
    splitWords: words.length === 1 ? splitAfterName(key, dictionary).map(withNames) : [],
    contained: titleCandidates(title)
      .filter((word) => word !== key && dictionary.namesOf(word).length > 0)
      .slice(0, containedThresholds.maxTitles)
      .map(withNames),
  }
}
