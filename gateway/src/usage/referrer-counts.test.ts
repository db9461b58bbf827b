import { unavailableError } from '@pandex/platform/errors'
import { silentLogger } from '@pandex/platform/testing/fixtures'
import type { IncomingHttpHeaders } from 'node:http'
import { expect, it } from 'vitest'
import { createReferrerCounts } from './referrer-counts.ts'

type Config = Parameters<typeof createReferrerCounts>[0]
type Batch = Parameters<Config['RecordReferrers']>[0]

/** Polling is stopped before counting starts. */
const startCounting = async (siteAddress = '') => {
  const sent: Batch[] = []
  const clock = { nowMs: Date.parse('2026-11-01T15:59:00Z') }
  const service: { failure?: Error } = {}
  const config: Config = {
    RecordReferrers: async (batch) => {
      if (service.failure) throw service.failure
      sent.push(batch)
      return {}
    },
  }
  const options = { siteAddress: () => siteAddress, log: silentLogger(), now: () => clock.nowMs }
  const referrers = createReferrerCounts(config, options)
  await referrers.polling[Symbol.asyncDispose]()
  let visitors = 0
  return {
    ...referrers,
    sent,
    clock,
    service,
    visit: (headers: IncomingHttpHeaders, subscriber = `visitor ${(visitors += 1)}`) =>
      referrers.count(subscriber, { host: 'pan.example.com', ...headers }),
    rows: () => sent.flatMap(({ list }) => list ?? []),
  }
}

it('counts page loads from outside by day and host, and no navigation inside the site', async () => {
  const { visit, flush, rows, clock } = await startCounting('https://www.example.com')
  visit({ referer: 'https://www.baidu.com/s?wd=secret' })
  visit({})
  visit({ referer: 'https://pan.example.com/search' })
  visit({ referer: 'https://www.example.com/' })
  visit({ referer: 'https://inner.example/', 'sec-fetch-site': 'same-origin' })
  visit({ referer: 'https://frame.example/', 'sec-fetch-dest': 'iframe' })
  clock.nowMs += 60_000
  visit({ referer: 'https://www.baidu.com/', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' })
  await flush()
  expect(rows()).toEqual([
    { day: '2026-11-01', host: 'www.baidu.com', count: 1 },
    { day: '2026-11-01', host: 'direct', count: 1 },
    { day: '2026-11-02', host: 'www.baidu.com', count: 1 },
  ])
})

it('counts a subscriber once per hour and host, however often the page is reloaded', async () => {
  const { visit, flush, rows, clock } = await startCounting()
  const reload = () => visit({ referer: 'https://www.so.com/' }, 'one')
  for (let count = 0; count < 50; count++) reload()
  clock.nowMs += 3_600_000
  reload()
  await flush()
  expect(rows().map(({ count }) => count)).toEqual([1, 1])
})

it('separates ten hosts per hour of one subscriber: the others are forged', async () => {
  const { visit, flush, rows, clock } = await startCounting()
  for (let host = 0; host < 400; host++) visit({ referer: `https://forged-${host}.example/` }, 'one')
  visit({ referer: 'https://www.so.com/' }, 'another')
  await flush()
  expect(rows()).toHaveLength(12)
  expect(rows().find(({ host }) => host === 'other')?.count).toBe(390)
  clock.nowMs += 3_600_000
  visit({ referer: 'https://www.so.com/' }, 'one')
  await flush()
  expect(rows().at(-1)).toMatchObject({ host: 'www.so.com', count: 1 })
})

it('keeps a bounded number of hosts while the config service is unavailable, and loses no visit', async () => {
  const { visit, flush, rows, service } = await startCounting()
  service.failure = unavailableError()
  for (let host = 0; host < 1_000; host++) visit({ referer: `https://first-${host}.example/` })
  await expect(flush()).rejects.toThrow('服务繁忙')
  for (let host = 0; host < 20_000; host++) visit({ referer: `https://forged-${host}.example/` })
  await expect(flush()).rejects.toThrow('服务繁忙')
  service.failure = undefined
  await flush()
  await flush()
  expect(rows().length).toBeLessThanOrEqual(2 * 501)
  expect(rows().reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(21_000)
  expect(rows().findLast(({ host }) => host === 'other')?.count).toBe(19_500)
})
