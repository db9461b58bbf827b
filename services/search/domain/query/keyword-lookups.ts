/** The lookups of one keyword. Those in the index start together, so that they need one round trip. */
import { descriptionThresholds, expansionThresholds, plotThresholds } from '../relevance-thresholds.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import type { PlotDictionary } from '../titles/plot-dictionary.ts'
import { exclusiveKinds } from '../titles/share-kinds.ts'
import { likelyMedium } from '../titles/title-aliases.ts'
import type { YearCount } from '../titles/title-aliases.ts'
import type { KeywordFacts } from '../titles/title-statistics.ts'
import { titleKey } from '../titles/title-text.ts'
import { descriptionWords, isTopic } from './description-words.ts'
import { dropFacts } from './missing-facts.ts'
import { namesInKeyword, phrasesOf } from './names-in-keyword.ts'
import type { NamedWord, NamesInKeyword } from './names-in-keyword.ts'
import type { Keyword } from './parse-keyword.ts'
import type { QueryExpansion } from './query-expansion.ts'
import { createTitleExpander, missingFactsOf, namesInIndex } from './title-expander.ts'
import type {
  ContainedTitles,
  CountedFacts,
  ExpandedPart,
  KnownTitle,
  KnownWord,
  TitleExpander,
  TitleSource,
} from './title-expander.ts'
import { agreementOfParts, agreementOfWorks } from './work-agreement.ts'

/** All that an expansion depends on. The keywords 庆余年 4K and 庆余年 百度云 have the same input. */
export interface ExpansionInput {
  title: string
  sequelOf?: string
  facts: KeywordFacts
  names: NamesInKeyword
}

const keywordFactsOf = ({ constraints }: Keyword): KeywordFacts => {
  const tokens = constraints.map(([token = '']) => token)
  const kind = tokens.find((token) => token.startsWith('kind:'))
  return {
    // Names of Windows programs rarely say so.
    stated: tokens.filter((token) => /^(?:year|season|edition|cut|platform):(?!win$)/.test(token)),
    kind,
    otherKinds: kind && exclusiveKinds.includes(kind) ? exclusiveKinds.filter((one) => one !== kind) : [],
  }
}

export const expansionInputOf = (keyword: Keyword, dictionary: AliasDictionary): ExpansionInput => ({
  title: keyword.title,
  sequelOf: keyword.sequelOf,
  facts: keywordFactsOf(keyword),
  names: namesInKeyword(keyword, dictionary),
})

/** What the index knows of a keyword's title, its words and their other names. */
export interface KeywordTitles {
  typed: KnownTitle
  names: KnownTitle[]
  sequel?: KnownTitle
  sequelNames: KnownTitle[]
  words: KnownWord[]
  splitWords: KnownWord[]
  /** Facts of the shares that hold all words, or the first name of each; only for an unknown title with a known word. */
  factsOfWords: CountedFacts
  factsOfNames: CountedFacts
}

/** A spelling correction with its names in the alias dictionary. */
export interface CorrectedTitle {
  title: KnownTitle
  names: KnownTitle[]
  phrases: readonly string[]
}

export interface KeywordLookups {
  input: ExpansionInput
  key: string
  /** Whether shares have the title or one of its names; then no lookup in the index is needed. */
  isTitled: boolean
  /** Whether the keyword states no year; only then the likely year of its shares is used. */
  isYearOpen: boolean
  titles: TitleSource['titles']
  expander: TitleExpander
  /** Empty for a known title. */
  contained: ContainedTitles
  lookUpTitles: () => Promise<KeywordTitles>
  lookUpCorrected: (likely: string) => CorrectedTitle
  /** Works whose plot the keyword describes, unless titles are a large part of it. @param named titles in the keyword */
  findPlots: (named: readonly { word: string }[]) => Partial<QueryExpansion> | undefined
  /** Searches for the titles that the keyword contains, or its words, because no share holds all words. */
  relaxToTitles: () => Promise<Partial<QueryExpansion>>
}

const { maxMisspelledShares, minAgreedRatio, minAgreedShares } = expansionThresholds

export const agreedYear = (years: readonly YearCount[]): string | undefined => {
  const [first] = years
  const total = years.reduce((sum, { count }) => sum + count, 0)
  return first && first.count >= minAgreedShares && first.count / total >= minAgreedRatio ? first.year : undefined
}

const noFacts: CountedFacts = { years: [], media: {} }

const partOrEdition = /^第?\d+[版部卷季册]$/

export const createKeywordLookups = (
  input: ExpansionInput,
  source: TitleSource,
  { dictionary, plots }: { dictionary: AliasDictionary; plots: PlotDictionary },
): KeywordLookups => {
  const { title, sequelOf, facts, names } = input
  const { titles } = source
  const expander = createTitleExpander(source, facts, dictionary)
  const key = titleKey(title)
  const sequelKey = sequelOf ? titleKey(sequelOf) : undefined
  const isYearOpen = !facts.stated.some((token) => token.startsWith('year:'))
  const kinds = facts.kind ? [facts.kind] : []
  const isKnown = (one: string): boolean => titles.countOf(one) > 0
  const { count } = expander.lookUp(key).known
  const isFrequent = count > maxMisspelledShares
  const completed = isFrequent || names.title.some(isKnown) ? undefined : expander.completeAny([key, ...names.title])
  const ofPart = count === 0 && names.title.length === 0 ? dictionary.namesOfPart(key) : []
  const titleNames = [...names.title, ...ofPart, ...(completed ? [completed, ...dictionary.namesOf(completed)] : [])]
  const isPart = ({ word, names: others }: NamedWord): boolean => [word, ...others].some(isKnown)
  const isSomeWordTitle = names.words.some(isPart)
  /** A title of few shares counts as known only if it is neither a misspelling nor several titles. */
  const isRare = count > 0 && !isSomeWordTitle && expander.correct(key, count).spelling === undefined
  const isTitled = isFrequent || titleNames.some(isKnown) || isRare
  const contained: ContainedTitles = isTitled ? new Map() : expander.findContained(title, names.contained)

  const countFacts = async (words: readonly string[]): Promise<CountedFacts> => {
    if (words.length === 0) return noFacts
    const { years, media } = await expander.countFacts({ words, kinds })
    return { years: isYearOpen ? years : [], media }
  }

  const relaxToDescription = async (): Promise<Partial<QueryExpansion>> => {
    const words = descriptionWords(title)
    const areHeld = await Promise.all(words.map((word) => expander.isWordIndexed(word)))
    const held = words.filter((_, at) => areHeld[at])
    if (held.length < descriptionThresholds.minHeldWords && !held.some(isTopic)) return {}
    return { description: held, dropped: words.filter((_, at) => !areHeld[at]), relaxed: 'similar' }
  }

  /** @param keys of works; those without shares are left out */
  const expandWorks = (keys: readonly string[]): Partial<QueryExpansion> | undefined => {
    const works = keys.flatMap((word): ExpandedPart[] => {
      const [main, ...others] = namesInIndex(expander.lookUpNames([word, ...dictionary.namesOf(word)]))
      return main
        ? [{ word, titles: [main.key, ...others.map((name) => name.key)], isHeld: true, main: main.known }]
        : []
    })
    if (works.length === 0) return undefined
    return { parts: works.map(({ titles }) => titles), dropped: [], relaxed: 'similar', ...agreementOfWorks(works) }
  }

  const findPlots: KeywordLookups['findPlots'] = (named) => {
    const covered = named.reduce((sum, { word }) => sum + word.length, 0)
    if (covered / key.length >= plotThresholds.minTitleCoverage) return undefined
    return expandWorks(plots.findWorks(key))
  }

  const relax = async (): Promise<Partial<QueryExpansion>> => {
    const { titles: found, rest } = expander.splitText(title, contained)
    const plotted = findPlots(found)
    if (plotted) return plotted
    if (found.length === 0) {
      const similar = plots.findSimilarWork(key)
      return { ...(await relaxToDescription()), ...expandWorks(similar === undefined ? [] : [similar]) }
    }
    const parts = expander.expandTitles(found)
    const [areHeld, counted] = await Promise.all([
      Promise.all(rest.map((word) => expander.isWordIndexed(word))),
      countFacts([...found.map(({ word, names: [first = word] }) => first), ...rest]),
    ])
    const dropped = rest.filter((_, at) => !areHeld[at])
    return {
      parts: parts.map((part) => part.titles),
      heldWords: rest.filter((_, at) => areHeld[at]),
      ...dropFacts(missingFactsOf(facts.stated, parts), dropped.length > 0 ? dropped : rest),
      // Another part or edition is a similar work, not the same work without a word.
      ...(rest.every((word) => partOrEdition.test(word)) && { relaxed: 'similar' as const }),
      ...agreementOfParts(parts, counted.years),
      year: rest.length > 0 ? agreedYear(counted.years) : undefined,
      medium: likelyMedium(counted),
    }
  }

  let relaxing: Promise<Partial<QueryExpansion>> | undefined
  const relaxToTitles = (): Promise<Partial<QueryExpansion>> => (relaxing ??= relax())

  const lookUpCorrected = (likely: string): CorrectedTitle => {
    const others = dictionary.namesOf(likely)
    return {
      title: expander.lookUp(likely),
      names: expander.lookUpNames(others),
      phrases: phrasesOf(others, dictionary),
    }
  }

  /** The lookups that a title without shares needs later: started early, they share the first round trip. */
  const startLookupsOfUnknown = async (): Promise<void> => {
    const missing = names.words.filter((word) => !isPart(word))
    const { spelling, abbreviated } = expander.correct(key, count)
    const likely = spelling ?? abbreviated
    const isUnanswered = count === 0
    const wordLookups = [...missing.map(({ word }) => word), ...names.phrases].map((text) =>
      expander.isWordIndexed(text),
    )
    const titleLookups =
      isSomeWordTitle || !isUnanswered
        ? []
        : [expander.hasAllWords(title), ...(likely === undefined ? [relaxToTitles()] : [])]
    await Promise.all([...wordLookups, ...titleLookups])
  }

  const lookUpTitles = async (): Promise<KeywordTitles> => {
    // A failure fails the lookup that needs the result.
    if (!isTitled) void startLookupsOfUnknown().catch(() => undefined)
    const hasNamedWord = names.words.some((word) => word.names.length > 0)
    // The words of a known title matter only if they have other names.
    const needsWords = !isTitled || hasNamedWord
    const countsFacts = !isTitled && isSomeWordTitle
    const [typed, factsOfWords, factsOfNames] = await Promise.all([
      isTitled ? expander.lookUp(key) : expander.readTitle(key),
      countsFacts ? countFacts(names.words.map(({ word }) => word)) : noFacts,
      countsFacts && hasNamedWord ? countFacts(names.words.map((word) => word.names[0] ?? word.word)) : noFacts,
    ])
    return {
      typed,
      names: expander.lookUpNames(titleNames),
      sequel: sequelKey ? expander.lookUp(sequelKey) : undefined,
      sequelNames: expander.lookUpNames(names.sequel),
      words: expander.lookUpWords(needsWords ? names.words : []),
      splitWords: expander.lookUpWords(isTitled ? [] : names.splitWords),
      factsOfWords,
      factsOfNames,
    }
  }

  return {
    input,
    key,
    isTitled,
    isYearOpen,
    titles,
    expander,
    contained,
    lookUpTitles,
    lookUpCorrected,
    findPlots,
    relaxToTitles,
  }
}
