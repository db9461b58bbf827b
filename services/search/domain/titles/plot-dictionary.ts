import { readPlotLine } from '@pandex/contracts/text/plot-line'
import { titleKey } from '@pandex/contracts/text/title-key'
import { forEachInTurns } from '@pandex/platform/scheduling/map-in-turns'
import { plotThresholds } from '../relevance-thresholds.ts'
import { functionCharacters } from '../reading/function-characters.ts'

/** Words of the plots that operators describe (data list `plot`). */
export interface PlotDictionary {
  /**
   * Works whose plot a sentence describes, as title keys, the most likely first.
   * @param key of the sentence
   */
  findWorks: (key: string) => readonly string[]
  /**
   * The work whose plot has most characters of the sentence, if no other has nearly as many: 荒岛 and 小雁 for 孤岛 and 大雁.
   * @param key of the sentence
   */
  findSimilarWork: (key: string) => string | undefined
  /** Of all works, as keys. */
  titles: readonly string[]
}

/** At most about four seconds old. Never throws. */
export type ReadPlots = () => Promise<PlotDictionary>

export const emptyPlots: PlotDictionary = { findWorks: () => [], findSimilarWork: () => undefined, titles: [] }

export const readNoPlots: ReadPlots = async () => emptyPlots

const { minTextLength, minWords, minScore, minScoreOfLists, minRatioOfBest, maxWorks } = plotThresholds
const { minScoreOfCharacters, minLead } = plotThresholds

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

/** Characters of all plots, each with the numbers of its works. */
const worksByCharacterOf = async (
  wordsOfWorks: readonly ReadonlySet<string>[],
): Promise<ReadonlyMap<string, readonly number[]>> => {
  const byCharacter = new Map<string, number[]>()
  await forEachInTurns(wordsOfWorks.entries(), ([number, words]) => {
    for (const character of new Set([...words].join(''))) {
      const numbers = byCharacter.get(character)
      if (numbers) numbers.push(number)
      else byCharacter.set(character, [number])
    }
  })
  return byCharacter
}

/** The place of the highest score, and the two highest scores. A loop, because each search compares thousands of works. */
const highest = (scores: Float64Array): { place: number; best: number; second: number } => {
  let [place, best, second] = [0, 0, 0]
  for (let at = 0; at < scores.length; at += 1) {
    const score = scores[at] ?? 0
    if (score <= second) continue
    if (score > best) [place, best, second] = [at, score, best]
    else second = score
  }
  return { place, best, second }
}

/** Compiles in turns: 5,200 works take 0.25 s. */
export const compilePlots = async (lines: readonly string[]): Promise<PlotDictionary> => {
  const worksByWord = new Map<string, Set<string>>()
  const wordsByWork = new Map<string, Set<string>>()
  await forEachInTurns(lines, (line) => {
    const { title, words } = readPlotLine(line)
    const work = titleKey(title)
    if (work === '') return
    const ofWork = wordsByWork.get(work) ?? new Set([work])
    wordsByWork.set(work, ofWork)
    for (const word of words.map(titleKey)) {
      ofWork.add(word)
      const ofWord = worksByWord.get(word) ?? new Set()
      worksByWord.set(word, ofWord.add(work))
    }
  })
  const works = [...wordsByWork.keys()]
  const worksByCharacter = await worksByCharacterOf([...wordsByWork.values()])
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
  await forEachInTurns(works, (work) => {
    for (const { word } of wordsIn(work)) worksByWord.get(word)?.add(work)
  })

  /** Inverse document frequency: rare words weigh more. */
  const weightOf = (word: string): number => Math.log(works.length / (worksByWord.get(word)?.size ?? 1))

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
    titles: works,
    findSimilarWork: (text) => {
      if (text.length < minTextLength) return undefined
      const scores = new Float64Array(works.length)
      for (const character of new Set(text)) {
        if (!/\p{sc=Han}/u.test(character) || functionCharacters.test(character)) continue
        const numbers = worksByCharacter.get(character) ?? []
        const weight = Math.log(works.length / numbers.length)
        for (const number of numbers) scores[number] = (scores[number] ?? 0) + weight
      }
      const { place, best, second } = highest(scores)
      return best >= Math.max(minScoreOfCharacters, second * minLead) ? works[place] : undefined
    },
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
