import { normalizeTitle } from '../text/normalize-title.ts'

/** Folds case, width, traditional characters and invisible characters, so that banned words match variants. */
export const foldText = (text: string): string => normalizeTitle(text).replace(/\s+/gu, ' ').trim()

/** Invisible characters that `normalizeTitle` keeps: fillers of other scripts, and combining marks on Chinese characters. */
const unseen = /[\u1160\u115f\u2800]|\u034f|\p{Variation_Selector}|(?<=\p{sc=Han})\p{Mn}+/gu

const gap = '[^\\p{L}\\p{N}]{1,3}'

/** `赌、博`: separators between single characters. */
const betweenSingles = new RegExp(`(?<=(?:^|[^\\p{sc=Han}])\\p{sc=Han})${gap}(?=\\p{sc=Han}(?:[^\\p{sc=Han}]|$))`, 'gu')
const betweenAny = new RegExp(`(?<=\\p{sc=Han})${gap}(?=\\p{sc=Han})`, 'gu')

/** Shorter words occur across the boundary of two innocent words: `完成 人类` does not contain 成人. */
const shortestApart = 3

const searchable = (text: string): string => foldText(text.normalize('NFKC').replace(unseen, ''))

const joinSingles = (text: string): string => text.replace(betweenSingles, '')
const joinAny = (text: string): string => text.replace(betweenAny, '')

/** Matches the words literally, in one pass over the text: only words that share the first two characters are compared at a position. */
const createLook = (words: readonly string[]): ((searched: string) => boolean) => {
  const single = new Set(words.filter((word) => word.length === 1))
  const byStart = Map.groupBy(
    words.filter((word) => word.length > 1),
    (word) => word.slice(0, 2),
  )
  return (searched) => {
    if (words.length === 0) return false
    for (let at = 0; at < searched.length; at += 1) {
      if (single.size > 0 && single.has(searched[at] ?? '')) return true
      if (byStart.get(searched.slice(at, at + 2))?.some((word) => searched.startsWith(word, at))) return true
    }
    return false
  }
}

export interface WordFinder {
  isHeldBy(text: string): boolean
}

/** Finds any of many words in a text, also when separators between Chinese characters split them. */
export const createWordFinder = (words: readonly string[]): WordFinder => {
  const folded = [...new Set(words.map(searchable))].filter((word) => word !== '')
  const holdsWord = createLook(folded)
  const holdsApart = createLook([...new Set(folded.map(joinAny))].filter((word) => word.length >= shortestApart))
  return {
    isHeldBy: (text) => {
      if (folded.length === 0) return false
      const searched = searchable(text)
      if (holdsWord(searched)) return true
      return holdsApart(joinAny(searched)) || holdsWord(joinSingles(searched))
    },
  }
}
