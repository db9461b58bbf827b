import { expect, test } from 'vitest'
import { tagKey } from './tag-key.ts'

test.each([
  [' 4K ', '4k'],
  ['４ｋ', '4k'],
  ['Web　DL', 'web dl'],
  ['漫画控', '漫画控'],
  ['2023年番', '2023年番'],
  ['C++', 'c++'],
  [' \n', ''],
])('%j is the tag %j', (tag, key) => {
  expect(tagKey(tag)).toBe(key)
})
