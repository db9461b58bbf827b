import { normalizeTitle } from './title-text.ts'

/** Text as forbidden words are looked for in it: blind to case, width, traditional characters and signs that hide a word. */
export const foldText = (text: string): string => normalizeTitle(text).replace(/\s+/gu, ' ').trim()

export interface WordFinder {
  /** Whether the text holds one of the words. @param text as it comes */
  isHeldBy(text: string): boolean
}

/**
 * Finds any of many words in a text, in one pass over the text however many words there are: only words whose first two
 * characters stand at a place are compared there.
 */
export const createWordFinder = (words: readonly string[]): WordFinder => {
  const folded = [...new Set(words.map(foldText))].filter((word) => word !== '')
  const single = new Set(folded.filter((word) => word.length === 1))
  const byStart = Map.groupBy(
    folded.filter((word) => word.length > 1),
    (word) => word.slice(0, 2),
  )
  return {
    isHeldBy: (text) => {
      if (folded.length === 0) return false
      const searched = foldText(text)
      for (let at = 0; at < searched.length; at += 1) {
        if (single.size > 0 && single.has(searched[at] ?? '')) return true
        if (byStart.get(searched.slice(at, at + 2))?.some((word) => searched.startsWith(word, at))) return true
      }
      return false
    },
  }
}
