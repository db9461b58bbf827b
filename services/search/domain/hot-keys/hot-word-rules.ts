import { isBannedText } from '@pandex/contracts/bans/bans'
import type { Bans } from '@pandex/contracts/bans/bans'
import type { WordFinder } from '@pandex/contracts/bans/word-finder'
import { hasContact } from './contact-pattern.ts'

export interface HotWordLists {
  filterWords: WordFinder
  bans: Bans
}

export const canBeHot = (word: string, { filterWords, bans }: HotWordLists): boolean =>
  !filterWords.matches(word) && !isBannedText(bans, word) && !hasContact(word)
