import { expect, test } from 'vitest'
import { areLessons, isLoneVideo } from './listed-videos.ts'

const listOf = (names: readonly string[]): string => names.map((name) => `file:${name}`).join('\n')

test.each([
  ['one file with the number 1', ['1.mp4'], true],
  ['subtitles and a trailer beside it', ['01.mkv', '01.ass', '预告片.mp4'], true],
  ['two files', ['1.mp4', '2.mp4'], false],
  ['a later number', ['12.mp4'], false],
  ['no video', ['1.txt'], false],
])('a lone video: %s', (_, names, expected) => {
  expect(isLoneVideo(listOf(names))).toBe(expected)
})

test.each([
  ['names of their own', ['01 民法.mp4', '02. 刑法.mp4', '03-商经法.mp4'], true],
  ['a trailer beside them', ['01 民法.mp4', '02 刑法.mp4', '03 商经法.mp4', '片头.mp4'], true],
  ['numbers only', ['01.mp4', '02.mp4', '03.mp4'], false],
  ['one name for all', ['01 琅琊榜.mp4', '02 琅琊榜.mp4', '03 琅琊榜.mp4'], false],
  ['too few', ['01 民法.mp4', '02 刑法.mp4'], false],
  ['another video among them', ['01 民法.mp4', '02 刑法.mp4', '03 商经法.mp4', '琅琊榜.mp4'], false],
])('lessons: %s', (_, names, expected) => {
  expect(areLessons(listOf(names))).toBe(expected)
})
