/** Words of a sentence that describes a work without its title: 爸爸训练两个女儿摔跤拿冠军. */

import { descriptionThresholds } from '../relevance-thresholds.ts'
import { functionCharacters } from '../reading/function-characters.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words that describe no work. */
const common =
  /^(?:[一两几那这哪每][个部本首种些名位样只片]|什么|怎么|哪里|叫什么|名字|忘了|记得|好像|以前|小时候|最后|然后|因为|所以|但是|里面|他们|我们|自己|没有|可以|有个|有人|一起|非常|比较|时候|的话)$/u

/** Joins single characters that the segmenter left apart, mostly names: 李, 委, 明. */
const joinSingles = (segments: readonly string[]): string[] => {
  const words: string[] = []
  let single = ''
  for (const segment of [...segments, '']) {
    const isSingle = /^\p{sc=Han}$/u.test(segment) && !functionCharacters.test(segment)
    if (isSingle) single += segment
    else {
      words.push(single, segment)
      single = ''
    }
  }
  return words
}

/** A Latin word in a Chinese sentence says what it is about: stm32 in 零基础学stm32单片机. */
export const isTopic = (word: string): boolean => /^[a-z]/.test(word)

/**
 * @param title without request phrases and kind words
 * @returns words of at least two Chinese characters or three Latin ones; empty if they are too few for a sentence
 */
export const descriptionWords = (title: string): string[] => {
  const words = joinSingles(Array.from(segmenter.segment(title), ({ segment }) => segment)).filter(
    (word) => /^(?:\p{sc=Han}{2,}|[a-z][a-z\d+#]{2,})$/u.test(word) && !common.test(word),
  )
  const distinct = [...new Set(words)].slice(0, descriptionThresholds.maxWords)
  const { minWords, minWordsWithTopic } = descriptionThresholds
  return distinct.length >= (distinct.some(isTopic) ? minWordsWithTopic : minWords) ? distinct : []
}
