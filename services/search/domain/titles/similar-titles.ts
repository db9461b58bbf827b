/** Finds titles that resemble a key without comparing all of them. */
import { phoneticKeyOf } from '../reading/phonetic-key.ts'
import { maxEdits } from './spelling-correction.ts'

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

const addTo = (lists: Map<number, number[]>, key: number, position: number): void => {
  const list = lists.get(key)
  if (list) list.push(position)
  else lists.set(key, [position])
}

const noTitles: readonly number[] = []

/** Codes of the distinct Chinese characters. Letters are in too many titles to find one by. */
const chineseCharactersOf = (text: string): number[] => [
  ...new Set((text.match(/\p{sc=Han}/gu) ?? []).map((character) => character.charCodeAt(0))),
]

/** @param keys titles by position; only positions that were added are found */
export const createSimilarTitles = (keys: readonly string[]) => {
  const byLength = new Map<number, number[]>()
  const byFirstCharacter = new Map<number, number[]>()
  const byChineseCharacter = new Map<number, number[]>()
  /** Titles that are not only Chinese characters. */
  const withOtherCharacters: number[] = []
  const bySound = new Map<number, number[]>()
  /** Character sets by position; 0 for titles that were not added. */
  const sets: number[] = []

  const withCharacter = (code: number): readonly number[] => byChineseCharacter.get(code) ?? noTitles

  /** The rarest Chinese characters of the key. */
  const rarestOf = (key: string): number[] =>
    chineseCharactersOf(key).toSorted((a, b) => withCharacter(a).length - withCharacter(b).length)

  const isOfLength = (position: number, length: number): boolean =>
    Math.abs((keys[position]?.length ?? 0) - length) <= 1

  /** Lists that hold every title within the edits: an edit removes one character at most, so each title has one of the rarest. */
  const listsWithinEdits = (key: string, edits: number): (readonly number[])[] => {
    const rarest = rarestOf(key).slice(0, edits + 1)
    return rarest.length > edits
      ? rarest.map(withCharacter)
      : [-1, 0, 1].map((difference) => byLength.get(key.length + difference) ?? noTitles)
  }

  return {
    add: (position: number): void => {
      if (sets[position]) return
      const key = keys[position] ?? ''
      const sound = phoneticKeyOf(key)
      while (sets.length <= position) sets.push(0)
      sets[position] = charactersOf(key)
      addTo(byLength, key.length, position)
      addTo(byFirstCharacter, key.charCodeAt(0), position)
      for (const code of chineseCharactersOf(key)) addTo(byChineseCharacter, code, position)
      if (/\P{sc=Han}/u.test(key)) withOtherCharacters.push(position)
      if (sound !== undefined) addTo(bySound, hash(sound), position)
    },

    /** Titles that may differ from the key by a typing error. */
    findNear: (key: string): number[] => {
      const edits = maxEdits(key)
      const set = charactersOf(key)
      if (edits === 0) return []
      const isNear = (position: number): boolean =>
        differAtMost(set, sets[position] ?? 0, edits) &&
        isOfLength(position, key.length) &&
        (edits > 1 || differAtOnePlace(key, keys[position] ?? ''))
      // The lists are long, so they are filtered before they are joined.
      return [...new Set(listsWithinEdits(key, edits).flatMap((list) => list.filter(isNear)))]
    },

    findHomophones: (key: string): number[] => {
      const sound = phoneticKeyOf(key)
      const set = charactersOf(key)
      return (sound === undefined ? noTitles : (bySound.get(hash(sound)) ?? noTitles)).filter(
        (position) => isOfLength(position, key.length) && differAtMost(set, sets[position] ?? 0, maxEditsOfHomophones),
      )
    },

    beginningWith: (code: number): readonly number[] => byFirstCharacter.get(code) ?? noTitles,

    withCharactersOf: (key: string): readonly number[] => {
      const set = charactersOf(key)
      const [rarest] = rarestOf(key)
      const candidates = rarest === undefined ? withOtherCharacters : withCharacter(rarest)
      return candidates.filter((position) => ((sets[position] ?? 0) & set) === set)
    },
  }
}
