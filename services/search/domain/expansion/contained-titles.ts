/** Finds titles inside a keyword that no share holds as a whole: 狂飙 in 张译演的那部扫黑剧狂飙. */

import { containedThresholds } from '../relevance-thresholds.ts'
import { titleKey } from '@pandex/contracts/text/title-key'

const { maxUnits, maxUnitsOfTitle, minShares } = containedThresholds

/** A Chinese character, or a Latin word with its digits. */
const unitPattern = /[a-z\d+#]+|\p{sc=Han}|[\p{L}\p{N}]/gu

interface Unit {
  text: string
  start: number
  end: number
}

const unitsOf = (text: string): Unit[] =>
  Array.from(text.matchAll(unitPattern), ({ 0: unit, index }) => ({
    text: unit,
    start: index,
    end: index + unit.length,
  })).slice(0, maxUnits)

const keyOf = (units: readonly Unit[], from: number, end: number): string =>
  units
    .slice(from, end)
    .map(({ text }) => text)
    .join('')

/** Two Chinese characters or three letters: shorter titles are parts of many words. */
const isLongEnough = (key: string): boolean =>
  /\p{sc=Han}.*\p{sc=Han}|[a-z]{3}|\p{sc=Hiragana}|\p{sc=Hangul}/u.test(key)

/** Words of the text, as keys, that may be titles. @param text normalised */
export const titleCandidates = (text: string): string[] => {
  const units = unitsOf(text)
  const candidates = new Set<string>()
  units.forEach((_, start) => {
    for (let end = start + 1; end <= Math.min(units.length, start + maxUnitsOfTitle); end += 1) {
      const key = keyOf(units, start, end)
      if (isLongEnough(key)) candidates.add(key)
    }
  })
  return [...candidates]
}

interface ChosenTitles {
  /** In the order of the text. */
  titles: string[]
  /** Words around the titles, without particles. */
  rest: string[]
}

/** Words that connect a title with other words: 张译主演的, 叫做. */
const glue =
  /主演的?|导演的?|[演写唱拍著讲]的|[那这][个部本首种]|一[个部本首]|名字|叫做?|名叫|里面?的?|关于|好像|应该|就是|[的了吗呢啊吧呀嘛和与跟及或是求]/gu

const wordsOfRest = (text: string): string[] =>
  text
    .replace(glue, ' ')
    .split(/\s+/)
    .map(titleKey)
    .filter((word) => isLongEnough(word))

const isCertain = (key: string, count: number): boolean => count >= (Array.from(key).length > 2 ? 1 : minShares)

interface Choice {
  score: number
  /** Ends with the last unit; undefined when that unit belongs to no title. */
  title?: string
  /** Where the choice for the units before the title ends. */
  from: number
}

/**
 * Chooses titles that do not overlap: those that cover most of the text in the longest pieces, then the most frequent.
 * @param text normalised
 * @param known titles of the index with their shares
 */
export const chooseTitles = (text: string, known: ReadonlyMap<string, number>): ChosenTitles => {
  const units = unitsOf(text)
  /** `best[n]`: the best choice within the first n units. */
  const best: Choice[] = [{ score: 0, from: 0 }]
  for (let end = 1; end <= units.length; end += 1) {
    let choice: Choice = { score: best[end - 1]?.score ?? 0, from: end - 1 }
    for (let from = Math.max(0, end - maxUnitsOfTitle); from < end; from += 1) {
      const title = keyOf(units, from, end)
      const count = known.get(title) ?? 0
      const score = (best[from]?.score ?? 0) + title.length ** 2 + 1 - 1 / count
      if (isCertain(title, count) && score > choice.score) choice = { score, title, from }
    }
    best.push(choice)
  }
  const titles: string[] = []
  let rest = text
  let end = units.length
  while (end > 0) {
    const { title, from } = best[end] ?? { from: end - 1 }
    if (title) {
      titles.unshift(title)
      rest = `${rest.slice(0, units[from]?.start)} ${rest.slice(units[end - 1]?.end)}`
    }
    end = from
  }
  return { titles, rest: wordsOfRest(rest) }
}
