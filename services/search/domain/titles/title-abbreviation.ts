/** Letters of a title in their order: 权游 for 权力的游戏, 复联4 for 复仇者联盟4, re0 for Re:从零开始的异世界生活. */

import { abbreviationThresholds } from '../relevance-thresholds.ts'

const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九']
const digitWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const minLetters = 2
const maxLetters = 6

/**
 * Each letter with its variants in titles; Latin letters stay together.
 * @returns undefined when the key is too short or too long for an abbreviation, or all Latin
 */
export const lettersOfAbbreviation = (key: string): string[][] | undefined => {
  const letters = key.match(/[a-z]+|\d|\p{sc=Han}/gu) ?? []
  const isShort = letters.length >= minLetters && letters.length <= maxLetters && letters.join('') === key
  if (!isShort || !/\p{sc=Han}|^[a-z]+\d$/u.test(key)) return undefined
  return letters.map((letter) =>
    /\d/.test(letter) ? [letter, digits[Number(letter)] ?? '', digitWords[Number(letter)] ?? ''] : [letter],
  )
}

export const expandAbbreviation = (
  key: string,
  candidates: readonly { key: string; count: number }[],
): string | undefined => {
  const longer = candidates
    .filter((one) => one.count >= abbreviationThresholds.minShares && one.key.length > key.length + 1)
    .toSorted((a, b) => b.count - a.count || a.key.length - b.key.length)
  const [first] = longer
  const other = longer.find((one) => first && !one.key.includes(first.key) && !first.key.includes(one.key))
  return first && first.count >= (other?.count ?? 0) * abbreviationThresholds.minRatio ? first.key : undefined
}
