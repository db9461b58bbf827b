import { unavailableError } from '@pandex/platform/errors'
import { silentLogger } from '@pandex/platform/testing/fixtures'
import { expect, it } from 'vitest'
import { createSearchCounts, searchEventOf } from './search-counts.ts'

type Search = Parameters<typeof createSearchCounts>[0]
type Batch = Parameters<Search['RecordSearches']>[0]

const client = { subscriber: '203.0.113.1', network: '203.0.113.0/24' }
const sameNetworkClient = { subscriber: '203.0.113.2', network: '203.0.113.0/24' }

const startCounting = async (secret = 'secret') => {
  const sent: Batch[] = []
  const service: { failure?: Error } = {}
  const clock = { nowMs: Date.parse('2026-11-01T08:04:00Z') }
  const search: Search = {
    RecordSearches: async (batch) => {
      sent.push(batch)
      if (service.failure) throw service.failure
      return {}
    },
  }
  const searches = createSearchCounts(search, { secret, log: silentLogger(), now: () => clock.nowMs })
  await searches.polling[Symbol.asyncDispose]()
  return { searches, sent, service, clock }
}

it('counts a keyword once per hour and visitor', async () => {
  const { searches, sent, clock } = await startCounting()
  for (let round = 0; round < 3; round++) searches.count(client, { key: '庆余年', total: 5, containsKeyword: true })
  searches.count(sameNetworkClient, { key: '庆余年', total: 5, containsKeyword: true })
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

it('sends pseudonymous visitor ids that change every hour', async () => {
  const visitorsOf = async (secret: string): Promise<string[]> => {
    const { searches, sent, clock } = await startCounting(secret)
    searches.count(client, { key: 'a', total: 1, containsKeyword: true })
    searches.count(client, { key: 'b', total: 1, containsKeyword: true })
    clock.nowMs += 3_600_000
    searches.count(client, { key: 'a', total: 1, containsKeyword: true })
    await searches.flush()
    return (sent[0]?.list ?? []).map(({ visitor }) => visitor ?? '')
  }
  const [visitor, same, later] = await visitorsOf('secret')
  expect(visitor).toMatch(/^[\w-]{22}$/)
  expect(same).toBe(visitor)
  expect(later).not.toBe(visitor)
  expect((await visitorsOf('another'))[0]).not.toBe(visitor)
})

it('sends pseudonymous network ids that change every day in Asia/Shanghai', async () => {
  const { searches, sent, clock } = await startCounting()
  const otherNetworkClient = { subscriber: '198.51.100.7', network: '198.51.100.0/24' }
  clock.nowMs = Date.parse('2026-11-01T00:00:00+08:00')
  for (const visitor of [client, sameNetworkClient, otherNetworkClient])
    searches.count(visitor, { key: 'a', total: 1, containsKeyword: true })
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

it('sends clicks with the same pseudonyms, once per hour, visitor and keyword', async () => {
  const { searches, sent } = await startCounting()
  searches.count(client, { key: '荒野大镖客2', total: 5, containsKeyword: true })
  for (let round = 0; round < 3; round++) searches.countClick(client, '荒野大镖客2')
  await searches.flush()
  const [batch] = sent
  expect(batch?.clicks).toHaveLength(1)
  expect(batch?.list?.[0]).toMatchObject(batch?.clicks?.[0] ?? { key: '' })
})

it('repeats the same batch while the search service is unavailable and keeps a bounded number of rows', async () => {
  const { searches, sent, service } = await startCounting()
  searches.count(client, { key: 'first', total: 1, containsKeyword: true })
  service.failure = unavailableError()
  await expect(searches.flush()).rejects.toThrow('服务繁忙')
  for (let index = 0; index < 30_000; index++)
    searches.count(client, { key: `word ${index}`, total: 1, containsKeyword: true })
  service.failure = undefined
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
] as const)('converts %s to its search event', (_, search, expected) => {
  const reply = { total: 3, holds_keyword: true, keyword: search.q }
  expect(searchEventOf(search, reply)).toEqual(expected)
})

it('counts a keyword without its operators, and operators alone not at all', () => {
  const search = { q: '三体 site:quark', page: 1 }
  expect(searchEventOf(search, { total: 3, holds_keyword: true, keyword: '三体' })?.key).toBe('三体')
  expect(searchEventOf(search, { total: 3, holds_keyword: true, keyword: '' })).toBeUndefined()
})
