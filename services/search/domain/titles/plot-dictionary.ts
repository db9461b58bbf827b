import { readPlotLine } from '@pandex/contracts/text/plot-line'
import { plotThresholds } from '../relevance-thresholds.ts'
import { titleKey } from './title-text.ts'

/** Words of the plots that operators describe (data list `plot`). */
export interface PlotDictionary {
  /**
   * Works whose plot a sentence describes, as title keys, the most likely first.
   * @param key of the sentence
   */
  findWorks: (key: string) => readonly string[]
  /** Of all works, as keys. */
  titles: readonly string[]
}

/** At most about two seconds old. Never throws. */
export type ReadPlots = () => Promise<PlotDictionary>

export const emptyPlots: PlotDictionary = { findWorks: () => [], titles: [] }

export const readNoPlots: ReadPlots = async () => emptyPlots

const { minTextLength, minWords, minScore, minScoreOfLists, minRatioOfBest, maxWorks } = plotThresholds

/** Function words and particles. Keywords without any are mostly lists of subjects: 高中物理必修一教学. */
const wordsOfSentences = /[的了被把在和与着得去让给从到]/

interface FoundWord {
  word: string
  at: number
}

/** Leaves out words that overlap longer ones: 土豆 in 种土豆. */
const withoutOverlaps = (found: readonly FoundWord[]): string[] => {
  const chosen: FoundWord[] = []
  for (const one of found.toSorted((a, b) => b.word.length - a.word.length))
    if (chosen.every(({ word, at }) => one.at >= at + word.length || one.at + one.word.length <= at)) chosen.push(one)
  return [...new Set(chosen.map(({ word }) => word))]
}

/** Takes 0.15 s for 5,200 works. */
export const compilePlots = (lines: readonly string[]): PlotDictionary => {
  const worksByWord = new Map<string, Set<string>>()
  const works = new Set<string>()
  for (const line of lines) {
    const { title, words } = readPlotLine(line)
    const work = titleKey(title)
    if (work === '') continue
    works.add(work)
    for (const word of words.map(titleKey)) {
      const ofWord = worksByWord.get(word) ?? new Set()
      worksByWord.set(word, ofWord.add(work))
    }
  }
  const lengths = [...new Set([...worksByWord.keys()].map(({ length }) => length))].filter((length) => length > 0)

  const wordsIn = (text: string): FoundWord[] => {
    const found: FoundWord[] = []
    for (let at = 0; at < text.length; at += 1)
      for (const length of lengths) {
        const word = text.slice(at, at + length)
        if (worksByWord.has(word)) found.push({ word, at })
      }
    return found
  }
  // Words inside the title count as plot words: 杀手 in 这个杀手不太冷.
  for (const work of works) for (const { word } of wordsIn(work)) worksByWord.get(word)?.add(work)

  /** Inverse document frequency: rare words weigh more. */
  const weightOf = (word: string): number => Math.log(works.size / (worksByWord.get(word)?.size ?? 1))

  const scoreWorks = (text: string): { work: string; score: number }[] => {
    const byWork = new Map<string, FoundWord[]>()
    for (const found of wordsIn(text))
      for (const work of worksByWord.get(found.word) ?? []) {
        const ofWork = byWork.get(work)
        if (ofWork) ofWork.push(found)
        else byWork.set(work, [found])
      }
    return [...byWork]
      .map(([work, found]) => ({ work, words: withoutOverlaps(found) }))
      .filter(({ words }) => words.length >= minWords)
      .map(({ work, words }) => ({ work, score: words.reduce((sum, word) => sum + weightOf(word), 0) }))
  }

  return {
    titles: [...works],
    findWorks: (text) => {
      if (text.length < minTextLength) return []
      const minimum = wordsOfSentences.test(text) ? minScore : minScoreOfLists
      const scored = scoreWorks(text)
        .filter(({ score }) => score >= minimum)
        .toSorted((one, other) => other.score - one.score)
      const least = (scored[0]?.score ?? 0) * minRatioOfBest
      return scored
        .filter(({ score }) => score >= least)
        .slice(0, maxWorks)
        .map(({ work }) => work)
    },
  }
}
