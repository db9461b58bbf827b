import { expect, test } from 'vitest'
import type { CooccurringTitle } from './title-aliases.ts'
import { findCollections, findRelatedTitles } from './related-titles.ts'

const noStatistics = { contents: [], cooccurring: [] }

const relatedByNames = (key: string, named: CooccurringTitle[]): string[] =>
  findRelatedTitles(key, { known: noStatistics, named, stated: [] })

const joined = { key: '冰与火之歌权力的游戏', count: 3, jointCount: 3 }

test('a part of a series is related to it, and the series to its part, by few names that contain both', () => {
  const part = { key: '权力的游戏', count: 90, jointCount: 3 }
  expect(relatedByNames('冰与火之歌', [joined, part])).toContain('权力的游戏')
  expect(relatedByNames('权力的游戏', [joined])).toContain('冰与火之歌')
})

test('a title that often occurs with the word in names is related, whatever its own name', () => {
  expect(relatedByNames('考研数学', [{ key: '李永乐660题', count: 20, jointCount: 4 }])).toEqual(['李永乐660题'])
})

test.each<[string, CooccurringTitle]>([
  ['one name proves nothing', { key: '李永乐660题', count: 1, jointCount: 1 }],
  ['a word of many names is no title', { key: '高清', count: 900, jointCount: 30 }],
  ['a number is no title', { key: '2024', count: 20, jointCount: 10 }],
  ['a word is not related to itself', { key: '考研数学', count: 20, jointCount: 20 }],
])('%s', (_, cooccurring) => {
  expect(relatedByNames('考研数学', [cooccurring])).toEqual([])
})

test('names that co-occur with the title are related when that is no coincidence', () => {
  const beside = (jointCount: number): string[] => {
    const known = { ...noStatistics, cooccurring: [{ key: '陈情令', count: 9, jointCount }] }
    return findRelatedTitles('theuntamed', { known, named: [], stated: [] })
  }
  expect(beside(2)).toEqual(['陈情令'])
  expect(beside(1)).toEqual([])
})

test('works that occur in several collections of a title are related to it', () => {
  const contents = [
    { key: '张宇1000题', count: 3 },
    { key: '自拍', count: 1 },
  ]
  expect(findRelatedTitles('考研资料', { known: { ...noStatistics, contents }, named: [], stated: [] })).toEqual([
    '张宇1000题',
  ])
})

test('collections that contain a work are listed by their titles, not by numbers', () => {
  const collections = ['考研全科资料', '张宇1000题', '2024'].map((key) => ({ key, count: 1 }))
  expect(findCollections('张宇1000题', { collections })).toEqual(['考研全科资料'])
})

test('a requested year may also be a title', () => {
  const known = { ...noStatistics, cooccurring: [{ key: '1989', count: 5, jointCount: 3 }] }
  expect(findRelatedTitles('taylorswift', { known, named: [], stated: ['year:1989'] })).toEqual(['1989'])
  expect(findRelatedTitles('taylorswift', { known, named: [], stated: [] })).toEqual([])
})
