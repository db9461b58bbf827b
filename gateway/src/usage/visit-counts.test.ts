import { unavailableError, AppError } from '@pandex/platform/errors'
import { silentLogger } from '@pandex/platform/testing/fixtures'
import { expect, it } from 'vitest'
import { createVisitCounts, visitKindOfPage } from './visit-counts.ts'

type Config = Parameters<typeof createVisitCounts>[0]
type Batch = Parameters<Config['RecordVisits']>[0]

/** A fake config service that accepts batches by default; polling is stopped before counting starts. */
const startCounting = async (maxAddresses = 100) => {
  const sent: Batch[] = []
  const clock = { nowMs: Date.parse('2026-11-01T08:04:00Z') }
  const service: { failure?: Error } = {}
  const config: Config = {
    RecordVisits: async (batch) => {
      sent.push(batch)
      if (service.failure) throw service.failure
      return {}
    },
  }
  const visits = createVisitCounts(config, silentLogger(), { maxAddresses, now: () => clock.nowMs })
  await visits.polling[Symbol.asyncDispose]()
  return { visits, sent, clock, service }
}

const totalOf = (batches: readonly Batch[]): number =>
  batches.flatMap(({ list }) => list ?? []).reduce((sum, { count }) => sum + (count ?? 0), 0)

it('sends one row for each address, kind and ten minutes', async () => {
  const { visits, sent, clock } = await startCounting()
  for (let count = 0; count < 3; count++) visits.count('203.0.113.1', 'visit')
  visits.count('203.0.113.1', 'search')
  clock.nowMs += 6 * 60_000
  visits.count('203.0.113.1', 'visit')
  await visits.flush()
  expect(sent.map(({ list }) => list)).toEqual([
    [
      { address: '203.0.113.1', kind: 'visit', slot: '2026-11-01T08:00:00.000Z', count: 3 },
      { address: '203.0.113.1', kind: 'search', slot: '2026-11-01T08:00:00.000Z', count: 1 },
      { address: '203.0.113.1', kind: 'visit', slot: '2026-11-01T08:10:00.000Z', count: 1 },
    ],
  ])
  await visits.flush()
  expect(sent).toHaveLength(1)
})

it('repeats a batch with the same id until the service accepts it, then sends later visits', async () => {
  const { visits, sent, service } = await startCounting()
  visits.count('203.0.113.1', 'visit')
  service.failure = unavailableError()
  await expect(visits.flush()).rejects.toThrow('服务繁忙')
  visits.count('203.0.113.1', 'visit')
  await expect(visits.flush()).rejects.toThrow('服务繁忙')
  service.failure = undefined
  await visits.flush()
  await visits.flush()
  expect(new Set(sent.slice(0, 3).map(({ batch_id }) => batch_id)).size).toBe(1)
  expect(sent.slice(0, 3).map(({ list }) => list?.[0]?.count)).toEqual([1, 1, 1])
  expect(sent[3]?.batch_id).not.toBe(sent[0]?.batch_id)
  expect(sent).toHaveLength(4)
})

it('drops a batch that the service rejects as invalid, then sends later visits', async () => {
  const { visits, sent, service } = await startCounting()
  visits.count('203.0.113.1', 'visit')
  service.failure = new AppError('invalid', 'config.bad_visits', '参数错误')
  await visits.flush()
  service.failure = undefined
  visits.count('203.0.113.2', 'visit')
  await visits.flush()
  expect(sent.map(({ list }) => list?.[0]?.address)).toEqual(['203.0.113.1', '203.0.113.2'])
})

it('limits the number of addresses and adds up the other visits', async () => {
  const { visits, sent } = await startCounting(10)
  for (let host = 0; host < 50; host++) visits.count(`203.0.113.${host}`, 'visit')
  await visits.flush()
  expect(sent[0]?.list).toHaveLength(11)
  expect(sent[0]?.list?.find(({ address }) => address === '')?.count).toBe(40)
  expect(totalOf(sent)).toBe(50)
})

it('merges the addresses of the oldest visits first when the limit is reached', async () => {
  const { visits, sent, clock } = await startCounting(10)
  for (let host = 0; host < 10; host++) visits.count(`203.0.113.${host}`, 'visit')
  clock.nowMs += 10 * 60_000
  for (let host = 0; host < 5; host++) visits.count(`198.51.100.${host}`, 'visit')
  await visits.flush()
  const bySlot = Map.groupBy(sent[0]?.list ?? [], ({ slot }) => slot)
  expect(bySlot.get('2026-11-01T08:00:00.000Z')).toMatchObject([{ address: '', count: 10 }])
  expect(bySlot.get('2026-11-01T08:10:00.000Z')).toHaveLength(5)
})

it('splits many rows into messages of the allowed size', async () => {
  const { visits, sent } = await startCounting(20_000)
  for (let host = 0; host < 12_000; host++) visits.count(`10.${host >> 8}.${host & 255}.1`, 'visit')
  await visits.flush()
  expect(sent.map(({ list }) => list?.length)).toEqual([5_000, 5_000, 2_000])
  expect(new Set(sent.map(({ batch_id }) => batch_id)).size).toBe(3)
})

it('counts a page as the kind of its content', () => {
  expect(['/search', '/doc/abc', '/', '/searching'].map(visitKindOfPage)).toEqual([
    'search',
    'detail',
    undefined,
    undefined,
  ])
})
