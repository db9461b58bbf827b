/** The lookups of one keyword. Those in the index start together, so that they need one round trip. */
import { titleKey } from '@pandex/contracts/text/title-key'
import { phrasesOf } from '../keyword/names-in-keyword.ts'
import type { NamedWord } from '../keyword/names-in-keyword.ts'
import { expansionThresholds } from '../relevance-thresholds.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import type { PlotDictionary } from '../titles/plot-dictionary.ts'
import type { ExpansionInput } from './expansion-input.ts'
import { createRelaxation } from './relax-query.ts'
import type { Relaxation } from './relax-query.ts'
import { createTitleExpander } from './title-expander.ts'
import type {
  ContainedTitles,
  CountedFacts,
  KnownTitle,
  KnownWord,
  TitleExpander,
  TitleSource,
} from './title-expander.ts'

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

export interface KeywordLookups extends Omit<Relaxation, 'canRelax'> {
  input: ExpansionInput
  key: string
  /** Whether shares have the title or one of its names. */
  isTitled: boolean
  /** Whether answers of the index can change the search: not for a title that shares have, nor for one of which nothing is known. */
  needsIndex: boolean
  /** Whether the keyword states no year; only then the likely year of its shares is used. */
  isYearOpen: boolean
  titles: TitleSource['titles']
  /** Names of the title that shares may have in their names: all if no share has the title or a name as title. */
  phrases: readonly string[]
  expander: TitleExpander
  /** Empty for a known title. */
  contained: ContainedTitles
  lookUpTitles: () => Promise<KeywordTitles>
  lookUpCorrected: (likely: string) => CorrectedTitle
}

const { maxMisspelledShares } = expansionThresholds

const noFacts: CountedFacts = { years: [], media: {} }

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
  /** The title of a share, and of a work of its own: 龙门客栈 is no part of 新龙门客栈. */
  const isWork = count > 0 && dictionary.workOf(key) !== undefined
  const isWhole = isFrequent || isWork || names.title.some(isKnown)
  const completed = isWhole ? undefined : expander.completeAny([key, ...names.title])
  const isUnheld = count === 0 && !names.title.some(isKnown)
  const phrases = isUnheld ? [...names.phrases, ...names.continued] : names.phrases
  const ofPart = isUnheld ? dictionary.namesOfSubtitleOrPrefix(key) : []
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

  const { findPlots, canRelax, relaxToTitles } = createRelaxation(
    { input, key, expander, contained, countFacts },
    { dictionary, plots },
  )

  const isCorrectable = (): boolean => {
    const { spelling, abbreviated } = expander.correct(key, count)
    return spelling !== undefined || abbreviated !== undefined
  }
  const hasWords = names.words.length + names.splitWords.length + phrases.length > 0
  const needsIndex = !isTitled && (!source.trustsMemory || count > 0 || hasWords || isCorrectable() || canRelax())

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
    const wordLookups = [...missing.map(({ word }) => word), ...phrases].map((text) => expander.isWordIndexed(text))
    const titleLookups =
      isSomeWordTitle || !isUnanswered
        ? []
        : [expander.hasAllWords(title), ...(likely === undefined ? [relaxToTitles()] : [])]
    await Promise.all([...wordLookups, ...titleLookups])
  }

  const lookUpTitles = async (): Promise<KeywordTitles> => {
    // A failure fails the lookup that needs the result.
    if (needsIndex) void startLookupsOfUnknown().catch(() => undefined)
    const hasNamedWord = names.words.some((word) => word.names.length > 0)
    // The words of a known title matter only if they have other names.
    const needsWords = !isTitled || hasNamedWord
    const countsFacts = !isTitled && isSomeWordTitle
    const [typed, factsOfWords, factsOfNames] = await Promise.all([
      needsIndex ? expander.readTitle(key) : expander.lookUp(key),
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
    needsIndex,
    isYearOpen,
    titles,
    phrases,
    expander,
    contained,
    lookUpTitles,
    lookUpCorrected,
    findPlots,
    relaxToTitles,
  }
}
