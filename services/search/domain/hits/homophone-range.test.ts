import { expect, test } from 'vitest'
import { parseKeyword } from '../keyword/parse-keyword.ts'
import { homophoneRange } from './homophone-range.ts'

const soundsIn = (q: string, name: string): string | undefined => {
  const range = homophoneRange(parseKeyword(q), name)
  return range && name.slice(range.start, range.end)
}

test.each([
  ['清余年', '庆余年 第二季 全36集', '庆余年'],
  ['清余年 第二季', '🎬新庆余年全集', '庆余年'],
])('%s sounds like a part of %s', (q, name, part) => {
  expect(soundsIn(q, name)).toBe(part)
})

test.each([
  ['清余年', '清余年 全集'],
  ['清余年', '三体 全集'],
  ['清余年', '余年'],
  ['余年', '鱼年有余'],
  ['abc', 'ABD'],
  ['庆余年', '慶餘年 全集'],
])('%s sounds like no part of %s that it does not equal', (q, name) => {
  expect(soundsIn(q, name)).toBeUndefined()
})
