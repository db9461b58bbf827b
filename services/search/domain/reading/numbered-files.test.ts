import { expect, test } from 'vitest'
import { areNumbered, withoutFileNumbers } from './numbered-files.ts'

const linesOf = (...names: string[]): string => names.map((name) => `file:${name}`).join('\n')

test.each([
  ['episodes behind the title', ['琅琊榜12.mkv', '琅琊榜13.mkv'], true],
  ['episodes with a resolution', ['01.4K.mp4', '02.4K.mp4'], true],
  ['one file', ['琅琊榜12.mkv'], false],
  ['two resolutions of a film', ['让子弹飞.720p.mkv', '让子弹飞.1080p.mkv'], false],
  ['two parts of a film', ['让子弹飞.cd1.avi', '让子弹飞.cd2.avi'], false],
  ['a film and its sequel', ['流浪地球.mkv', '流浪地球2.mkv'], false],
  ['subtitles beside a film', ['让子弹飞.mkv', '让子弹飞1.srt', '让子弹飞2.srt'], false],
])('numbers of %s', (_, names, expected) => {
  expect(areNumbered(linesOf(...names), ['.mkv', '.mp4', '.avi'])).toBe(expected)
})

test('numbers by which files differ are no part of their titles', () => {
  expect(withoutFileNumbers(linesOf('琅琊榜12.mkv', '琅琊榜13.mkv'))).toBe(linesOf('琅琊榜 .mkv', '琅琊榜 .mkv'))
  expect(withoutFileNumbers(linesOf('1917.2019.E01.mkv', '1917.2019.E02.mkv'))).toBe(
    linesOf('1917.2019.E01.mkv', '1917.2019.E02.mkv'),
  )
})
