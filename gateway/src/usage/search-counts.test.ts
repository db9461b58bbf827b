import { unavailableError } from '@pandex/platform/errors'
import { silentLogger } from '@pandex/platform/testing/fixtures'
import { expect, it } from 'vitest'
import { createSearchCounts, searchEventOf } from './search-counts.ts'

type Search = Parameters<typeof createSearchCounts>[0]
type Batch = Parameters<Search['RecordSearches']>[0]

const client = { subscriber: '203.0.113.1', network: '203.0.113.0/24' }
const neighbour = { subscriber: '203.0.113.2', network: '203.0.113.0/24' }

const startCounting = async (secret = 'secret') => {
  const sent: Batch[] = []
  const site: { failure?: Error } = {}
  const clock = { nowMs: Date.parse('2026-11-01T08:04:00Z') }
  const search: Search = {
    RecordSearches: async (batch) => {
      sent.push(batch)
      if (site.failure) throw site.failure
      return {}
    },
  }
  const searches = createSearchCounts(search, { secret, log: silentLogger(), now: () => clock.nowMs })
  await searches.polling[Symbol.asyncDispose]()
  return { searches, sent, site, clock }
}

it('counts a word once an hour for each who searches for it', async () => {
  const { searches, sent, clock } = await startCounting()
  for (let round = 0; round < 3; round++) searches.count(client, { key: '庆余年', total: 5, containsKeyword: true })
  searches.count(neighbour, { key: '庆余年', total: 5, containsKeyword: true })
  searches.count(client, { key: '考研', total: 0, containsKeyword: false })
  clock.nowMs += 3_600_000
  searches.count(client, { key: '庆余年', total: 6, containsKeyword: true })
  await searches.flush()
  const rows = sent[0]?.list ?? []
  expect(rows.map(({ key, total, time }) => [key, total, time])).toEqual([
    ['庆余年', 5, '2026-11-01T08:04:00.000Z'],
    ['庆余年', 5, '2026-11-01T08:04:00.000Z'],
    ['考研', 0, '2026-11-01T08:04:00.000Z'],
    ['庆余年', 6, '2026-11-01T09:04:00.000Z'],
  ])
  await searches.flush()
  expect(sent).toHaveLength(1)
})

it('names visitors so that nobody can tell who they are, and differently in each hour', async () => {
  const visitorsOf = async (secret: string): Promise<string[]> => {
    const { searches, sent, clock } = await startCounting(secret)
    searches.count(client, { key: 'a', total: 1, containsKeyword: true })
    searches.count(client, { key: 'b', total: 1, containsKeyword: true })
    clock.nowMs += 3_600_000
    searches.count(client, { key: 'a', total: 1, containsKeyword: true })
    await searches.flush()
    return (sent[0]?.list ?? []).map(({ visitor }) => visitor ?? '')
  }
  const [one, same, later] = await visitorsOf('secret')
  expect(one).toMatch(/^[\w-]{22}$/)
  expect(same).toBe(one)
  expect(later).not.toBe(one)
  expect((await visitorsOf('another'))[0]).not.toBe(one)
})

it('names networks so that nobody can tell which they are: the same for a day of Shanghai, not for longer', async () => {
  const { searches, sent, clock } = await startCounting()
  const far = { subscriber: '198.51.100.7', network: '198.51.100.0/24' }
  clock.nowMs = Date.parse('2026-11-01T00:00:00+08:00')
  for (const one of [client, neighbour, far]) searches.count(one, { key: 'a', total: 1, containsKeyword: true })
  clock.nowMs += 24 * 3_600_000 - 1
  searches.count(client, { key: 'a', total: 1, containsKeyword: true })
  clock.nowMs += 1
  searches.count(client, { key: 'b', total: 1, containsKeyword: true })
  await searches.flush()
  const [first, next, other, evening, nextDay] = (sent[0]?.list ?? []).map(({ network }) => network)
  expect(first).toMatch(/^[\w-]{22}$/)
  expect([next, evening]).toEqual([first, first])
  expect(new Set([first, other, nextDay]).size).toBe(3)
})

it('hands the same batch over again while the search service is away, and keeps a bounded number', async () => {
  const { searches, sent, site } = await startCounting()
  searches.count(client, { key: 'first', total: 1, containsKeyword: true })
  site.failure = unavailableError()
  await expect(searches.flush()).rejects.toThrow('服务繁忙')
  for (let index = 0; index < 30_000; index++)
    searches.count(client, { key: `word ${index}`, total: 1, containsKeyword: true })
  site.failure = undefined
  await searches.flush()
  await searches.flush()
  expect(sent[1]).toEqual(sent[0])
  const later = sent.slice(2)
  expect(later.map(({ list }) => list?.length)).toEqual([5_000, 5_000, 5_000, 5_000])
})

it.each([
  ['a first page', { q: 'a', page: 1 }, { key: 'a', total: 3, containsKeyword: true }],
  ['a long text', { q: 'x'.repeat(300), page: 1 }, { key: 'x'.repeat(100), total: 3, containsKeyword: true }],
  ['a second page', { q: 'a', page: 2 }, undefined],
  ['a page by its cursor', { q: 'a', page: 1, cursor: 'c' }, undefined],
  ['the copies of one hit', { q: 'a', page: 1, copy_group: 'g' }, undefined],
  ['a sharer without a word', { q: '', page: 1 }, undefined],
] as const)('takes %s for what it is', (_, search, expected) => {
  expect(searchEventOf(search, { total: 3, holds_keyword: true })).toEqual(expected)
})
