/**
 * Expands a keyword from the titles of the shares. The first case that applies:
 * 1. shares have the title;
 * 2. nothing is known of it: the hits show whether shares hold its words;
 * 3. some of its words are titles, or it tells a plot;
 * 4. it is a misspelling or an abbreviation;
 * 5. no share holds its words: plots, titles inside the keyword, the words of the sentence.
 */
import { expansionThresholds } from '../relevance-thresholds.ts'
import { versionMarksOf } from '../reading/version-marks.ts'
import { findCollections, findRelatedTitles } from '../titles/related-titles.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import { emptyPlots } from '../titles/plot-dictionary.ts'
import type { PlotDictionary } from '../titles/plot-dictionary.ts'
import { findAliases } from '../titles/title-aliases.ts'
import { numberedParts } from '../titles/numbered-parts.ts'
import { likelyMedium } from '../titles/title-statistics.ts'
import { createKeywordLookups } from './keyword-lookups.ts'
import type { CorrectedTitle, KeywordLookups, KeywordTitles } from './keyword-lookups.ts'
import type { ExpansionInput } from './expansion-input.ts'
import { dropFacts, findMissingFacts } from './missing-facts.ts'
import type { NamesInKeyword } from '../keyword/names-in-keyword.ts'
import { emptyExpansion } from './query-expansion.ts'
import type { QueryExpansion } from './query-expansion.ts'
import { meaningOfNames, missingFactsOf, namesInIndex } from './title-expander.ts'
import type { ExpandedPart, KnownTitle, KnownWord, TitleSource } from './title-expander.ts'
import { agreedYear, agreementOfParts } from './work-agreement.ts'

const sequelsOf = ({ sequel, sequelNames }: KeywordTitles): KnownTitle[] => [
  ...(sequel ? [sequel] : []),
  ...sequelNames,
]

const isOfVersion = (fact: string): boolean => /^(?:cut|platform):/.test(fact)

/** Whether shares of the work whose sequel is named have the stated season, year and edition. */
const hasSequelFacts = (found: KeywordTitles): boolean =>
  namesInIndex(sequelsOf(found)).some(({ known }) => known.missing.every(isOfVersion))

/** The title with words replaced by their most frequent names: 艾尔登法环修改器 for 老头环 修改器. */
const replaceWords = (words: readonly KnownWord[]): string[] => {
  const replaced = words.map(({ typed, names }) => namesInIndex(names)[0]?.key ?? typed.key).join('')
  return replaced === words.map(({ typed }) => typed.key).join('') ? [] : [replaced]
}

const otherNamesOf = ({ title, words, splitWords, contained }: NamesInKeyword): string[] => [
  ...new Set([...title, ...[...words, ...splitWords, ...contained].flatMap(({ names }) => names)]),
]

/** The name that most shares have. */
const mainOf = ({ typed, names }: KeywordTitles): KnownTitle => namesInIndex([typed, ...names])[0] ?? typed

const titlesAround = ({ key, known }: KnownTitle, { titles, input }: KeywordLookups) => ({
  related: findRelatedTitles(key, { known, titles, stated: input.facts.stated }),
  collections: findCollections(key, known),
})

/** What every expansion of the keyword has. */
const commonOf = (lookups: KeywordLookups, found: KeywordTitles): QueryExpansion => {
  const { sequel, sequelNames } = found
  const meaning = sequel && meaningOfNames(sequel, sequelNames)
  return {
    ...emptyExpansion,
    otherNames: otherNamesOf(lookups.input.names),
    phrases: lookups.phrases,
    sequelAliases: sequel && meaning ? [sequel.key, ...meaning.aliases] : [],
    laterParts: numberedParts([lookups.key], 2).filter((part) => lookups.titles.countOf(part) > 0),
    ...titlesAround(mainOf(found), lookups),
  }
}

const isTitleKnown = ({ isTitled }: KeywordLookups, { typed }: KeywordTitles): boolean =>
  isTitled || typed.known.count > expansionThresholds.maxMisspelledShares

/** 恶灵古堡4 states a season only if its number is no part of a title that shares have: 生化危机4重制版. */
const isNumberOfTitle = (fact: string, { sequelOf }: ExpansionInput, held: readonly KnownTitle[]): boolean =>
  sequelOf !== undefined &&
  fact.startsWith('season:') &&
  held.some(({ key }) => key.includes(fact.slice('season:'.length)))

/** Names may continue the work's main name: GTA5增强版 for 给他爱5. Short names occur in others by accident. */
const continuedName = ({ key }: KnownTitle, { typed }: KeywordTitles): string[] =>
  key !== typed.key && typed.known.count === 0 && key.length >= expansionThresholds.minContinuedLength ? [key] : []

const expandTitle = ({ input, isYearOpen }: KeywordLookups, found: KeywordTitles): Partial<QueryExpansion> => {
  const { typed, names, words } = found
  const { stated } = input.facts
  const mainTitle = mainOf(found)
  const { known: main } = mainTitle
  const held = namesInIndex([typed, ...names, ...sequelsOf(found)])
  const missing = findMissingFacts(
    stated,
    held.map(({ known }) => known),
  ).filter((fact) => !isNumberOfTitle(fact, input, held))
  const year = isYearOpen ? agreedYear(main.years) : undefined
  const { aliases, ...meaning } = meaningOfNames(typed, names)
  return {
    ...meaning,
    phrases: [...input.names.phrases, ...continuedName(mainTitle, found)],
    aliases: [...aliases, ...replaceWords(words)],
    ...dropFacts(missing),
    isCommonTitle: main.count >= expansionThresholds.minSharesOfCommonTitle,
    year,
    otherYear: isYearOpen && !year ? agreedYear(main.otherYears) : undefined,
    otherClass: main.otherClass,
  }
}

interface KeywordParts {
  words: readonly KnownWord[]
  parts: ExpandedPart[]
  /** Whether shares hold all words, though none is a title. */
  isHeld: boolean
}

const isTitle = ({ typed, names }: KnownWord): boolean => namesInIndex([typed, ...names]).length > 0

const expandWords = async (
  { expander, input }: KeywordLookups,
  { typed, words, splitWords }: KeywordTitles,
): Promise<KeywordParts> => {
  // A name that shares have as a title needs no dictionary.
  const isNickname = splitWords[0]?.typed.known.count === 0 && namesInIndex(splitWords[0].names).length > 0
  const chosen = isNickname ? splitWords : words
  const [parts, isHeld] = await Promise.all([
    Promise.all(chosen.map((word) => expander.expandPart(word.typed, word.names))),
    !chosen.some(isTitle) && (typed.known.count > 0 || expander.hasAllWords(input.title)),
  ])
  return { words: chosen, parts, isHeld }
}

const missingWordsOf = ({ parts }: KeywordParts): string[] =>
  parts.filter((part) => !part.isHeld).map(({ word }) => word)

const likelyYearOf = ({ factsOfWords, factsOfNames }: KeywordTitles): string | undefined =>
  agreedYear(factsOfWords.years) ?? agreedYear(factsOfNames.years)

/** Names of the part, without the words of the other parts: a singer whose albums hold a song is no name of the song. */
const titlesOfPart = ({ word, titles }: ExpandedPart, parts: readonly ExpandedPart[]): string[] =>
  [...new Set(titles)].filter((title) => parts.every((other) => other.word === word || other.word !== title))

/** Splits titles from persons, whose works are no names of them. */
const splitPersons = (
  all: readonly ExpandedPart[],
  { ratioAlone, namesAndSelf }: KeywordLookups['expander'],
): Pick<QueryExpansion, 'parts' | 'persons'> => {
  // 修改器 stands beside titles too, but tells shares of one title apart.
  const isPerson = ({ titles: [first = ''] }: ExpandedPart): boolean =>
    versionMarksOf(first, 'program').length === 0 && ratioAlone(first) < expansionThresholds.minRatioAlone
  const isTitleBeside = !all.every(isPerson)
  const [parts, persons]: [string[][], string[][]] = [[], []]
  for (const part of all) {
    const names = titlesOfPart(part, all)
    if (isTitleBeside && isPerson(part)) persons.push(names.filter((name) => namesAndSelf(part.word).includes(name)))
    else parts.push(names)
  }
  return { parts, persons }
}

const expandParts = async (
  { expander, input, contained }: KeywordLookups,
  found: KeywordTitles,
  inKeyword: KeywordParts,
): Promise<Partial<QueryExpansion>> => {
  const { typed, factsOfWords, factsOfNames } = found
  const split = missingWordsOf(inKeyword).map((word) => ({ word, ...expander.splitText(word, contained) }))
  const dropped = split.flatMap(({ word, titles, rest }) => (titles.length > 0 ? rest : word))
  const parts = [
    ...inKeyword.parts.filter(({ titles }) => titles.length > 0),
    ...expander.expandTitles(split.flatMap(({ titles }) => titles)),
  ]
  const missing = missingFactsOf(input.facts.stated, parts)
  return {
    aliases: [...input.names.title, ...findAliases(typed.key, typed.known), ...replaceWords(inKeyword.words)],
    ...splitPersons(parts, expander),
    ...dropFacts(missing, dropped),
    ...agreementOfParts(parts, [...factsOfWords.years, ...factsOfNames.years]),
    year: likelyYearOf(found),
    medium: likelyMedium(factsOfWords) ?? likelyMedium(factsOfNames),
  }
}

const findCorrected = (
  { expander, key, lookUpCorrected }: KeywordLookups,
  { typed }: KeywordTitles,
  { isHeld }: KeywordParts,
): CorrectedTitle | undefined => {
  const { spelling, abbreviated } = expander.correct(key, typed.known.count)
  const likely = spelling ?? (isHeld ? undefined : abbreviated)
  const corrected = likely === undefined ? undefined : lookUpCorrected(likely)
  // The correction may be a dictionary name that no share has.
  return corrected && namesInIndex([corrected.title, ...corrected.names]).length > 0 ? corrected : undefined
}

const expandCorrected = (
  lookups: KeywordLookups,
  { typed }: KeywordTitles,
  { title, names, phrases }: CorrectedTitle,
): Partial<QueryExpansion> => {
  const { aliases, ...meaning } = meaningOfNames(title, names)
  const expansion = { ...meaning, ...titlesAround(title, lookups), phrases }
  return typed.known.count === 0
    ? { ...expansion, aliases, corrected: title.key }
    : { ...expansion, aliases: [...new Set([title.key, ...aliases, ...findAliases(typed.key, typed.known)])] }
}

/** A number alone would find every series with so many episodes. */
const isHeldAlone = ({ word, isHeld }: ExpandedPart): boolean => isHeld && !/^\d{1,2}$/.test(word)

const expandUnknown = async (
  { expander, phrases, relaxToTitles }: KeywordLookups,
  found: KeywordTitles,
  inKeyword: KeywordParts,
): Promise<Partial<QueryExpansion>> => {
  const { typed, names } = found
  const areHeld = await Promise.all(phrases.map((text) => expander.isWordIndexed(text)))
  const isAnswered = inKeyword.isHeld || typed.known.count > 0 || hasSequelFacts(found) || areHeld.includes(true)
  return {
    ...meaningOfNames(typed, names),
    heldWords: inKeyword.isHeld ? [] : inKeyword.parts.filter(isHeldAlone).map(({ word }) => word),
    dropped: missingWordsOf(inKeyword),
    relaxed: isAnswered ? '' : 'similar',
    year: likelyYearOf(found),
    ...(!isAnswered && (await relaxToTitles())),
  }
}

/** @param dictionary names of the spelling correction; the input has those of the keyword */
export const expandQuery = async (
  input: ExpansionInput,
  source: TitleSource,
  dictionary: AliasDictionary,
  plots: PlotDictionary = emptyPlots,
): Promise<QueryExpansion> => {
  const lookups = createKeywordLookups(input, source, { dictionary, plots })
  const found = await lookups.lookUpTitles()
  const common = commonOf(lookups, found)
  if (isTitleKnown(lookups, found)) return { ...common, ...expandTitle(lookups, found) }
  if (!lookups.needsIndex) {
    const assumed = await expandUnknown(lookups, found, { words: [], parts: [], isHeld: true })
    return { ...common, ...assumed, isUnchecked: !hasSequelFacts(found) }
  }
  const inKeyword = await expandWords(lookups, found)
  const named = inKeyword.parts.filter(({ titles }) => titles.length > 0)
  if (named.length > 0) {
    const plotted = missingWordsOf(inKeyword).length > 0 ? lookups.findPlots(named) : undefined
    return { ...common, ...(plotted ?? (await expandParts(lookups, found, inKeyword))) }
  }
  const corrected = findCorrected(lookups, found, inKeyword)
  return corrected
    ? { ...common, ...expandCorrected(lookups, found, corrected) }
    : { ...common, ...(await expandUnknown(lookups, found, inKeyword)) }
}
