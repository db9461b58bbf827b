import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pruneVisits } from '../repositories/visits.ts'
import { asAdmin, asBackground, startConfigService } from './harness.ts'
import type { ConfigTestService } from './harness.ts'

let service: ConfigTestService

/** Noon in Shanghai. */
const noon = '2026-11-20T04:00:00.000Z'
let now = new Date(noon)

beforeAll(async () => {
  service = await startConfigService({ clock: () => now })
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(async () => {
  now = new Date(noon)
  await service.db.raw('truncate visit_slot, visit_address_day, visit_hour, visit_day, visit_batch')
})

interface Count {
  address?: string
  kind?: string
  slot?: string
  count?: number
}

let batches = 0

const record = (list: Count[], batch_id = `batch ${(batches += 1)}`) =>
  service.client.RecordVisits(
    { batch_id, list: list.map((row) => ({ address: '198.51.100.1', kind: 'visit', slot: noon, count: 1, ...row })) },
    asBackground(),
  )

const visitors = async (request: { day?: string; ip?: string; page?: object } = {}) =>
  service.client.ListVisitors({ ...request, page: request.page ?? {} }, asAdmin())
const series = async (from: string, to: string, unit: string) =>
  (await service.client.ListVisitSeries({ from, to, unit }, asAdmin())).list
const busiest = async (size = 0) => (await service.client.ListBusiestAddresses({ size }, asAdmin())).list

test('requests are counted by address, kind, hour and day', async () => {
  await record([
    { count: 5 },
    { kind: 'search', count: 3 },
    { kind: 'search', count: 1, slot: '2026-11-20T04:29:59.999Z' },
    { address: '2001:DB8:0:0::1', kind: 'blocked', count: 2, slot: '2026-11-20T11:10:00+08:00' },
    { address: '', count: 7 },
  ])
  const none = { visit: 0, search: 0, detail: 0, import: 0, register: 0, login: 0, order: 0, blocked: 0 }
  const times = { blacklisted: false, last_time: noon }
  expect(await visitors()).toEqual({
    total: 3,
    list: [
      { ...none, ...times, ip: '', visit: 7 },
      { ...none, ...times, ip: '198.51.100.1', visit: 5, search: 4, last_time: '2026-11-20T04:20:00.000Z' },
      { ...none, ...times, ip: '2001:db8::1', blocked: 2, last_time: '2026-11-20T03:10:00.000Z' },
    ],
  })
  expect(await series('2026-11-20T11:00:00+08:00', noon, 'hour')).toEqual([
    { ...none, time: '2026-11-20T03:00:00.000Z', blocked: 2, visitors: 0 },
    { ...none, time: noon, visit: 12, search: 4, visitors: 0 },
  ])
  expect(await series('2026-11-19', '2026-11-20', 'day')).toEqual([
    { ...none, time: '2026-11-18T16:00:00.000Z', visitors: 0 },
    { ...none, time: '2026-11-19T16:00:00.000Z', visit: 12, search: 4, blocked: 2, visitors: 2 },
  ])
})

test('a batch that is sent twice, also concurrently, counts once', async () => {
  const rows = [{ count: 5 }, { address: '198.51.100.2', kind: 'order', count: 1 }]
  await Promise.all(Array.from({ length: 10 }, () => record(rows, 'the same')))
  await record([{ count: 1_000 }], 'the same')
  const [day] = await series('2026-11-20', '2026-11-20', 'day')
  expect(day).toMatchObject({ visit: 5, order: 1, visitors: 2 })
  expect((await visitors()).list.map(({ visit }) => visit)).toEqual([5, 0])
})

test('concurrent batches neither deadlock nor lose a count', async () => {
  const addresses = Array.from({ length: 300 }, (_, index) => `198.51.${index >> 8}.${index & 255}`)
  const slots = ['2026-11-20T03:50:00Z', '2026-11-20T04:00:00Z', '2026-11-19T15:50:00Z']
  const rows = addresses.flatMap((address, index) => [
    { address, slot: slots[index % 3], count: 1 },
    { address, slot: slots[(index + 1) % 3], kind: 'detail', count: 2 },
  ])
  const shuffled = (seed: number) =>
    rows.toSorted((left, right) => hash(seed, left.address) - hash(seed, right.address))
  const hash = (seed: number, text: string): number =>
    [...Buffer.from(text)].reduce((sum, part) => (sum * 31 + part * seed) % 65_521, seed)
  await Promise.all(
    Array.from({ length: 24 }, (_, index) => record(index % 2 ? shuffled(index) : shuffled(index).toReversed())),
  )
  const days = await series('2026-11-19', '2026-11-20', 'day')
  expect(days.map(({ visit, detail, visitors: count }) => [visit, detail, count])).toEqual([
    [24 * 100, 24 * 200, 200],
    [24 * 200, 24 * 400, 300],
  ])
  const bySlot = await service.db('visit_slot').sum({ visit: 'visit', detail: 'detail' }).first()
  expect(bySlot).toEqual({ visit: '7200', detail: '14400' })
  const byAddress = await service.db('visit_address_day').sum({ visit: 'visit', detail: 'detail' }).first()
  expect(byAddress).toEqual({ visit: '7200', detail: '14400' })
})

test('a day ends at midnight in Shanghai', async () => {
  await record([
    { slot: '2026-11-19T15:59:59.999Z', count: 3 },
    { slot: '2026-11-19T16:00:00Z', count: 4 },
  ])
  const counted = async (day: string) => (await visitors({ day })).list.map(({ visit }) => visit)
  expect([await counted('2026-11-19'), await counted('2026-11-20')]).toEqual([[3], [4]])
  const days = await series('2026-11-19', '2026-11-20', 'day')
  expect(days.map(({ visit, visitors: count }) => [visit, count])).toEqual([
    [3, 1],
    [4, 1],
  ])
  now = new Date('2026-11-19T15:59:59Z')
  expect((await visitors()).list.map(({ visit }) => visit)).toEqual([3])
  now = new Date('2026-11-19T16:00:00Z')
  expect((await visitors()).list.map(({ visit }) => visit)).toEqual([4])
})

test('an address counts as one visitor a day, for any number of requests and in any notation', async () => {
  await record([{ address: '198.51.100.1' }, { address: '::ffff:198.51.100.1' }, { address: '2001:db8::1' }])
  await record([
    { address: '198.51.100.1' },
    { address: '2001:0DB8::1', slot: '2026-11-20T08:00:00Z' },
    { address: '' },
  ])
  const [day] = await series('2026-11-20', '2026-11-20', 'day')
  expect(day).toMatchObject({ visit: 6, visitors: 2 })
})

test('the addresses of a day can be sorted by every count and searched by part or range', async () => {
  await record([
    { address: '198.51.100.1', count: 1 },
    { address: '198.51.100.20', count: 9 },
    { address: '198.51.200.1', kind: 'order', count: 5 },
    { address: '2001:db8::1', kind: 'import', count: 5 },
  ])
  const found = async (request: object) => (await visitors(request)).list.map(({ ip }) => ip)
  expect(await found({ page: { size: 2 } })).toEqual(['198.51.100.20', '198.51.100.1'])
  expect((await visitors({ page: { page: 2, size: 3 } })).list).toHaveLength(1)
  expect(await found({ page: { order_by: 'order', order: 'desc', size: 1 } })).toEqual(['198.51.200.1'])
  expect(await found({ page: { order_by: 'ip', order: 'asc' } })).toEqual([
    '198.51.100.1',
    '198.51.100.20',
    '198.51.200.1',
    '2001:db8::1',
  ])
  expect(await found({ ip: '198.51.100.0/24' })).toEqual(['198.51.100.20', '198.51.100.1'])
  expect(await found({ ip: '::ffff:198.51.200.1' })).toEqual(['198.51.200.1'])
  expect(await found({ ip: '.100.' })).toEqual(['198.51.100.20', '198.51.100.1'])
  expect(await found({ ip: 'DB8' })).toEqual(['2001:db8::1'])
  expect(await found({ day: '2026-11-18' })).toEqual([])
  await expect(visitors({ day: '2026-02-30' })).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_range' })
  await expect(visitors({ day: '0000-01-01' })).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_range' })
  await expect(visitors({ page: { order_by: 'day' } })).rejects.toMatchObject({ code: 'list.bad_order' })
})

test('the busiest addresses are those of the last hour, and blocked addresses are marked', async () => {
  await service.client.CreateBlacklistEntry({ ip: '198.51.100.0/24' }, asAdmin())
  await record([
    { address: '198.51.100.1', count: 10, slot: '2026-11-20T03:10:00Z' },
    { address: '198.51.100.1', count: 5, slot: '2026-11-20T03:50:00Z' },
    { address: '198.51.100.2', count: 1_000, slot: '2026-11-20T03:00:00Z' },
    { address: '2001:db8::1', count: 12 },
    { address: '', count: 5_000 },
  ])
  expect(await busiest()).toEqual([
    { ip: '198.51.100.1', count: 15, blacklisted: true },
    { ip: '2001:db8::1', count: 12, blacklisted: false },
  ])
  expect(await busiest(1)).toHaveLength(1)
  expect((await visitors({ ip: '198.51.100.0/24' })).list.every(({ blacklisted }) => blacklisted)).toBe(true)
})

test.each([
  ['more than a thousand hours', '2026-01-01', '2026-02-20', 'hour'],
  ['an end before the beginning', '2026-11-20', '2026-11-19', 'day'],
  ['no times', '', '', 'day'],
  ['another unit', '2026-11-20', '2026-11-20', 'week'],
])('a series of %s is refused', async (_what, from, to, unit) => {
  await expect(series(from, to, unit)).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_range' })
})

test.each<[string, Count[], string?]>([
  ['an unknown kind', [{}, { kind: 'visits' }]],
  ['a kind of every object', [{ kind: 'constructor' }]],
  ['an address that is none', [{ address: 'x' }]],
  ['a range', [{ address: '198.51.100.0/24' }]],
  ['a slot that is no time', [{ slot: 'now' }]],
  ['a slot that is days ahead', [{ slot: '2026-11-22T04:00:00Z' }]],
  ['a slot before the year 1', [{ slot: '0001-01-01T00:00:00+08:00' }]],
  ['a blank batch', [{}], ' '],
  ['a batch id that PostgreSQL does not take', [{}], 'a\0b'],
  ['a long batch id', [{}], 'x'.repeat(101)],
  ['more than twenty thousand rows', Array.from({ length: 20_001 }, () => ({}))],
])('a batch with %s is refused as a whole', async (_what, rows, batchId) => {
  await expect(record(rows, batchId)).rejects.toMatchObject({ kind: 'invalid', code: 'config.bad_visits' })
  for (const table of ['visit_slot', 'visit_address_day', 'visit_hour', 'visit_day', 'visit_batch'])
    expect(await service.db(table).first()).toBeUndefined()
})

test('old request records are deleted, and the sums of hours and days remain', async () => {
  const ago = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString()
  now = new Date()
  await record([{ slot: ago(1) }, { slot: ago(47) }, { slot: ago(49) }, { slot: ago(24 * 89) }, { slot: ago(24 * 92) }])
  await service.db('visit_batch').insert({ batch_id: 'old', recorded_at: ago(24 * 8) })
  expect(await pruneVisits(service.db)).toBe(false)
  const left = async (table: string) => (await service.db(table).count({ rows: '*' }).first())?.rows
  expect(await left('visit_slot')).toBe(2)
  expect(await left('visit_address_day')).toBeLessThanOrEqual(4)
  expect(await service.db('visit_address_day').whereRaw(`day < now() - interval '91 days'`)).toEqual([])
  expect(await service.db('visit_batch').where({ batch_id: 'old' })).toEqual([])
  expect(await left('visit_hour')).toBe(5)
  expect(await service.db('visit_day').whereRaw(`day < now() - interval '91 days'`)).toHaveLength(1)
})
