import { randomUUID } from 'node:crypto'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSearchService } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>

const asAdmin = () => testContext({ user: { id: 1, role: 'admin' } })

beforeAll(async () => {
  service = await startSearchService()
})

beforeEach(async () => {
  service.time.now = new Date('2026-11-21T00:30:00+08:00')
  await service.db.raw('truncate searched_batch, searched_visitor, search_hour')
})

afterAll(() => service[Symbol.asyncDispose]())

const record = (
  searches: { time: string; total: number; key?: string; visitor?: string }[],
  batch_id: string = randomUUID(),
) =>
  service.calls.RecordSearches(
    {
      batch_id,
      list: searches.map(({ key = 'x', visitor = randomUUID(), ...one }) => ({
        ...one,
        key,
        visitor,
        network: '',
        holds_keyword: one.total > 0,
      })),
    },
    testContext({ clientAddress: '' }),
  )

const series = async (from: string, to: string, unit: string): Promise<[string, number, number][]> => {
  const { list } = await service.calls.ListSearchSeries({ from, to, unit }, asAdmin())
  return list.map(({ time, searches, zero }) => [time, searches, zero])
}

test('counts searches and those without hits by hour and by day of Shanghai', async () => {
  await record([
    { time: '2026-11-20T23:59:59+08:00', total: 3 },
    { time: '2026-11-20T23:00:00+08:00', total: 0 },
    { time: '2026-11-21T00:00:00+08:00', total: 0 },
  ])
  expect(await series('2026-11-20T22:30:00+08:00', '2026-11-21T00:30:00+08:00', 'hour')).toEqual([
    ['2026-11-20T14:00:00.000Z', 0, 0],
    ['2026-11-20T15:00:00.000Z', 2, 1],
    ['2026-11-20T16:00:00.000Z', 1, 1],
  ])
  expect(await series('2026-11-20', '2026-11-21', 'day')).toEqual([
    ['2026-11-19T16:00:00.000Z', 2, 1],
    ['2026-11-20T16:00:00.000Z', 1, 1],
  ])
})

test('counts a batch once when it is delivered twice, also concurrently', async () => {
  const searches = [{ time: '2026-11-21T00:10:00+08:00', total: 0, visitor: 'v1' }]
  await Promise.all([record(searches, 'b1'), record(searches, 'b1'), record(searches, 'b1')])
  await record(searches, 'b1')
  // The same visitor within the hour.
  await record(searches, 'b2')
  expect(await series('2026-11-21', '2026-11-21', 'day')).toEqual([['2026-11-20T16:00:00.000Z', 1, 1]])
})

test('refuses other callers and bad ranges', async () => {
  await expect(service.calls.ListSearchSeries({ from: '', to: '', unit: '' }, testContext())).rejects.toMatchObject({
    code: 'search.admin_only',
  })
  await expect(series('2026-11-21', '2026-11-20', 'day')).rejects.toMatchObject({ code: 'search.bad_range' })
})

test('knows the disk space of the index', async () => {
  const { disk_free, disk_total } = await service.calls.GetIndexSpace({}, asAdmin())
  expect(disk_free).toBeGreaterThan(0)
  expect(disk_total).toBeGreaterThanOrEqual(disk_free)
})

test('knows its waiting events and dead letters', async () => {
  const read = () => service.calls.GetServiceStatus({}, asAdmin())
  await expect.poll(async () => (await read()).dead_letters, { timeout: 30_000 }).toBe(0)
  expect((await read()).waiting_events).toBe(0)
})
