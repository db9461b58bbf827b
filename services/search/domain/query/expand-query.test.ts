import { expect, test } from 'vitest'
import { expandQuery } from './expand-query.ts'
import type { TitleSource } from './expand-query.ts'
import { parseKeyword } from './parse-keyword.ts'
import type { TitleStatistics } from '../titles/title-aliases.ts'

const unknown: TitleStatistics = {
  count: 0,
  countWithFacts: 0,
  cooccurring: [],
  collections: [],
  contents: [],
  media: {},
  years: [],
  otherYears: [],
  firstSeasonYears: [],
}
const of2008 = [
  { year: 'year:2008', count: 5 },
  { year: 'year:2017', count: 1 },
]

const ofSeries = [
  { key: '冰与火之歌权力的游戏', count: 3, jointCount: 3 },
  { key: '权力的游戏', count: 90, jointCount: 3 },
]

/** An index in which two works are named 射雕英雄传 (of two years); every known title has forty shares. */
const source = (known: Record<string, Partial<TitleStatistics>>): TitleSource => ({
  getStatistics: async (key, { kind }) =>
    key in known
      ? { ...unknown, count: 40, countWithFacts: 40, years: kind === 'kind:series' ? of2008 : [], ...known[key] }
      : unknown,
  findTitlesInNames: async (title) => (title === '冰与火之歌' ? ofSeries : []),
  findSimilarTitles: async () => Object.keys(known).map((key) => ({ key, count: 40 })),
  findByAbbreviation: async (letters) =>
    Object.keys(known)
      .filter((key) => letters.every(([letter = '']) => key.includes(letter)))
      .map((key) => ({ key, count: 40 })),
  isWordIndexed: async (word) => word === '胡歌',
  hasAllWords: async (title) => title === '胡歌',
  countYears: async () => of2008,
})

test('an actor beside a title selects one of several works', async () => {
  const expansion = await expandQuery(parseKeyword('胡歌 射雕英雄传'), source({ 射雕英雄传: {} }))
  expect(expansion).toMatchObject({ parts: [['射雕英雄传']], dropped: [], year: 'year:2008' })
})

test('a media type beside a title selects one too, unless the query names a year', async () => {
  const known = source({ 射雕英雄传: {} })
  expect((await expandQuery(parseKeyword('射雕英雄传 电视剧'), known)).year).toBe('year:2008')
  expect((await expandQuery(parseKeyword('射雕英雄传 电视剧 1994'), known)).year).toBeUndefined()
})

test('a word without matches is dropped, a word that occurs in texts is not', async () => {
  const expansion = await expandQuery(parseKeyword('拖拉机维修 胡歌 射雕英雄传'), source({ 射雕英雄传: {} }))
  expect(expansion.dropped).toEqual(['拖拉机维修'])
})

test('a misspelling is corrected only when the title as typed is unknown', async () => {
  const known = source({ 肖申克的救赎: {} })
  expect((await expandQuery(parseKeyword('肖申克的救恕'), known)).corrected).toBe('肖申克的救赎')
  expect((await expandQuery(parseKeyword('肖申克的救赎'), known)).corrected).toBeUndefined()
})

test('an abbreviation is corrected to the title with its letters in order, unless a resource contains it', async () => {
  const known = source({ 权力的游戏: {} })
  expect(await expandQuery(parseKeyword('权游'), known)).toMatchObject({ corrected: '权力的游戏', relaxed: '' })
  expect((await expandQuery(parseKeyword('胡歌'), source({ 胡说八道之歌: {} }))).corrected).toBeUndefined()
})

test('expands by the names of a title, of a corrected one too', async () => {
  const known = source({ 冰与火之歌: {}, 考研资料: { contents: [{ key: '张宇1000题', count: 4 }] } })
  expect((await expandQuery(parseKeyword('冰与火之歌'), known)).related).toEqual(['冰与火之歌权力的游戏', '权力的游戏'])
  expect((await expandQuery(parseKeyword('考研姿料'), known)).related).toEqual(['张宇1000题'])
})

test('a rare title is expanded further only when most of its resources use another title', async () => {
  const requestedKeysFor = async (jointCount: number): Promise<string[]> => {
    const requestedKeys: string[] = []
    const cooccurring = [{ key: '肖申克的救赎', count: 4, jointCount }]
    const known = source({ 月黑高飞: { count: 6, cooccurring }, 肖申克的救赎: {} })
    const title: TitleSource['getStatistics'] = (key, rest) => {
      requestedKeys.push(key)
      return known.getStatistics(key, rest)
    }
    await expandQuery(parseKeyword('月黑高飞'), { ...known, getStatistics: title })
    return requestedKeys
  }
  expect(await requestedKeysFor(2)).toEqual(['月黑高飞'])
  expect(await requestedKeysFor(4)).toEqual(['月黑高飞', '肖申克的救赎'])
})

test('a season that no share of the title has is dropped', async () => {
  const known = source({ 庆余年: { countWithFacts: 0 } })
  const expansion = await expandQuery(parseKeyword('庆余年第三季'), known)
  expect(expansion).toMatchObject({ dropped: ['第3季'], relaxed: 'words' })
  expect((await expandQuery(parseKeyword('庆余年'), known)).relaxed).toBe('')
})

test('mere look-alikes are distinguished from resources that hold the words', async () => {
  expect((await expandQuery(parseKeyword('拖拉机维修手册'), source({}))).relaxed).toBe('similar')
  expect((await expandQuery(parseKeyword('胡歌'), source({}))).relaxed).toBe('')
  expect((await expandQuery(parseKeyword('甄嬛传2'), source({ 甄嬛传: { countWithFacts: 0 } }))).relaxed).toBe(
    'similar',
  )
})

test.each([
  [true, [{ year: 'year:2023', count: 9 }]],
  [false, of2008],
  [false, []],
])('copies of a title are %s to be of one year', async (isOfOneYear, yearsOfFirst) => {
  expect(
    (await expandQuery(parseKeyword('狂飙'), source({ 狂飙: { firstSeasonYears: yearsOfFirst } }))).hasSingleYear,
  ).toBe(isOfOneYear)
})
