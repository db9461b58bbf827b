/**
 * Titles of the names of all shares, in memory: answers in microseconds what the index would need milliseconds for. A million shares have
 * some hundred thousand titles.
 */
import { createSimilarTitles } from './similar-titles.ts'

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

/** @param maxTitles further titles are left out */
export const createTitleDictionary = (maxTitles: number): TitleDictionary => {
  const positions = new Map<string, number>()
  const keys: string[] = []
  const counts: number[] = []
  const similar = createSimilarTitles(keys)

  const insert = (key: string): number => {
    const position = keys.length
    positions.set(key, position)
    keys.push(key)
    counts.push(0)
    return position
  }

  const addShares = (position: number, count: number): void => {
    const sum = (counts[position] ?? 0) + count
    counts[position] = sum
    if (sum >= minSharesOfSimilar) similar.add(position)
  }

  /** Titles may have lost shares since they were added. */
  const titlesAt = (found: readonly number[]): TitleCount[] =>
    found.flatMap((position) => {
      const count = counts[position] ?? 0
      return count >= minSharesOfSimilar ? [{ key: keys[position] ?? '', count }] : []
    })

  return {
    get size() {
      return keys.length
    },

    add: (titles) => {
      for (const { key, count } of titles) {
        const position = positions.get(key) ?? (keys.length < maxTitles ? insert(key) : undefined)
        if (position !== undefined) addShares(position, count)
      }
    },

    countOf: (key) => {
      const position = positions.get(key)
      return position === undefined ? 0 : (counts[position] ?? 0)
    },

    findSimilar: (key) => {
      const homophones = similar.findHomophones(key)
      const others = similar.findNear(key).filter((position) => !homophones.includes(position))
      return [homophones, others].flatMap((found) =>
        titlesAt(found)
          .filter((title) => title.key !== key)
          .map((title) => ({ ...title, soundsAlike: found === homophones })),
      )
    },

    findByLetters: (letters) => {
      const firstCharacters = new Set(letters[0]?.map((variant) => variant.charCodeAt(0)))
      return titlesAt(
        [...firstCharacters]
          .flatMap(similar.beginningWith)
          .filter((position) => hasLetters(keys[position] ?? '', letters)),
      )
    },

    findContaining: (key) => {
      const longer = similar.withCharactersOf(key).filter((position) => {
        const title = keys[position] ?? ''
        return title.length > key.length && containsWords(title, key)
      })
      return titlesAt(longer)
        .toSorted((a, b) => b.count - a.count)
        .slice(0, maxContaining)
        .map((title) => title.key)
    },
  }
}
