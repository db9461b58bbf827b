import { foldText } from '../text/normalize-title.ts'
import { buildSubstringMatcher } from './substring-matcher.ts'

/** Folds case, width, traditional characters and invisible characters, so that banned words match variants. */
export const foldForMatching = (text: string): string => foldText(text).replace(/\s+/gu, ' ').trim()

/** Invisible characters that `foldText` keeps: fillers of other scripts, and combining marks on Chinese characters. */
const invisibleCharacters = /[\u1160\u115f\u2800]|\u034f|\p{Variation_Selector}|(?<=\p{sc=Han})\p{Mn}+/gu

const gap = '[^\\p{L}\\p{N}]{1,3}'

/** `赌、博`: separators between single characters. */
const gapBetweenSingles = new RegExp(
  `(?<=(?:^|[^\\p{sc=Han}])\\p{sc=Han})${gap}(?=\\p{sc=Han}(?:[^\\p{sc=Han}]|$))`,
  'gu',
)
const gapBetweenAny = new RegExp(`(?<=\\p{sc=Han})${gap}(?=\\p{sc=Han})`, 'gu')

/** Shorter words occur across the boundary of two innocent words: `完成 人类` does not contain 成人. */
const minSplitWordLength = 3

const searchable = (text: string): string => foldForMatching(text.normalize('NFKC').replace(invisibleCharacters, ''))

const joinSingles = (text: string): string => text.replace(gapBetweenSingles, '')
const joinAny = (text: string): string => text.replace(gapBetweenAny, '')

export interface WordFinder {
  matches(text: string): boolean
}

/** Finds any of many words in a text, also when separators between Chinese characters split them. */
export const createWordFinder = (words: readonly string[]): WordFinder => {
  const folded = [...new Set(words.map(searchable))].filter((word) => word !== '')
  const holdsWord = buildSubstringMatcher(folded)
  const holdsApart = buildSubstringMatcher(
    [...new Set(folded.map(joinAny))].filter((word) => word.length >= minSplitWordLength),
  )
  return {
    matches: (text) => {
      if (folded.length === 0) return false
      const searched = searchable(text)
      if (holdsWord(searched)) return true
      return holdsApart(joinAny(searched)) || holdsWord(joinSingles(searched))
    },
  }
}
