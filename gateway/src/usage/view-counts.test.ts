import { unavailableError } from '@pandex/platform/errors'
import { silentLogger } from '@pandex/platform/testing/fixtures'
import { expect, it } from 'vitest'
import { createViewCounts } from './view-counts.ts'

type Disk = Parameters<typeof createViewCounts>[0]
type Batch = Parameters<Disk['RecordViews']>[0]

const startCounting = async () => {
  const sent: Batch[] = []
  const service: { failure?: Error | undefined } = {}
  const clock = { nowMs: Date.parse('2026-11-01T08:59:00Z') }
  const disk: Disk = {
    RecordViews: async (batch) => {
      sent.push(batch)
      if (service.failure) throw service.failure
      return {}
    },
  }
  const views = createViewCounts(disk, { log: silentLogger(), now: () => clock.nowMs })
  await views.polling[Symbol.asyncDispose]()
  return { views, sent, service, clock }
}

it('counts a view once per hour, resource and visitor', async () => {
  const { views, sent, clock } = await startCounting()
  for (let round = 0; round < 3; round++) views.count('203.0.113.1', 'd1')
  views.count('203.0.113.2', 'd1')
  views.count('203.0.113.1', 'd2')
  // The next hour by the clock, but less than an hour later.
  clock.nowMs += 120_000
  views.count('203.0.113.1', 'd1')
  await views.flush()
  clock.nowMs += 3_480_000
  views.count('203.0.113.1', 'd1')
  await views.flush()
  await views.flush()
  expect(sent.map(({ list }) => list)).toEqual([
    [
      { doc_id: 'd1', count: 2 },
      { doc_id: 'd2', count: 1 },
    ],
    [{ doc_id: 'd1', count: 1 }],
  ])
})

it('repeats the same batch while the disk service is unavailable and keeps a bounded number of resources', async () => {
  const { views, sent, service } = await startCounting()
  views.count('203.0.113.1', 'first')
  service.failure = unavailableError()
  await expect(views.flush()).rejects.toThrow('服务繁忙')
  for (let index = 0; index < 30_000; index++) views.count('203.0.113.1', `d${index}`)
  views.count('203.0.113.2', 'd0')
  service.failure = undefined
  await views.flush()
  await views.flush()
  expect(sent[1]).toEqual(sent[0])
  const later = sent.slice(2)
  expect(later.map(({ list }) => list?.length)).toEqual([5_000, 5_000, 5_000, 5_000])
  expect(later[0]?.list?.[0]).toEqual({ doc_id: 'd0', count: 2 })
})
