import { expect, test } from 'vitest'
import { findCorrection } from './spelling-correction.ts'
import { findAliases } from './title-aliases.ts'
import { likelyMedium } from './title-statistics.ts'
import type { CooccurringTitle } from './title-statistics.ts'

const aliasesAmong = (count: number, cooccurring: CooccurringTitle[]): string[] =>
  findAliases('月黑高飞', { count, cooccurring })

test('a title that co-occurs in most shares of either title is the same work', () => {
  expect(aliasesAmong(3, [{ key: '肖申克的救赎', count: 39, jointCount: 3 }])).toEqual(['肖申克的救赎'])
  expect(aliasesAmong(39, [{ key: 'theshawshankredemption', count: 5, jointCount: 4 }])).toEqual([
    'theshawshankredemption',
  ])
})

test('half of two shares, or most of a few, make a title the alias of another one', () => {
  const aliasesOf = (count: number, jointCount: number): string[] =>
    findAliases('新福尔摩斯', { count, cooccurring: [{ key: 'sherlock', count: 12, jointCount }] })
  expect(aliasesOf(2, 1)).toEqual(['sherlock'])
  expect(aliasesOf(10, 6)).toEqual(['sherlock'])
  expect(aliasesOf(10, 4)).toEqual([])
})

test('a title with an appended year is no alias', () => {
  expect(
    findAliases('神雕侠侣', { count: 9, cooccurring: [{ key: '神雕侠侣1995', count: 5, jointCount: 5 }] }),
  ).toEqual([])
})

test.each<[string, CooccurringTitle]>([
  ['one share of many proves nothing', { key: '甲乙', count: 1, jointCount: 1 }],
  ['a word of many works is none of them', { key: '经典影片', count: 4_000, jointCount: 30 }],
  ['a number is no title', { key: '1994', count: 30, jointCount: 30 }],
  ['the word before an author is no title', { key: 'by', count: 30, jointCount: 30 }],
])('%s', (_, cooccurringTitle) => {
  expect(aliasesAmong(30, [cooccurringTitle])).toEqual([])
})

test('a misspelling is corrected to a name with many more shares', () => {
  expect(findCorrection('庆于年', 0, [{ key: '庆余年', count: 50, soundsAlike: false }])).toBe('庆余年')
  expect(findCorrection('真嬛传', 1, [{ key: '甄嬛传', count: 30, soundsAlike: true }])).toBe('甄嬛传')
  expect(findCorrection('photohsop', 0, [{ key: 'photoshop', count: 9, soundsAlike: false }])).toBe('photoshop')
})

test.each([
  ['庆余年', 40, { key: '庆于年', count: 50, soundsAlike: true }],
  ['风声', 0, { key: '风筝', count: 50, soundsAlike: false }],
  ['b2真题', 0, { key: 'n2真题', count: 50, soundsAlike: false }],
  ['钢铁侠第6版', 0, { key: '钢铁侠第9版', count: 50, soundsAlike: false }],
  ['蝙蝠侠', 0, { key: '新蝙蝠侠', count: 50, soundsAlike: false }],
])('%s, known from %d shares, is not corrected', (key, count, candidate) => {
  expect(findCorrection(key, count, [candidate])).toBeUndefined()
})

test('the type of most shares of a title, or of all if it has few, is its usual meaning', () => {
  const mediumOf = (video: number, text: number) => likelyMedium({ media: { video, text } })
  expect(mediumOf(9, 1)).toBe('video')
  expect(mediumOf(1, 9)).toBe('text')
  expect(mediumOf(5, 5)).toBeUndefined()
  expect(mediumOf(1, 0)).toBe('video')
  expect(mediumOf(2, 1)).toBeUndefined()
  expect(mediumOf(0, 0)).toBeUndefined()
})
