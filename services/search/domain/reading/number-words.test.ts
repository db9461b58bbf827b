import { expect, test } from 'vitest'
import { parseNumber } from './number-words.ts'

test.each([
  ['12', 12],
  ['七', 7],
  ['十', 10],
  ['十二', 12],
  ['两', 2],
  ['二十', 20],
  ['三十五', 35],
  ['甲', Number.NaN],
])('reads the number %s', (text, value) => {
  expect(parseNumber(text)).toBe(value)
})
