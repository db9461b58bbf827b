import { expect, test } from 'vitest'
import { titleKey } from './title-key.ts'

test.each([
  ['庆·余·年', '庆余年'],
  ['庆★余★年', '庆余年'],
  ['C++ Primer', 'c++primer'],
  ['Joy.of.Life', 'joyoflife'],
])('%s has the key %s', (title, key) => {
  expect(titleKey(title)).toBe(key)
})
