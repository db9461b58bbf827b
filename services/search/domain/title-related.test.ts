import { expect, test } from 'vitest'
import type { Neighbour } from './title-kin.ts'
import { collectionsWith, relatedTo } from './title-related.ts'

const nothingKnown = { contents: [], neighbours: [] }

const relatedByNames = (key: string, named: Neighbour[]): string[] =>
  relatedTo(key, { known: nothingKnown, named, said: [] })

const joined = { key: '冰与火之歌权力的游戏', count: 3, together: 3 }

test('a part of a series is related to it, and the series to its part, by few names that join them', () => {
  const part = { key: '权力的游戏', count: 90, together: 3 }
  expect(relatedByNames('冰与火之歌', [joined, part])).toContain('权力的游戏')
  expect(relatedByNames('权力的游戏', [joined])).toContain('冰与火之歌')
})

test('a title that names often hold the word beside is related, whatever it is called', () => {
  expect(relatedByNames('考研数学', [{ key: '李永乐660题', count: 20, together: 4 }])).toEqual(['李永乐660题'])
})

test.each<[string, Neighbour]>([
  ['one name proves nothing', { key: '李永乐660题', count: 1, together: 1 }],
  ['a word of many names is no title', { key: '高清', count: 900, together: 30 }],
  ['a number is no title', { key: '2024', count: 20, together: 10 }],
  ['a word is not related to itself', { key: '考研数学', count: 20, together: 20 }],
])('%s', (_, neighbour) => {
  expect(relatedByNames('考研数学', [neighbour])).toEqual([])
})

test('what shares are called beside the title is related when that is no coincidence', () => {
  const beside = (together: number): string[] => {
    const known = { ...nothingKnown, neighbours: [{ key: '陈情令', count: 9, together }] }
    return relatedTo('theuntamed', { known, named: [], said: [] })
  }
  expect(beside(2)).toEqual(['陈情令'])
  expect(beside(1)).toEqual([])
})

test('what several collections of a title hold is related to it', () => {
  const contents = [
    { key: '张宇1000题', count: 3 },
    { key: '自拍', count: 1 },
  ]
  expect(relatedTo('考研资料', { known: { ...nothingKnown, contents }, named: [], said: [] })).toEqual(['张宇1000题'])
})

test('collections that hold a work are known by their titles, not by numbers', () => {
  const collections = ['考研全科资料', '张宇1000题', '2024'].map((key) => ({ key, count: 1 }))
  expect(collectionsWith('张宇1000题', { collections })).toEqual(['考研全科资料'])
})

test('a year that is asked for may be a title of whoever is asked for', () => {
  const known = { ...nothingKnown, neighbours: [{ key: '1989', count: 5, together: 3 }] }
  expect(relatedTo('taylorswift', { known, named: [], said: ['year:1989'] })).toEqual(['1989'])
  expect(relatedTo('taylorswift', { known, named: [], said: [] })).toEqual([])
})
