import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pruneVisits } from '../repositories/visits.ts'
import { asAdmin, asBackground, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

beforeAll(async () => {
  service = await startConfigService({ clock: () => new Date('2026-11-20T04:00:00Z') })
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(() => service.db.raw('truncate visit_referrer_day, visit_batch'))

interface Row {
  day?: string
  host?: string
  count?: number
}

let batches = 0

const record = (list: Row[], batch_id = `batch ${(batches += 1)}`) =>
  service.client.RecordReferrers(
    { batch_id, list: list.map((row) => ({ day: '2026-11-20', host: 'www.baidu.com', count: 1, ...row })) },
    asBackground(),
  )
const top = async (from = '2026-11-20', to = from) =>
  (await service.client.ListTopReferrers({ from, to }, asAdmin())).list.map(({ host, visits }) => [host, visits])

const sumOf = async (): Promise<unknown> => (await service.db('visit_referrer_day').sum({ sum: 'visits' }).first())?.sum

test('visits are summed by day and host, most visits first', async () => {
  await record([{ count: 2 }, { host: 'direct', count: 9 }, { host: 'cn.bing.com' }, {}])
  await record([{ day: '2026-11-19', count: 4 }])
  expect(await top()).toEqual([
    ['direct', 9],
    ['www.baidu.com', 3],
    ['cn.bing.com', 1],
  ])
  expect((await top('2026-11-01', '2026-11-20'))[1]).toEqual(['www.baidu.com', 7])
  expect(await top('2026-11-18')).toEqual([])
})

test('counts a batch once when the gateway sends it twice, also at the same time', async () => {
  await Promise.all(Array.from({ length: 8 }, () => record([{ count: 5 }], 'same')))
  expect(await top()).toEqual([['www.baidu.com', 5]])
})

test('forged hosts do not grow the table, do not push out a busy host, and no visit is lost', async () => {
  await record([{ host: 'www.baidu.com', count: 50 }])
  const forged = (round: number) =>
    record(Array.from({ length: 4_000 }, (_, index) => ({ host: `forged-${round}-${index}.example`, count: 1 })))
  await Promise.all([1, 2, 3, 4, 5].map(forged))
  await record([{ host: 'late.example', count: 30 }])
  const rows = (await service.db('visit_referrer_day').count({ rows: '*' }).first())?.rows
  expect(Number(rows)).toBeLessThanOrEqual(1_002)
  expect(await sumOf()).toBe('20080')
  expect((await top()).slice(0, 3)).toEqual([
    ['other', 20_000 - 499],
    ['www.baidu.com', 50],
    ['late.example', 30],
  ])
  expect(await top()).toHaveLength(50)
})

test.each<[string, Row[], string?]>([
  ['a path', [{}, { host: 'www.baidu.com/s?wd=x' }]],
  ['an upper-case host', [{ host: 'WWW.baidu.com' }]],
  ['an address', [{ host: '203.0.113.1' }]],
  ['a long host', [{ host: `${'a'.repeat(120)}.example` }]],
  ['a day that does not exist', [{ day: '2026-02-30' }]],
  ['a day that is weeks ahead', [{ day: '2026-12-20' }]],
  ['no batch id', [{}], ''],
  ['too many rows', Array.from({ length: 5_001 }, () => ({}))],
])('a batch with %s is refused as a whole', async (_what, rows, batchId) => {
  await expect(record(rows, batchId)).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_visits' })
  expect(await top()).toEqual([])
})

test.each([
  ['', '2026-11-20'],
  ['2026-11-20', '2026-02-30'],
  ['2026-11-20', '2026-11-19'],
])('a range from %j to %j is refused', async (from, to) => {
  await expect(top(from, to)).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_range' })
})

test('days older than the longest range are deleted', async () => {
  await service.db('visit_referrer_day').insert([
    { day: '2020-01-01', host: 'old.example', visits: 1 },
    { day: '2026-11-20', host: 'new.example', visits: 1 },
  ])
  await pruneVisits(service.db)
  expect(await service.db('visit_referrer_day').pluck('host')).toEqual(['new.example'])
})
