import { soundOf } from './sounds.ts'
import { isBeginningOf, typedFormsOf } from './suggest-typing.ts'
import { correctionOf } from './title-kin.ts'
import { titleKey } from './title-text.ts'

export interface KnownName {
  text: string
  count: number
}

export interface Suggestion {
  text: string
  kind: 'name' | 'hot' | 'word'
}

interface Work extends KnownName {
  key: string
}

const worksOf = (names: readonly KnownName[]): Work[] => {
  const works = new Map<string, Work & { best: number }>()
  for (const { text, count } of names) {
    const key = titleKey(text)
    const work = works.get(key)
    if (!work) works.set(key, { key, text, count, best: count })
    else {
      work.count += count
      if (count > work.best) Object.assign(work, { text, best: count })
    }
  }
  return [...works.values()]
}

/** A name that only one share uses may be misread. */
const proven = 2
/** `庆余年2`, with at most this fraction of 庆余年's shares, is a season and not a work of its own. */
const sequelShare = 0.25
/** With this many certain names the uncertain ones are left out. */
const enough = 3

const isSure = ({ key, count }: Work, works: readonly Work[]): boolean => {
  const first = /^(.*\D)\d{1,2}$/.exec(key)?.[1]
  const firstCount = works.find((other) => other.key === first)?.count ?? 0
  return count >= proven && count >= firstCount * sequelShare
}

const isSlip = ({ key, count }: Work, works: readonly Work[]): boolean => {
  const sound = soundOf(key)
  const others = works.map((other) => ({ ...other, soundsAlike: sound !== undefined && soundOf(other.key) === sound }))
  return correctionOf(key, count, others) !== undefined
}

const alike = 0

/** 3: the whole name was typed; 2: its beginning, pinyin or initials; 1: a mixture; `alike`: homophones. */
const closenessOf = ({ key, text }: Work, typedKey: string): number => {
  if (key === typedKey) return 3
  if (key.startsWith(typedKey) || typedFormsOf(text).includes(typedKey)) return 2
  return soundOf(typedKey) === undefined ? 1 : alike
}

const placesOfWords = 3

/**
 * Ranks names and words.
 * @param names of works, in any order; those that do not begin with `q` are left out
 * @param words hot words that begin with `q`, the most frequent first
 */
export const rankSuggestions = (
  q: string,
  names: readonly KnownName[],
  words: readonly Suggestion[],
  size: number,
): Suggestion[] => {
  const typedKey = titleKey(q)
  const works = worksOf(names).filter(({ text }) => isBeginningOf(typedKey, text))
  const ranked = works
    .filter((work) => !isSlip(work, works))
    .map((work) => ({ ...work, closeness: closenessOf(work, typedKey), isSure: isSure(work, works) }))
    .toSorted(
      (a, b) =>
        Number(b.isSure) - Number(a.isSure) ||
        b.closeness - a.closeness ||
        b.count - a.count ||
        a.key.length - b.key.length,
    )
  const sure = ranked.filter((work) => work.isSure)
  const isWritten = sure.some(({ closeness }) => closeness > alike)
  const shown = (sure.length >= enough ? sure : ranked).filter(({ closeness }) => closeness > alike || !isWritten)
  const known = new Set(works.map(({ key }) => key))
  const searched = words.filter(({ text }) => !known.has(titleKey(text)))
  const ofWords = Math.min(searched.length, Math.max(placesOfWords, size - shown.length), size)
  return [
    ...shown.slice(0, size - ofWords).map(({ text }): Suggestion => ({ text, kind: 'name' })),
    ...searched.slice(0, ofWords),
  ]
}
