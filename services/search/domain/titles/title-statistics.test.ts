import { expect, test } from 'vitest'
import { createIndexedShares } from './indexed-shares.ts'
import type { IndexedShare } from './indexed-shares.ts'
import type { TitleStatistics } from './title-statistics.ts'
import { countedTokensOf, statisticsOf } from './title-statistics.ts'
import type { KeywordFacts } from './title-statistics.ts'

const nothing: KeywordFacts = { stated: [], otherKinds: [] }

type NewShare = Omit<IndexedShare, 'id'>

const share = (titles: string[], tokens: string[], fileTitles: string[] = []): NewShare => ({
  titles,
  fileTitles,
  tokens,
})

const repeat = (times: number, one: NewShare): NewShare[] => Array.from({ length: times }, () => one)

/** @param counts frequency of other titles in an index of 1,000 shares */
const countOf = (
  shares: readonly NewShare[],
  facts: KeywordFacts = nothing,
  counts: Record<string, number> = {},
): TitleStatistics => {
  const indexed = createIndexedShares({ maxShares: 100, maxTitles: 100 })
  shares.forEach((one, id) => indexed.put({ id, ...one }))
  return statisticsOf('t', facts, indexed, { size: 1_000, countOf: (key) => counts[key] ?? 0 })
}

test('counts the facts that keywords state, and the tokens of titles', () => {
  const facts = ['season:2', 'year:2024', 'resolution:4k', 'kind:series', 'episode:1', 'is:series', 'cut:uncut']
  expect(countedTokensOf(facts, ['class:series', 'collection'])).toEqual([
    'class:series',
    'collection',
    'season:2',
    'year:2024',
    'kind:series',
    'cut:uncut',
  ])
})

test('counts media and classes of the shares that state what the keyword states', () => {
  const shares = [
    ...repeat(3, share(['t'], ['season:1', 'medium:video', 'class:series'])),
    ...repeat(2, share(['t'], ['season:2', 'medium:audio', 'class:audiobook'])),
  ]
  expect(countOf(shares, { ...nothing, stated: ['season:2'] })).toMatchObject({
    count: 5,
    missing: [],
    media: { audio: 2 },
    classes: [{ key: 'audiobook', count: 2 }],
  })
  expect(countOf(shares)).toMatchObject({
    missing: [],
    media: { video: 3, audio: 2 },
    classes: [
      { key: 'series', count: 3 },
      { key: 'audiobook', count: 2 },
    ],
  })
})

test('facts that no share has together with the earlier ones are missing', () => {
  const shares = [share(['t'], ['season:1', 'cut:uncut', 'class:series']), share(['t'], ['season:2', 'class:film'])]
  expect(countOf(shares, { ...nothing, stated: ['year:2024', 'season:2', 'cut:uncut'] })).toMatchObject({
    missing: ['year:2024', 'cut:uncut'],
    classes: [{ key: 'film', count: 1 }],
  })
})

test('returns the class of the works of other years, if the work of the stated year has another one', () => {
  const stated = (year: string): KeywordFacts => ({ ...nothing, stated: [`year:${year}`] })
  const series = share(['t'], ['class:series', 'year:2018'])
  const film = share(['t'], ['class:film', 'year:2021'])
  expect(countOf([series, film], stated('2018')).otherClass).toBe('film')
  expect(countOf([series, film], stated('2021')).otherClass).toBe('series')
  expect(countOf([series, film]).otherClass).toBeUndefined()
  expect(countOf([series, film, share(['t'], ['class:film', 'year:2018'])], stated('2018')).otherClass).toBeUndefined()
  expect(countOf([series, share(['t'], ['class:film'])], stated('2018')).otherClass).toBeUndefined()
})

test('counts no classes if a document of an older version lacks its class', () => {
  const shares = [share(['t'], ['class:film']), share(['t'], [])]
  expect(countOf(shares).classes).toEqual([])
})

test('counts the years of the kind that the keyword states, of other kinds, and of first seasons', () => {
  const shares = [
    ...repeat(4, share(['t'], ['kind:series', 'year:2008', 'first_year:2008'])),
    ...repeat(2, share(['t'], ['kind:series', 'year:2017'])),
    share(['t'], ['kind:movie', 'year:1994', 'first_year:1994']),
  ]
  const facts = { stated: [], kind: 'kind:series', otherKinds: ['kind:movie'] }
  expect(countOf(shares, facts)).toMatchObject({
    years: [
      { year: 'year:2008', count: 4 },
      { year: 'year:2017', count: 2 },
    ],
    otherYears: [{ year: 'year:1994', count: 1 }],
    firstSeasonYears: [
      [
        { year: 'year:2008', count: 4 },
        { year: 'year:1994', count: 1 },
      ],
    ],
  })
  expect(countOf(shares)).toMatchObject({ years: [], otherYears: [] })
})

test('counts years by class, with films those of videos without a class, and years of later parts only without first ones', () => {
  const later = share(['t'], ['class:program', 'year:2016'])
  const shares = [
    share(['t'], ['class:film', 'first_year:1974']),
    share(['t'], ['class:video', 'first_year:1974']),
    share(['t'], ['class:series', 'first_year:2004']),
    later,
  ]
  expect(new Set(countOf(shares).firstSeasonYears)).toEqual(
    new Set([[{ year: 'year:1974', count: 2 }], [{ year: 'year:2004', count: 1 }]]),
  )
  expect(countOf([later]).firstSeasonYears).toEqual([[{ year: 'year:2016', count: 1 }]])
})

test('ranks the titles beside the title by their mutual information, and leaves out those by chance', () => {
  const shares = [...repeat(9, share(['t', 'alias'], [])), ...repeat(3, share(['t', 'common'], [], ['file']))]
  const { cooccurring } = countOf(shares, nothing, { alias: 10, common: 400, file: 3 })
  expect(cooccurring).toEqual([
    { key: 'alias', count: 10, jointCount: 9 },
    { key: 'file', count: 3, jointCount: 3 },
  ])
})

test('titles in a collection are no aliases: they are its contents', () => {
  const shares = [
    ...repeat(2, share(['t'], ['collection'], ['part1', 'part2'])),
    share(['all of them'], ['collection'], ['t', 'part3']),
  ]
  expect(countOf(shares)).toMatchObject({
    cooccurring: [],
    collections: [
      { key: 't', count: 2 },
      { key: 'all of them', count: 1 },
    ],
    contents: [
      { key: 'part1', count: 2 },
      { key: 'part2', count: 2 },
    ],
  })
})
