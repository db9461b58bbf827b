/**
 * Titles of the names of all shares, in memory: answers in microseconds what the index would need milliseconds for. A million shares have
 * some hundred thousand titles.
 */
import { phoneticKeyOf } from './phonetic-key.ts'
import { maxEdits } from './title-aliases.ts'

export interface TitleCount {
  key: string
  /** Shares with this title. */
  count: number
}

export interface SimilarTitle extends TitleCount {
  soundsAlike: boolean
}

export interface TitleDictionary {
  readonly size: number
  add(titles: readonly TitleCount[]): void
  countOf(key: string): number
  /** Titles that may differ from the key by a typing error, or sound like it. Most differ more: check the edits. */
  findSimilar(key: string): SimilarTitle[]
  /** Titles that contain these letters in order and start with the first one; each letter may have several variants. */
  findByLetters(letters: readonly (readonly string[])[]): TitleCount[]
  /** Longer titles that contain the key as words, the most frequent first. */
  findContaining(key: string): string[]
}

/** A title of one share may be misread, so only titles of several shares are found by similarity. */
export const minSharesOfSimilar = 2
const maxContaining = 24
const maxEditsOfHomophones = 2

/** Numbers of at most 30 bits are stored without allocation. */
const hash = (text: string): number => {
  let value = 0
  for (let at = 0; at < text.length; at += 1) value = (value * 31 + text.charCodeAt(at)) & 0x3f_ff_ff_ff
  return value
}

/** Set of the characters, with one of 30 bits for each. */
const charactersOf = (text: string): number => {
  let bits = 0
  for (let at = 0; at < text.length; at += 1) bits |= 1 << ((Math.imul(text.charCodeAt(at), 0x9e_37_79_b1) >>> 8) % 30)
  return bits
}

const hasAtMost = (maxBits: number, bits: number): boolean => {
  let remaining = bits
  for (let removed = 0; removed < maxBits; removed += 1) remaining &= remaining - 1
  return remaining === 0
}

/** Each edit adds or removes one character at most. */
const differAtMost = (a: number, b: number, edits: number): boolean =>
  hasAtMost(edits, a & ~b) && hasAtMost(edits, b & ~a)

/** One edit leaves the text before and behind it as it is; exchanging two characters counts as one. */
const differAtOnePlace = (one: string, other: string): boolean => {
  const shorter = Math.min(one.length, other.length)
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return start + end >= Math.max(one.length, other.length) - 2
}

const isLatin = (character: string | undefined): boolean => character !== undefined && /[a-z\d]/.test(character)

/** Keys have no spaces, so a Latin word is only recognised beside other characters: 1984 in 奥威尔1984, but not `it` in titanic. */
const containsWords = (title: string, key: string): boolean => {
  for (let at = title.indexOf(key); at >= 0; at = title.indexOf(key, at + 1)) {
    const isCut = isLatin(key[0]) && isLatin(title[at - 1])
    if (!isCut && !(isLatin(key.at(-1)) && isLatin(title[at + key.length]))) return true
  }
  return false
}

const hasLetters = (title: string, [first = [], ...others]: readonly (readonly string[])[]): boolean => {
  const begin = first.find((variant) => title.startsWith(variant))
  if (begin === undefined) return false
  let from = begin.length
  for (const variants of others) {
    const ends = variants.flatMap((variant) => {
      const at = title.indexOf(variant, from)
      return at < 0 ? [] : [at + variant.length]
    })
    if (ends.length === 0) return false
    from = Math.min(...ends)
  }
  return true
}

const noSound = -1

const addTo = (lists: Map<number, number[]>, key: number, position: number): void => {
  const list = lists.get(key)
  if (list) list.push(position)
  else lists.set(key, [position])
}

/** @param maxTitles further titles are left out */
export const createTitleDictionary = (maxTitles: number): TitleDictionary => {
  const positions = new Map<string, number>()
  const keys: string[] = []
  const counts: number[] = []
  const characters: number[] = []
  const sounds: number[] = []
  const byLength = new Map<number, number[]>()
  const byFirstCharacter = new Map<number, number[]>()

  const insert = ({ key, count }: TitleCount): void => {
    const position = keys.length
    const sound = phoneticKeyOf(key)
    positions.set(key, position)
    keys.push(key)
    counts.push(count)
    characters.push(charactersOf(key))
    sounds.push(sound === undefined ? noSound : hash(sound))
    addTo(byLength, key.length, position)
    addTo(byFirstCharacter, key.charCodeAt(0), position)
  }

  const find = (among: readonly number[] | undefined, isFound: (position: number) => boolean): TitleCount[] => {
    const found: TitleCount[] = []
    for (const position of among ?? []) {
      const count = counts[position] ?? 0
      if (count >= minSharesOfSimilar && isFound(position)) found.push({ key: keys[position] ?? '', count })
    }
    return found
  }

  return {
    get size() {
      return keys.length
    },

    add: (titles) => {
      for (const title of titles) {
        const position = positions.get(title.key)
        if (position !== undefined) counts[position] = (counts[position] ?? 0) + title.count
        else if (keys.length < maxTitles) insert(title)
      }
    },

    countOf: (key) => {
      const position = positions.get(key)
      return position === undefined ? 0 : (counts[position] ?? 0)
    },

    findSimilar: (key) => {
      const edits = maxEdits(key)
      const set = charactersOf(key)
      const soundKey = phoneticKeyOf(key)
      const sound = soundKey === undefined ? noSound : hash(soundKey)
      const soundsAlike = (position: number): boolean =>
        sound !== noSound &&
        sounds[position] === sound &&
        differAtMost(set, characters[position] ?? 0, maxEditsOfHomophones)
      const isNear = (position: number): boolean =>
        edits > 0 &&
        differAtMost(set, characters[position] ?? 0, edits) &&
        (edits > 1 || differAtOnePlace(key, keys[position] ?? ''))
      return [-1, 0, 1]
        .flatMap((difference) =>
          find(byLength.get(key.length + difference), (position) => isNear(position) || soundsAlike(position)),
        )
        .filter((title) => title.key !== key)
        .map((title) => ({ ...title, soundsAlike: soundsAlike(positions.get(title.key) ?? 0) }))
    },

    findByLetters: (letters) =>
      [...new Set(letters[0]?.map((variant) => variant.charCodeAt(0)))].flatMap((first) =>
        find(byFirstCharacter.get(first), (position) => hasLetters(keys[position] ?? '', letters)),
      ),

    findContaining: (key) => {
      const set = charactersOf(key)
      const candidates: number[] = []
      for (let position = 0; position < characters.length; position += 1)
        if (((characters[position] ?? 0) & set) === set) candidates.push(position)
      return find(candidates, (position) => {
        const title = keys[position] ?? ''
        return title.length > key.length && containsWords(title, key)
      })
        .toSorted((a, b) => b.count - a.count)
        .slice(0, maxContaining)
        .map((title) => title.key)
    },
  }
}
