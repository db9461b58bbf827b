import { suggestionThresholds } from '../relevance-thresholds.ts'
import { phoneticKeyOf } from '../reading/phonetic-key.ts'
import { isBeginningOf, typedFormsOf } from '../reading/typed-forms.ts'
import { findCorrection, withSounds } from '../titles/spelling-correction.ts'
import { titleKey } from '@pandex/contracts/text/title-key'

const { minCertainShares, minSequelRatio, minCertainNames, minWordSlots } = suggestionThresholds

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

const isCertain = ({ key, count }: Work, works: readonly Work[]): boolean => {
  const first = /^(.*\D)\d{1,2}$/.exec(key)?.[1]
  const firstCount = works.find((other) => other.key === first)?.count ?? 0
  return count >= minCertainShares && count >= firstCount * minSequelRatio
}

const isMisspelling = ({ key, count }: Work, works: readonly Work[]): boolean =>
  findCorrection(key, count, withSounds(key, works)) !== undefined

const homophoneRank = 0

/** 3: the whole name was typed; 2: its beginning, pinyin or initials; 1: a mixture, or another name; 0: homophones. */
const matchRankOf = ({ key, text }: Work, typedKey: string, otherNames: readonly string[]): number => {
  if (key === typedKey) return 3
  if (key.startsWith(typedKey) || typedFormsOf(text).includes(typedKey)) return 2
  return otherNames.includes(key) || phoneticKeyOf(typedKey) === undefined ? 1 : homophoneRank
}

/**
 * Ranks names and words.
 * @param names of works, in any order; those that neither begin with `q` nor are in `otherNames` are left out
 * @param otherNames keys of names in the alias dictionary of works with a name that begins with `q`
 * @param words hot words that begin with `q`, the most frequent first
 */
export const rankSuggestions = (
  q: string,
  names: readonly KnownName[],
  otherNames: readonly string[],
  words: readonly Suggestion[],
  size: number,
): Suggestion[] => {
  const typedKey = titleKey(q)
  const works = worksOf(names).filter(({ key, text }) => isBeginningOf(typedKey, text) || otherNames.includes(key))
  const ranked = works
    .filter((work) => !isMisspelling(work, works))
    .map((work) => ({ ...work, matchRank: matchRankOf(work, typedKey, otherNames), isSure: isCertain(work, works) }))
    .toSorted(
      (a, b) =>
        Number(b.isSure) - Number(a.isSure) ||
        b.matchRank - a.matchRank ||
        b.count - a.count ||
        a.key.length - b.key.length,
    )
  const sure = ranked.filter((work) => work.isSure)
  const isWritten = sure.some(({ matchRank }) => matchRank > homophoneRank)
  const shown = (sure.length >= minCertainNames ? sure : ranked).filter(
    ({ matchRank }) => matchRank > homophoneRank || !isWritten,
  )
  const known = new Set(works.map(({ key }) => key))
  const searched = words.filter(({ text }) => !known.has(titleKey(text)))
  const ofWords = Math.min(searched.length, Math.max(minWordSlots, size - shown.length), size)
  return [
    ...shown.slice(0, size - ofWords).map(({ text }): Suggestion => ({ text, kind: 'name' })),
    ...searched.slice(0, ofWords),
  ]
}
