import { expect, test } from 'vitest'
import { learnTitles } from './learn-titles.ts'
import type { TitleSource, YearEvidence } from './learn-titles.ts'
import { readKeyword } from './read-keyword.ts'
import type { KnownTitle } from './title-kin.ts'

/** An index in which 射雕英雄传 was made in two years, and everything known is known from forty shares. */
const source = (known: Record<string, Partial<KnownTitle>>): TitleSource => ({
  neighbours: async (key) => ({ count: key in known ? 40 : 0, neighbours: [], media: {}, ...known[key] }),
  lookalikes: async () => Object.keys(known).map((key) => ({ key, count: 40 })),
  isInText: async (word) => word === '胡歌',
  years: async ({ words, kinds }: YearEvidence) =>
    words.length > 0 || kinds.includes('kind:series')
      ? [
          { year: 'year:2008', count: 5 },
          { year: 'year:2017', count: 1 },
        ]
      : [],
})

test('an actor beside a title tells which of several works is meant', async () => {
  const learned = await learnTitles(readKeyword('胡歌 射雕英雄传'), source({ 射雕英雄传: {} }))
  expect(learned).toMatchObject({ parts: [['射雕英雄传']], dropped: [], year: 'year:2008' })
})

test('a kind beside a title tells it too, unless a year is asked for', async () => {
  const known = source({ 射雕英雄传: {} })
  expect((await learnTitles(readKeyword('射雕英雄传 电视剧'), known)).year).toBe('year:2008')
  expect((await learnTitles(readKeyword('射雕英雄传 电视剧 1994'), known)).year).toBeUndefined()
})

test('a word that nothing holds is dropped, one that is in texts is not', async () => {
  const learned = await learnTitles(readKeyword('拖拉机维修 胡歌 射雕英雄传'), source({ 射雕英雄传: {} }))
  expect(learned.dropped).toEqual(['拖拉机维修'])
})

test('a slip is corrected only when the title as typed is unknown', async () => {
  const known = source({ 肖申克的救赎: {} })
  expect((await learnTitles(readKeyword('肖申克的救恕'), known)).corrected).toBe('肖申克的救赎')
  expect((await learnTitles(readKeyword('肖申克的救赎'), known)).corrected).toBeUndefined()
})
