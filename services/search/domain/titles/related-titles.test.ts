import { expect, test } from 'vitest'
import { findCollections, findRelatedTitles } from './related-titles.ts'
import { createTitleDictionary } from './title-dictionary.ts'

const noStatistics = { contents: [], cooccurring: [] }

const titlesOf = (counts: Record<string, number>) => {
  const titles = createTitleDictionary(100)
  titles.add(Object.entries(counts).map(([key, count]) => ({ key, count })))
  return titles
}

const noTitles = titlesOf({})

const relatedByNames = (key: string, counts: Record<string, number>): string[] =>
  findRelatedTitles(key, { known: noStatistics, titles: titlesOf(counts), stated: [] })

test('a part of a series is related to it, and the series to its part, by few names that contain both', () => {
  const counts = { 冰与火之歌权力的游戏: 3, 权力的游戏: 90, 冰与火之歌: 20 }
  expect(relatedByNames('冰与火之歌', counts)).toEqual(['冰与火之歌权力的游戏', '权力的游戏'])
  expect(relatedByNames('权力的游戏', counts)).toEqual(['冰与火之歌权力的游戏', '冰与火之歌'])
})

test.each<[string, Record<string, number>]>([
  ['one name proves nothing', { 考研数学李永乐660题: 1 }],
  ['what remains of a title is no title if no share has it', { 考研数学大全: 1, 大全: 9 }],
  ['a word is not related to itself', { 考研数学: 20 }],
])('%s', (_, counts) => {
  expect(relatedByNames('考研数学', counts)).toEqual([])
})

test('names that co-occur with the title are related when that is no coincidence', () => {
  const beside = (jointCount: number): string[] => {
    const known = { ...noStatistics, cooccurring: [{ key: '陈情令', count: 9, jointCount }] }
    return findRelatedTitles('theuntamed', { known, titles: noTitles, stated: [] })
  }
  expect(beside(2)).toEqual(['陈情令'])
  expect(beside(1)).toEqual([])
})

test('works that occur in several collections of a title are related to it', () => {
  const contents = [
    { key: '张宇1000题', count: 3 },
    { key: '自拍', count: 1 },
  ]
  expect(findRelatedTitles('考研资料', { known: { ...noStatistics, contents }, titles: noTitles, stated: [] })).toEqual(
    ['张宇1000题'],
  )
})

test('collections that contain a work are listed by their titles, not by numbers', () => {
  const collections = ['考研全科资料', '张宇1000题', '2024'].map((key) => ({ key, count: 1 }))
  expect(findCollections('张宇1000题', { collections })).toEqual(['考研全科资料'])
})

test('a requested year may also be a title', () => {
  const known = { ...noStatistics, cooccurring: [{ key: '1989', count: 5, jointCount: 3 }] }
  expect(findRelatedTitles('taylorswift', { known, titles: noTitles, stated: ['year:1989'] })).toEqual(['1989'])
  expect(findRelatedTitles('taylorswift', { known, titles: noTitles, stated: [] })).toEqual([])
})
