/**
 * Weights and thresholds of relevance, except those of indexing (`index/index-thresholds.ts`). `make relevance` measures them
 * together: NDCG@10 0.929 on the judged queries (`deploy/relevance/result.json`). The effect of a single value is not measured
 * unless its line states it.
 */

/** Boosts of the scoring tiers. Those of titles are constant, the others multiply the text score. */
export const tierBoosts = {
  /** A title of the name equals the keyword's title. NDCG@10 −0.0011 at 0. */
  title: 10,
  /** A title of the listed files equals it. NDCG@10 −0.0017, recall@50 −0.0017 at 0. */
  titleOfFiles: 8,
  /** The name holds the title as a phrase. No change of NDCG@10 at 0. */
  titlePhrase: 0.6,
  /** The name holds all words of the title. NDCG@10 +0.0012 at 0. */
  titleWords: 0.5,
  /** The name holds the title without its number: 庆余年 for 庆余年2. NDCG@10 −0.0004, recall@50 +0.0005 at 0. */
  sequelPhrase: 1,
  /** The title of name or files equals the spelling correction. NDCG@10 −0.0008 with both at 0. */
  corrected: 10,
  correctedOfFiles: 8,
  /** The title of name or files is an alias. */
  alias: 9,
  aliasOfFiles: 7,
  /** The name holds an alias that it may continue as a phrase (`phrases`). */
  aliasPhrase: 7,
  /** The title of name or files is a part of the keyword: 狂飙 for 张译 狂飙. */
  part: 5,
  partOfFiles: 4,
  /** The name holds such a part as a phrase. */
  partPhrase: 1,
  /** The title of name or files is a person of the keyword: 张译 in 张译 狂飙. */
  person: 1.5,
  personOfFiles: 1,
  /** The name holds the person as a phrase. */
  personPhrase: 0.5,
  /** The title of name or files is a part of the keyword beside a person. */
  partBesidePerson: 20,
  partBesidePersonOfFiles: 16,
  /** Name or files hold a word of the keyword as a phrase that is no title. */
  heldWord: 0.5,
  heldWordOfFiles: 0.3,
  /** The title of name or files is that of the work whose season the keyword may name, and the season fits. */
  sequelAlias: 9,
  sequelAliasOfFiles: 7,
  /** A collection that may hold the work. */
  collection: 10,
  /** The title of name or files is that of a related work. */
  related: 3,
  relatedOfFiles: 2,
  /** Name or files hold the keyword with its constraints as a phrase. */
  wholeKeyword: 1,
  /** A title sounds like the keyword's title. */
  homophone: 5,
  /** The name holds enough characters and bigrams of a long title (`longPhraseMatch`). */
  longPhrase: 0.5,
  /** Name, files or tags hold most words of the title (`requiredParts.words`). */
  mostWords: 1,
  mostWordsOfFiles: 0.35,
  mostWordsOfTags: 0.5,
  /** The name holds most characters of the title (`requiredParts.characters`). */
  mostCharacters: 0.2,
  /** The name holds most words when letters and digits are separated: `ps 5` for ps5. */
  separatedNumber: 0.3,
}

export const requiredParts = {
  /** One of two words, two of three, four of six. */
  words: { minimum_should_match: '1<67%' },
  /** Allows one wrong character in three or four, two in five to eight. */
  characters: { minimum_should_match: '2<75%' },
}

/** Titles of this many characters must share a bigram with a name that holds most of them. */
export const minPairedLength = 4

/** Characters and bigrams that a long phrase requires: 张宇基础30讲 matches 张宇考研数学基础30讲. */
export const longPhraseMatch = {
  characters: { minimum_should_match: '60%' },
  bigrams: { minimum_should_match: '35%' },
}
/** Characters of a title from which `longPhraseMatch` applies. */
export const minLongPhraseLength = 7
/** Characters of a title that may match by sound; shorter titles have too many homophones. */
export const minHomophoneLength = 3

/** Factors of the score. */
export const factorWeights = {
  /** The title, an alias, the correction or a homophone is a title of the name. */
  work: 1.5,
  /** Another part: 流浪地球2 for a keyword without a season. */
  laterPart: 0.7,
  /** The year of a work with the same title but another kind. */
  otherYear: 0.5,
  /** A film of the title, for a keyword with the year of a series of that title, and the other way round. */
  otherClass: 0.5,
  /** States another kind than the requested one, such as anime for a series. */
  otherKind: 0.6,
  /** Another medium than most shares of the title. */
  otherMedium: 0.45,
  /** Not a video, for a keyword with a season. */
  otherMediumThanSeason: 0.3,
  /** All seasons, for a keyword with one season: the season alone ranks higher. */
  pack: 0.7,
}
/** Parts of a title above this number are not recognised as `laterPart`. */
export const maxLaterPart = 9
/** Aliases whose numbered parts are found too: 风骚律师6 for Better Call Saul. */
export const maxAliasesWithParts = 4

/** Factor of a share for each year of its age. */
export const decayPerYear = 0.98

/** Factors of fulfilled and contradicted query constraints; a share that states nothing has factor 1. */
export const constraintWeights: Record<string, { fulfilled: number; contradicted: number }> = {
  season: { fulfilled: 2.5, contradicted: 0.3 },
  episode: { fulfilled: 1.6, contradicted: 0.9 },
  part: { fulfilled: 1.8, contradicted: 1 },
  cut: { fulfilled: 2.5, contradicted: 0.8 },
  edition: { fulfilled: 1.8, contradicted: 0.5 },
  platform: { fulfilled: 1.6, contradicted: 0.6 },
  version: { fulfilled: 3, contradicted: 0.5 },
  year: { fulfilled: 2.5, contradicted: 0.3 },
  resolution: { fulfilled: 2.3, contradicted: 0.5 },
  source: { fulfilled: 1.5, contradicted: 0.8 },
  language: { fulfilled: 1.6, contradicted: 0.7 },
  format: { fulfilled: 2.2, contradicted: 0.3 },
  kind: { fulfilled: 1.8, contradicted: 0.4 },
  /** The kind that the facet shows. */
  is: { fulfilled: 1.8, contradicted: 0.4 },
  collection: { fulfilled: 2, contradicted: 1 },
}
/** Extra factor of a constraint's first token, which states it; the other tokens only imply it or are acceptable. */
export const statedKindWeights = { kind: 1.25, format: 1.8 }

/** Words of a sentence without a title. */
export const descriptionThresholds = { minWords: 3, minWordsWithTopic: 2, maxWords: 8, minHeldWords: 2 }

export const plotThresholds = {
  /** Minimum length of a sentence that may describe a plot, in characters. */
  minTextLength: 8,
  /** Minimum number and total weight of the words that sentence and plot have in common. */
  minWords: 2,
  minScore: 7.5,
  /** Minimum weight for keywords without function words. */
  minScoreOfLists: 12,
  /** Minimum score of further works, relative to the best one. */
  minRatioOfBest: 0.85,
  maxWorks: 3,
  /** Minimum total weight of the characters that sentence and plot have in common, and how much more than those of any other plot. */
  minScoreOfCharacters: 20,
  minLead: 1.3,
  /** Minimum part of a sentence that titles cover for it to name works instead of describing a plot. */
  minTitleCoverage: 0.34,
}

export const aliasThresholds = {
  /** Shares with both titles that prove a relation. */
  minJointShares: 2,
  maxAliases: 8,
  /** Minimum ratio of the title's shares that have the alias. */
  minTitleOverlap: 0.6,
  /** The same for titles with at most `fewShares` shares. */
  minTitleOverlapOfFew: 0.5,
  fewShares: 3,
  /** Minimum ratio of the alias's shares that have the title: lower, because some shares have the alias alone. */
  minAliasOverlap: 0.35,
  /** A word in more than this many times the title's shares is a person or a genre, not an alias. */
  maxSpread: 20,
}

/** Ratio of a title's shares that makes a medium the likely one. Fewer than `minShares` must all agree. */
export const mediumThresholds = { minRatio: 0.55, minShares: 4 }

/** The correction needs this many shares, and this many times the shares of the title as typed. */
export const correctionThresholds = { minShares: 2, minRatio: 5 }

export const completionThresholds = {
  /** Characters of a part of a title. */
  minLength: 3,
  /** Ratio of the shares with such a title that must have one of them. */
  minRatio: 0.6,
  /** Names of a work that are completed: each compares all titles in memory. */
  maxNames: 4,
}

/** The expansion needs this many shares, and this many times the shares of another title with the same letters. */
export const abbreviationThresholds = { minShares: 2, minRatio: 2 }

export const relatedThresholds = {
  minJointShares: 2,
  /** Minimum ratio of the related title's shares that have the keyword's title. */
  minOverlap: 0.1,
  maxTitles: 24,
}

export const expansionThresholds = {
  /** Shares that make a title common: below, hits that hold only most characters of the title matter. */
  minSharesOfCommonTitle: 4,
  /** Characters of a work's main name that names may continue. */
  minContinuedLength: 3,
  /** A title with more shares is not taken for a typing error. */
  maxMisspelledShares: 2,
  /** Words of a keyword that are looked up as titles of their own. */
  maxParts: 4,
  /** Ratio of the shares with a year, and their minimum number, that make a year the likely one. */
  minAgreedRatio: 0.6,
  minAgreedShares: 2,
  /** Below this ratio of the most frequent year, the title belongs to several works, and copies fold with the year. */
  minYearAgreement: 0.85,
  /** The same for films and series: below it, copies fold with the class. */
  minClassAgreement: 0.93,
  /** Below this ratio of names without another title, a word is a person and no title. */
  minRatioAlone: 0.2,
}

/** Titles inside a keyword that is no title itself. */
export const containedThresholds = {
  /** Chinese characters and Latin words of the keyword that are read, and of a title. */
  maxUnits: 48,
  maxUnitsOfTitle: 14,
  /** Shares of a title of two characters: other words may hold a rarer one by accident. */
  minShares: 2,
  /** Titles, and words around them, that are looked up. */
  maxTitles: 4,
  maxWords: 4,
}

/** Names that the alias dictionary gives. */
export const dictionaryThresholds = {
  /** Names of a title that several lines hold. */
  maxNames: 12,
  /** Characters of a name that may begin a word: 老头环 in 老头环修改器. */
  minPrefixLength: 3,
  /** Characters of a name that must be typed before its other names are suggested. */
  minTypedLength: 2,
  /** Names that are looked up for a typed beginning. */
  maxBegunNames: 24,
  /** Names of several Latin words that are searched for as phrases. */
  maxPhrases: 3,
  /** Numbered parts that must have two names before their series has both. */
  minSeriesParts: 2,
  /** The same for a name of two letters or one character, which often means something else: FF, P. */
  minPartsOfShortName: 4,
}

/** Boosts of similar resources: a shared title of the names, or of the files. */
export const similarityBoosts = { title: 2, titleOfFiles: 1 }

export const suggestionThresholds = {
  /** A name that only one share uses may be misread. */
  minCertainShares: 2,
  /** `庆余年2` with a smaller ratio of 庆余年's shares is a season and not a work of its own. */
  minSequelRatio: 0.25,
  /** From this number of certain names on, uncertain names are omitted. */
  minCertainNames: 3,
  /** Suggestions reserved for hot words. */
  minWordSlots: 3,
}
