/** Expansions of a keyword whose words no share holds together: by its plot, by titles inside of it, by the words of a sentence. */
import { descriptionWords, isTopic } from '../keyword/description-words.ts'
import { phrasesOf } from '../keyword/names-in-keyword.ts'
import { descriptionThresholds, dictionaryThresholds, plotThresholds } from '../relevance-thresholds.ts'
import type { AliasDictionary } from '../titles/alias-dictionary.ts'
import type { PlotDictionary } from '../titles/plot-dictionary.ts'
import { likelyMedium } from '../titles/title-statistics.ts'
import type { ExpansionInput } from './expansion-input.ts'
import { dropFacts } from './missing-facts.ts'
import type { QueryExpansion } from './query-expansion.ts'
import { missingFactsOf, namesInIndex } from './title-expander.ts'
import type { ContainedTitles, CountedFacts, ExpandedPart, SplitText, TitleExpander } from './title-expander.ts'
import { agreedYear, agreementOfParts, agreementOfWorks } from './work-agreement.ts'

export interface Relaxation {
  /** Works whose plot the keyword describes, unless titles are a large part of it. @param named titles in the keyword */
  findPlots: (named: readonly { word: string }[]) => Partial<QueryExpansion> | undefined
  /** Whether the keyword contains titles or words of a sentence, or tells a plot. */
  canRelax: () => boolean
  /** Searches for the titles that the keyword contains, or its words, because no share holds all words. */
  relaxToTitles: () => Promise<Partial<QueryExpansion>>
}

/** What a keyword offers to search for instead of all its words. */
interface RelaxedParts extends SplitText {
  /** The works whose plot it tells. */
  works?: Partial<QueryExpansion>
  /** Words of a sentence; empty if it contains titles. */
  description: readonly string[]
}

interface RelaxedKeyword {
  input: ExpansionInput
  key: string
  expander: TitleExpander
  contained: ContainedTitles
  countFacts: (words: readonly string[]) => Promise<CountedFacts>
}

const partOrEdition = /^第?\d+[版部卷季册]$/

export const createRelaxation = (
  { input: { title, facts, names }, key, expander, contained, countFacts }: RelaxedKeyword,
  { dictionary, plots }: { dictionary: AliasDictionary; plots: PlotDictionary },
): Relaxation => {
  /** Splits texts into those that the index holds and the others. */
  const splitByIndex = async (texts: readonly string[]): Promise<{ held: string[]; missing: string[] }> => {
    const areHeld = await Promise.all(texts.map((text) => expander.isWordIndexed(text)))
    return { held: texts.filter((_, at) => areHeld[at]), missing: texts.filter((_, at) => !areHeld[at]) }
  }

  const relaxToDescription = async (words: readonly string[]): Promise<Partial<QueryExpansion>> => {
    const { held, missing } = await splitByIndex(words)
    if (held.length < descriptionThresholds.minHeldWords && !held.some(isTopic)) return {}
    return { description: held, dropped: missing, relaxed: 'similar' }
  }

  const phrasesInKeyword = (): SplitText => {
    const phrased = names.contained.flatMap(({ word, names: others }) => {
      const phrases = phrasesOf(others, dictionary)
      return phrases.length > 0 ? [[word, { count: Infinity, names: phrases }] as const] : []
    })
    return phrased.length > 0 ? expander.splitText(title, new Map(phrased)) : { titles: [], rest: [] }
  }

  /** Names of several Latin words that shares continue: DaVinci Resolve, in DaVinci Resolve Studio 19, for 达芬奇18. */
  const relaxToPhrases = async (): Promise<Partial<QueryExpansion>> => {
    const { titles, rest } = phrasesInKeyword()
    const phrases = titles.flatMap((named) => named.names).slice(0, dictionaryThresholds.maxPhrases)
    const [ofNames, words] = await Promise.all([splitByIndex(phrases), splitByIndex(rest)])
    if (ofNames.held.length === 0) return {}
    return { phrases: ofNames.held, heldWords: words.held, dropped: words.missing, relaxed: 'similar' }
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

  const findPlots: Relaxation['findPlots'] = (named) => {
    const covered = named.reduce((sum, { word }) => sum + word.length, 0)
    if (covered / key.length >= plotThresholds.minTitleCoverage) return undefined
    return expandWorks(plots.findWorks(key))
  }

  const readParts = (): RelaxedParts => {
    const split = expander.splitText(title, contained)
    const plotted = findPlots(split.titles)
    if (plotted || split.titles.length > 0) return { ...split, works: plotted, description: [] }
    const similar = plots.findSimilarWork(key)
    const works = expandWorks(similar === undefined ? [] : [similar])
    return { ...split, works, description: descriptionWords(title) }
  }

  let read: RelaxedParts | undefined
  const partsOfKeyword = (): RelaxedParts => (read ??= readParts())

  const canRelax = (): boolean => {
    const { titles, works, description } = partsOfKeyword()
    return titles.length > 0 || works !== undefined || description.length > 0 || phrasesInKeyword().titles.length > 0
  }

  const relax = async (): Promise<Partial<QueryExpansion>> => {
    const { titles: found, rest, works, description } = partsOfKeyword()
    if (found.length === 0) {
      const [described, phrased] = await Promise.all([relaxToDescription(description), relaxToPhrases()])
      return { ...described, ...phrased, ...works }
    }
    if (works) return works
    const parts = expander.expandTitles(found)
    const [{ held, missing }, counted] = await Promise.all([
      splitByIndex(rest),
      countFacts([...found.map(({ word, names: [first = word] }) => first), ...rest]),
    ])
    return {
      parts: parts.map((part) => part.titles),
      heldWords: held,
      ...dropFacts(missingFactsOf(facts.stated, parts), missing.length > 0 ? missing : rest),
      // Another part or edition is a similar work, not the same work without a word.
      ...(rest.every((word) => partOrEdition.test(word)) && { relaxed: 'similar' as const }),
      ...agreementOfParts(parts, counted.years),
      year: rest.length > 0 ? agreedYear(counted.years) : undefined,
      medium: likelyMedium(counted),
    }
  }

  let relaxing: Promise<Partial<QueryExpansion>> | undefined
  const relaxToTitles = (): Promise<Partial<QueryExpansion>> => (relaxing ??= relax())

  return { findPlots, canRelax, relaxToTitles }
}
