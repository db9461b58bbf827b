import { expect, test } from 'vitest'
import { parseNumber, titleKey } from './title-text.ts'

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

test.each([
  ['庆·余·年', '庆余年'],
  ['庆★余★年', '庆余年'],
  ['C++ Primer', 'c++primer'],
  ['Joy.of.Life', 'joyoflife'],
])('%s has the key %s', (title, key) => {
  expect(titleKey(title)).toBe(key)
})
