import { isBannedText } from '@pandex/platform/bans/bans'
import type { Bans } from '@pandex/platform/bans/bans'
import type { WordFinder } from '@pandex/platform/bans/find-words'
import { holdsContact } from './contact-pattern.ts'

export interface HotWordLists {
  filterWords: WordFinder
  bans: Bans
}

export const canBeHot = (word: string, { filterWords, bans }: HotWordLists): boolean =>
  !filterWords.isHeldBy(word) && !isBannedText(bans, word) && !holdsContact(word)
