import { isBannedText } from '@pandex/platform/bans/bans'
import type { Bans } from '@pandex/platform/bans/bans'
import type { WordFinder } from '@pandex/platform/bans/find-words'
import { holdsContact } from './contact-pattern.ts'

/** The site's lists, as far as hot words go by them. */
export interface HotWordLists {
  filterWords: WordFinder
  bans: Bans
}

/**
 * Whether a word may be shown to visitors as a hot word or a suggestion, however often it was searched for: no filter words, no
 * banned names or sharers, no contact details.
 */
export const canBeHot = (word: string, { filterWords, bans }: HotWordLists): boolean =>
  !filterWords.isHeldBy(word) && !isBannedText(bans, word) && !holdsContact(word)
