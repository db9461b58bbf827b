import type { Medium } from '../reading/share-kinds.ts'
import type { VideoClass } from '../reading/work-class.ts'

/** What a search adds to the words of its keyword. */
export interface QueryExpansion {
  /** Whether many shares have the keyword's title or another name of it. */
  isCommonTitle: boolean
  /** Aliases: other titles of the work, as keys. */
  aliases: string[]
  /** Names that the alias dictionary knows for the keyword and its words, as keys. */
  otherNames: string[]
  /**
   * Names of the title in the alias dictionary that the names of shares may continue: those of several Latin words (elden ring), and
   * the work's main name if the keyword is another one. If no share holds the keyword, those of a name inside of it.
   */
  phrases: readonly string[]
  /** Spelling correction of the title, which replaces it in the search. */
  corrected?: string
  /** Words of the keyword that are titles themselves, each with its aliases: 狂飙 in 张译 狂飙. */
  parts: string[][]
  /** Parts that stand beside titles in names, mostly persons: 张译 in 张译 狂飙. Without titles beside them, they are in `parts`. */
  persons: string[][]
  /** Words that are no titles but occur in names or files, where no share holds all words of the keyword. */
  heldWords: string[]
  /** Words of a sentence that holds no title; hits hold at least two. */
  description: string[]
  /** Words that no share has in a title or name; seasons and years that no share of the title has. */
  dropped: string[]
  /** `words`: hits lack the dropped words; `similar`: hits only resemble the keyword; blank: hits match. */
  relaxed: '' | 'words' | 'similar'
  /** Nothing is known of the keyword, and the index was not asked for shares that hold it: without any, hits are `similar`. */
  isUnchecked: boolean
  medium?: Medium
  /** The likely year, as a token, when several works have the title: 射雕 with 胡歌 means the series of 2008. */
  year?: string
  /** Year of a work of the same title but another kind. */
  otherYear?: string
  /** Class of the title's works of other years than the stated one. */
  otherClass?: VideoClass
  /** Whether the title's shares agree on one year, ignoring later seasons: then only one work has this title. */
  hasSingleYear: boolean
  /** The same within each class: a film and a series of other years are two works, whose copies never fold. */
  hasSingleYearPerClass: boolean
  /** Whether the title's shares are only films, or only series, as far as they show it. */
  hasSingleClass: boolean
  /** Titles of the work whose sequel or season the keyword may name. */
  sequelAliases: string[]
  /** Numbered parts that shares have as a title: 流浪地球2 for 流浪地球. */
  laterParts: string[]
  /** Titles of other works that belong to the title: parts of a series, books of a subject. */
  related: string[]
  /** Titles of collections that hold the work. */
  collections: string[]
}

export const emptyExpansion: QueryExpansion = {
  isCommonTitle: false,
  aliases: [],
  otherNames: [],
  phrases: [],
  parts: [],
  persons: [],
  heldWords: [],
  description: [],
  dropped: [],
  relaxed: '',
  isUnchecked: false,
  hasSingleYear: false,
  hasSingleYearPerClass: false,
  hasSingleClass: false,
  sequelAliases: [],
  laterParts: [],
  related: [],
  collections: [],
}
