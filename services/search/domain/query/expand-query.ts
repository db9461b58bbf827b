import { expansionThresholds } from '../relevance-thresholds.ts'
import { exclusiveKinds } from '../titles/share-kinds.ts'
import type { Medium } from '../titles/share-kinds.ts'
import { namesInKeyword } from './names-in-keyword.ts'
import type { NamedWord, NamesInKeyword } from './names-in-keyword.ts'
import type { Keyword } from './parse-keyword.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import { findAliases } from '../titles/title-aliases.ts'
import type { YearCount } from '../titles/title-aliases.ts'
import { findCollections, findRelatedTitles } from '../titles/related-titles.ts'
import { titleKey } from '../titles/title-text.ts'
import { createTitleExpander, havePartsOneYear, namesInIndex } from './title-expander.ts'
import type { ContainedTitles, TitleSource, KeywordFacts, KnownTitle } from './title-expander.ts'

export interface QueryExpansion {
  /** Aliases: other titles of the work, as keys. */
  aliases: string[]
  /** Names that the alias dictionary knows for the keyword and its words, as keys. */
  otherNames: string[]
  /** Spelling correction of the title, which replaces it in the search. */
  corrected?: string
  /** Words of the keyword that are titles themselves, each with its aliases: 狂飙 in 张译 狂飙. */
  parts: string[][]
  /** Words that are no titles but occur in names or files, where no share holds all words of the keyword. */
  heldWords: string[]
  /** Words that no share has in a title or name; seasons and years that no share of the title has. */
  dropped: string[]
  /** `words`: hits lack the dropped words; `similar`: hits only resemble the keyword; blank: hits match. */
  relaxed: '' | 'words' | 'similar'
  medium?: Medium
  /** The likely year, as a token, when several works have the title: 射雕 with 胡歌 means the series of 2008. */
  year?: string
  /** Year of a work of the same title but another kind. */
  otherYear?: string
  /** Whether the title's shares agree on one year, ignoring later seasons: then only one work has this title. */
  hasSingleYear: boolean
  /** Titles of the work whose sequel or season the keyword may name. */
  sequelAliases: string[]
  /** Titles of other works that belong to the title: parts of a series, books of a subject. */
  related: string[]
  collections: string[]
}

export const emptyExpansion: QueryExpansion = {
  aliases: [],
  otherNames: [],
  parts: [],
  heldWords: [],
  dropped: [],
  relaxed: '',
  hasSingleYear: false,
  sequelAliases: [],
  related: [],
  collections: [],
}

const { maxMisspelledShares, minAgreedRatio, minAgreedShares } = expansionThresholds

const agreedYear = (years: readonly YearCount[]): string | undefined => {
  const [first] = years
  const total = years.reduce((sum, { count }) => sum + count, 0)
  return first && first.count >= minAgreedShares && first.count / total >= minAgreedRatio ? first.year : undefined
}

const keywordFactsOf = ({ constraints }: Keyword): KeywordFacts => {
  const tokens = constraints.map(([token = '']) => token)
  const kind = tokens.find((token) => token.startsWith('kind:'))
  return {
    stated: tokens.filter((token) => /^(?:year|season):/.test(token)),
    kind,
    otherKinds: kind && exclusiveKinds.includes(kind) ? exclusiveKinds.filter((one) => one !== kind) : [],
  }
}

/** `season:3` → 第3季, the form in which the answer shows a dropped fact. */
const wordsOf = (stated: readonly string[]): string[] =>
  stated.map((token) => token.replace(/^season:(\d+)$/, '第$1季').replace(/^year:/, ''))

const hasFacts = (titles: readonly KnownTitle[]): boolean => titles.some(({ known }) => known.countWithFacts > 0)

/** The title with words replaced by their most frequent names: 艾尔登法环修改器 for 老头环 修改器. */
const replaceWords = (words: readonly { typed: KnownTitle; names: readonly KnownTitle[] }[]): string[] => {
  const replaced = words.map(({ typed, names }) => namesInIndex(names)[0]?.key ?? typed.key).join('')
  return replaced === words.map(({ typed }) => typed.key).join('') ? [] : [replaced]
}

const otherNamesOf = ({ title, words, splitWords, contained }: NamesInKeyword): string[] => [
  ...new Set([...title, ...[...words, ...splitWords, ...contained].flatMap(({ names }) => names)]),
]

const partOrEdition = /^第?\d+[版部卷季册]$/

/** All that an expansion depends on. The keywords 庆余年 4K and 庆余年 百度云 have the same input. */
export interface ExpansionInput {
  title: string
  sequelOf?: string
  facts: KeywordFacts
  /** Their lookups share the round trip of the title's. */
  names: NamesInKeyword
}

export const expansionInputOf = (keyword: Keyword, dictionary: AliasDictionary): ExpansionInput => ({
  title: keyword.title,
  sequelOf: keyword.sequelOf,
  facts: keywordFactsOf(keyword),
  names: namesInKeyword(keyword, dictionary),
})

export const expandQuery = async (
  { title, sequelOf, facts, names }: ExpansionInput,
  source: TitleSource,
): Promise<QueryExpansion> => {
  const expander = createTitleExpander(source, facts)
  const { meaningOf, meaningOfNames, correct, expandPart, splitText, expandTitles } = expander
  const key = titleKey(title)
  const unknown = { ...emptyExpansion, otherNames: otherNamesOf(names) }
  const sequelKey = sequelOf ? titleKey(sequelOf) : undefined
  const isYearOpen = !facts.stated.some((token) => token.startsWith('year:'))
  const kinds = facts.kind ? [facts.kind] : []
  const countYears = async (words: readonly string[]): Promise<YearCount[]> =>
    words.length > 0 && isYearOpen ? expander.countYears({ words, kinds }) : []
  const isKnown = (one: string): boolean => source.titles.countOf(one) > 0
  const isTitled = source.titles.countOf(key) > maxMisspelledShares || names.title.some(isKnown)
  const contained: ContainedTitles = isTitled ? new Map() : expander.findContained(title, names.contained)
  /** Searches for the titles that the keyword contains, because no share holds all words. */
  const relaxToTitles = async (): Promise<Partial<QueryExpansion>> => {
    const { titles, rest } = splitText(title, contained)
    if (titles.length === 0) return {}
    const [parts, areHeld, years] = await Promise.all([
      expandTitles(titles),
      Promise.all(rest.map((word) => expander.isWordIndexed(word))),
      countYears([...titles.map(({ word, names: [first = word] }) => first), ...rest]),
    ])
    const dropped = rest.filter((_, at) => !areHeld[at])
    return {
      parts: parts.map((part) => part.titles),
      heldWords: rest.filter((_, at) => areHeld[at]),
      dropped: dropped.length > 0 ? dropped : rest,
      // Another part or edition is a similar work, not the same work without a word.
      relaxed: rest.every((word) => partOrEdition.test(word)) ? 'similar' : 'words',
      hasSingleYear: havePartsOneYear(parts, years),
      year: rest.length > 0 ? agreedYear(years) : undefined,
    }
  }
  /** The lookups that a title without shares needs: started early, they share the first round trip. */
  const lookUpUnknown = async (): Promise<void> => {
    const isPart = ({ word, names: others }: NamedWord): boolean => [word, ...others].some(isKnown)
    const missing = names.words.filter((word) => !isPart(word))
    const { spelling, abbreviated } = correct(key, source.titles.countOf(key))
    const likely = spelling ?? abbreviated
    await Promise.all([
      ...missing.map(({ word }) => expander.isWordIndexed(word)),
      ...(missing.length < names.words.length
        ? []
        : [expander.hasAllWords(title), likely === undefined ? relaxToTitles() : expander.lookUp(likely)]),
    ])
  }
  // A failure fails the lookup that needs the result.
  if (!isTitled) void lookUpUnknown().catch(() => undefined)
  const [typed, titleNames, sequel, sequelNames, words, splitWords, yearsOfWords, yearsOfNames] = await Promise.all([
    expander.lookUp(key),
    expander.lookUpNames(names.title),
    sequelKey ? expander.lookUp(sequelKey) : undefined,
    expander.lookUpNames(names.sequel),
    expander.lookUpWords(names.words),
    expander.lookUpWords(names.splitWords),
    isTitled ? [] : countYears(names.words.map(({ word }) => word)),
    !isTitled && names.words.some((word) => word.names.length > 0)
      ? countYears(names.words.map((word) => word.names[0] ?? word.word))
      : [],
  ])
  const { known } = typed
  const [main = typed] = namesInIndex([typed, ...titleNames])
  const related = findRelatedTitles(main.key, { known: main.known, titles: source.titles, stated: facts.stated })
  const collections = findCollections(main.key, main.known)
  const sequelAliases = sequelKey && sequel ? [sequelKey, ...(await meaningOfNames(sequel, sequelNames)).aliases] : []
  const hasSequelFacts = hasFacts([...(sequel ? [sequel] : []), ...sequelNames])

  if (known.count > maxMisspelledShares || namesInIndex(titleNames).length > 0) {
    const isMissed = facts.stated.length > 0 && !hasFacts([typed, ...titleNames]) && !hasSequelFacts
    const year = isYearOpen ? agreedYear(main.known.years) : undefined
    const { aliases, ...meaning } = await meaningOfNames(typed, titleNames)
    return {
      ...unknown,
      ...meaning,
      aliases: [...aliases, ...replaceWords(words)],
      ...(isMissed && { dropped: wordsOf(facts.stated), relaxed: 'words' }),
      sequelAliases,
      related,
      collections,
      year,
      otherYear: isYearOpen && !year ? agreedYear(main.known.otherYears) : undefined,
    }
  }

  // A name that shares have as a title needs no dictionary.
  const isNickname = splitWords[0]?.typed.known.count === 0 && namesInIndex(splitWords[0].names).length > 0
  const partWords = isNickname ? splitWords : words
  const isTitle = (word: (typeof partWords)[number]): boolean => namesInIndex([word.typed, ...word.names]).length > 0
  const hasTitles = partWords.some(isTitle)
  const [parts, isHeld] = await Promise.all([
    Promise.all(partWords.map((word) => expandPart(word.typed, word.names))),
    hasTitles ? false : expander.hasAllWords(title),
  ])
  const year = agreedYear(yearsOfWords) ?? agreedYear(yearsOfNames)
  const missing = parts.filter((part) => !part.isHeld).map(({ word }) => word)
  const titled = parts.filter(({ titles }) => titles.length > 0)
  if (titled.length > 0) {
    const inMissing = missing.map((word) => splitText(word, contained))
    const dropped = inMissing.flatMap(({ titles, rest }, at) => (titles.length > 0 ? rest : (missing[at] ?? [])))
    const all = [...titled, ...(await expandTitles(inMissing.flatMap(({ titles }) => titles)))]
    return {
      ...unknown,
      aliases: [...names.title, ...findAliases(key, known), ...replaceWords(partWords)],
      parts: all.map(({ titles }) => titles),
      dropped,
      relaxed: dropped.length > 0 ? 'words' : '',
      hasSingleYear: havePartsOneYear(all, [...yearsOfWords, ...yearsOfNames]),
      sequelAliases,
      related,
      collections,
      year,
    }
  }

  const { spelling, abbreviated } = correct(key, known.count)
  const likely = spelling ?? (isHeld ? undefined : abbreviated)
  const corrected = likely === undefined ? undefined : await expander.lookUp(likely)
  // The dictionary still counts removed shares for a while.
  if (!corrected || corrected.known.count === 0) {
    const isAnswered = isHeld || known.count > 0 || hasSequelFacts
    const answer = {
      ...unknown,
      ...(await meaningOfNames(typed, titleNames)),
      heldWords: isHeld ? [] : parts.filter((part) => part.isHeld).map(({ word }) => word),
      dropped: missing,
      relaxed: isAnswered ? ('' as const) : ('similar' as const),
      sequelAliases,
      related,
      collections,
      year,
    }
    return isAnswered ? answer : { ...answer, ...(await relaxToTitles()) }
  }
  const { aliases, ...meaning } = await meaningOf(corrected)
  const expansion: QueryExpansion = {
    ...unknown,
    ...meaning,
    sequelAliases,
    related: findRelatedTitles(corrected.key, {
      known: corrected.known,
      titles: source.titles,
      stated: facts.stated,
    }),
    collections: findCollections(corrected.key, corrected.known),
  }
  return known.count === 0
    ? { ...expansion, aliases, corrected: corrected.key }
    : { ...expansion, aliases: [...new Set([corrected.key, ...aliases, ...findAliases(key, known)])] }
}
