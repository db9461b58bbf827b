import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import { isDependencyError } from '../src/resilience/dependency-error.ts'
import { openPeerRateLimiter } from '../src/rate-limit/peer-rate-limiter.ts'
import type { PeerRateLimiter } from '../src/rate-limit/peer-rate-limiter.ts'
import { openRedis } from '../src/redis.ts'
import type { RedisClient } from '../src/redis.ts'
import { startFaultProxy } from '../testing/fault-proxy.ts'
import { capturedLogger, makePrefix, silentLogger, waitFor } from '../testing/fixtures.ts'
import { measureMin, measureDurationMs } from '../testing/measure.ts'

const log = silentLogger()
const prefix = makePrefix()
const rule = { everyMs: 1_000, jitter: 0 }
const parts = new AsyncDisposableStack()
let clients: RedisClient[]
let one: PeerRateLimiter
let two: PeerRateLimiter
let nowMs: number
let name: string
let names = 0

const openClient = async (): Promise<RedisClient> =>
  parts.use(await openRedis({ url: inject('engines').redisUrl, log })).client

beforeAll(async () => {
  clients = [await openClient(), await openClient()]
  const [first, second] = clients.map((client) => openPeerRateLimiter(client, { prefix, log, clock: () => nowMs }))
  if (!first || !second) throw new Error('two replicas')
  one = first
  two = second
})
beforeEach(() => {
  nowMs = 1_800_000_000_000
  name = `drive-${(names += 1)}`
})
afterAll(async () => {
  const keys = await clients[0]?.keys(`${prefix}*`)
  if (keys && keys.length > 0) await clients[0]?.del(keys)
  await parts.disposeAsync()
})

const stateOf = async (pace = one) => (await pace.state([name]))[name]

const waitForPermit = async (): Promise<number> => {
  const waitMs = (await stateOf())?.waitMs ?? 0
  nowMs += waitMs
  return waitMs
}

const failUntilOpen = async (): Promise<void> => {
  for (let tries = 0; tries < 5; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await (tries % 2 ? one : two).report(name, 'failed')
  }
}

it('issues one permit per interval to any number of replicas', async () => {
  const permits: number[] = []
  for (let step = 0; step < 30; step += 1) {
    const requests = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).take(name, rule))
    // oxlint-disable-next-line no-await-in-loop
    const given = (await Promise.all(requests)).filter(({ ok }) => ok)
    permits.push(given.length)
    nowMs += 250
  }
  expect(permits).toEqual(Array.from({ length: 30 }, (_, step) => (step % 4 ? 0 : 1)))
})

it('returns the wait time by the clock of Redis, which all replicas share', async () => {
  const [first, second] = clients.map((client) => openPeerRateLimiter(client, { prefix, log }))
  let tries = 0
  const untilFifthPermit = async (): Promise<number> => {
    const own = `${name}-${(tries += 1)}`
    const startedAt = performance.now()
    const permits: number[] = []
    const waits: number[] = []
    const takePermit = async (pace: PeerRateLimiter | undefined): Promise<void> => {
      while (pace && permits.length < 5) {
        // oxlint-disable-next-line no-await-in-loop
        const taken = await pace.take(own, { everyMs: 150, jitter: 0 })
        if (taken.ok) permits.push(performance.now() - startedAt)
        else waits.push(taken.waitMs)
        // oxlint-disable-next-line no-await-in-loop
        await delay(taken.ok ? 0 : taken.waitMs)
      }
    }
    await Promise.all([takePermit(first), takePermit(second), takePermit(first), takePermit(second)])
    expect(Math.max(...waits)).toBeLessThanOrEqual(150)
    return permits[4] ?? 0
  }
  // The fifth permit comes after four intervals at the earliest; competing replicas must not double the time.
  const fifthMs = await measureMin(4 * 150 + 1_500, untilFifthPermit)
  expect(fifthMs).toBeGreaterThan(4 * 150 - 20)
  expect(fifthMs).toBeLessThan(4 * 150 + 1_500)
})

it('lengthens intervals at random, and never shortens them', async () => {
  const waits: number[] = []
  for (let permit = 0; permit < 30; permit += 1) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await one.take(name, { everyMs: 1_000, jitter: 0.5 })).toEqual({ ok: true })
    // oxlint-disable-next-line no-await-in-loop
    waits.push(await waitForPermit())
  }
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(1_000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(1_501)
  expect(new Set(waits).size).toBeGreaterThan(5)
})

it('keeps a separate rate limit for each name', async () => {
  expect(await one.take(name, rule)).toEqual({ ok: true })
  expect(await one.take(`${name}-other`, rule)).toEqual({ ok: true })
  expect(await one.take(name, rule)).toEqual({ ok: false, waitMs: 1_000 })
})

it('opens the circuit for all replicas after five failures in a row on any of them', async () => {
  for (const pace of [one, two, one, two]) {
    // oxlint-disable-next-line no-await-in-loop
    await pace.report(name, 'failed')
  }
  await one.report(name, 'answered')
  expect(await stateOf()).toMatchObject({ circuit: 'closed', failures: 0 })
  await failUntilOpen()
  expect(await stateOf(two)).toMatchObject({ circuit: 'open', failures: 5 })
  expect(await one.take(name, rule)).toMatchObject({ ok: false })
  const taken = await two.take(name, rule)
  expect(taken).toMatchObject({ ok: false })
  expect('waitMs' in taken && taken.waitMs).toBeGreaterThanOrEqual(10_000)
})

it('lets one replica probe a half-open circuit, and closes it after an answer', async () => {
  await failUntilOpen()
  await waitForPermit()
  expect(await stateOf()).toMatchObject({ circuit: 'half_open' })
  const requests = Array.from({ length: 10 }, (_, index) => (index % 2 ? one : two).take(name, rule))
  expect((await Promise.all(requests)).filter(({ ok }) => ok)).toHaveLength(1)
  nowMs += 30_000
  expect(await two.take(name, rule)).toMatchObject({ ok: false })
  await one.report(name, 'answered')
  expect(await two.take(name, rule)).toEqual({ ok: true })
  expect(await stateOf()).toMatchObject({ circuit: 'closed', failures: 0 })
})

it('issues another probe permit when the outcome of the first is never reported', async () => {
  await failUntilOpen()
  await waitForPermit()
  expect(await one.take(name, rule)).toEqual({ ok: true })
  nowMs += 60_001
  expect(await two.take(name, rule)).toEqual({ ok: true })
  expect(await one.take(name, rule)).toMatchObject({ ok: false })
})

it.for([
  ['failed', 10_000, 300_000],
  ['limited', 30_000, 3_600_000],
] as const)(
  'waits longer each time a probe is %s, up to a bound, with some jitter',
  async ([outcome, shortest, longest]) => {
    await (outcome === 'failed' ? failUntilOpen() : one.report(name, 'limited'))
    const waits: number[] = []
    for (let round = 0; round < 12; round += 1) {
      // oxlint-disable-next-line no-await-in-loop
      waits.push(await waitForPermit())
      // oxlint-disable-next-line no-await-in-loop
      expect(await one.take(name, rule)).toEqual({ ok: true })
      // oxlint-disable-next-line no-await-in-loop
      await one.report(name, outcome)
    }
    waits.forEach((waitMs, round) => {
      const minMs = Math.min(longest, shortest * 2 ** round)
      expect(waitMs).toBeGreaterThanOrEqual(minMs)
      expect(waitMs).toBeLessThanOrEqual(minMs * 1.25)
    })
  },
)

it('waits longer when it is limited again soon after an answer, and not after a quiet period', async () => {
  const waits: number[] = []
  for (const quietMs of [0, 0, 599_000, 601_000]) {
    nowMs += quietMs
    // oxlint-disable-next-line no-await-in-loop
    await one.report(name, 'limited')
    // oxlint-disable-next-line no-await-in-loop
    waits.push(await waitForPermit())
    // oxlint-disable-next-line no-await-in-loop
    await one.take(name, rule)
    // oxlint-disable-next-line no-await-in-loop
    await one.report(name, 'answered')
  }
  expect(waits.map((waitMs) => Math.floor(Math.log2(waitMs / 29_999)))).toEqual([0, 1, 2, 0])
})

it('counts several concurrent rate limits as one', async () => {
  await Promise.all([one, two, one, two].map((pace) => pace.report(name, 'limited')))
  expect(await waitForPermit()).toBeLessThan(40_000)
})

it('ignores the late answer to an earlier request when it decides whether the limit has ended', async () => {
  await one.report(name, 'limited')
  await two.report(name, 'answered')
  expect(await stateOf()).toMatchObject({ circuit: 'open' })
  expect(await two.take(name, rule)).toMatchObject({ ok: false })
})

it.for([
  [120_000, 120_000],
  [24 * 3_600_000, 6 * 3_600_000],
  [Number.POSITIVE_INFINITY, 6 * 3_600_000],
] as const)('waits as long as the other side requests, within bounds (%d ms)', async ([requestedMs, waitMs]) => {
  await one.report(name, 'limited', requestedMs)
  expect(await stateOf(two)).toMatchObject({ circuit: 'open', waitMs })
  nowMs += waitMs - 1
  expect(await two.take(name, rule)).toEqual({ ok: false, waitMs: 1 })
  nowMs += 1
  expect(await two.take(name, rule)).toEqual({ ok: true })
})

it('waits the longest requested time while the circuit is open', async () => {
  await one.report(name, 'limited', 60_000)
  await two.report(name, 'limited', 300_000)
  await one.report(name, 'limited', 90_000)
  expect(await stateOf()).toMatchObject({ waitMs: 300_000 })
})

it.for([-5, Number.NaN])(
  'waits its default time when the other side requests an invalid one (%d)',
  async (requestedMs) => {
    await one.report(name, 'limited', requestedMs)
    const { waitMs = 0 } = (await stateOf()) ?? {}
    expect(waitMs).toBeGreaterThanOrEqual(30_000)
    expect(waitMs).toBeLessThanOrEqual(37_500)
  },
)

it('has no state for unused names, and refuses invalid names', async () => {
  expect(await one.state([name])).toEqual({ [name]: { circuit: 'closed', waitMs: 0, failures: 0 } })
  expect(await one.state([])).toEqual({})
})

it('expires all state of an unused name within a day', async () => {
  const ttlMs = async (): Promise<number | undefined> => clients[0]?.pTTL(`${prefix}pace:${name}`)
  const hourMs = 3_600_000
  await one.report(name, 'failed')
  expect(await ttlMs()).toBeGreaterThan(23 * hourMs)
  await failUntilOpen()
  await waitForPermit()
  await one.report(name, 'answered')
  expect(await ttlMs()).toBeGreaterThan(23 * hourMs)
  expect(await ttlMs()).toBeLessThanOrEqual(24 * hourMs)
})

it('logs when the circuit opens and when it closes', async () => {
  const { log: own, lines } = capturedLogger()
  const pace = openPeerRateLimiter(clients[0] as RedisClient, { prefix, log: own, clock: () => nowMs })
  await pace.report(name, 'limited', 45_000)
  nowMs += 45_000
  await pace.take(name, rule)
  await pace.report(name, 'answered')
  expect(lines).toMatchObject([
    { name, outcome: 'limited', ms: 45_000, msg: 'peer rate limiter: circuit opened, pausing requests to the peer' },
    { name, msg: 'peer rate limiter: circuit closed' },
  ])
})

it.for(['cut', 'freeze'] as const)('issues no permit and never hangs while Redis is down (%s)', async (fault) => {
  const url = new URL(inject('engines').redisUrl)
  await using proxy = await startFaultProxy({ target: url.host })
  await using redis = await openRedis({
    url: inject('engines').redisUrl.replace(url.host, proxy.address),
    log,
    silenceMs: 700,
  })
  const pace = openPeerRateLimiter(redis.client, { prefix, log })
  const whileRedisDown = async (): Promise<number> => {
    proxy.restore()
    await waitFor(async () => (await pace.take(name, rule)).ok)
    proxy[fault]()
    return measureDurationMs(async () => {
      const taken = await Promise.all([1, 2, 3].map((index) => pace.take(`${name}-${index}`, rule)))
      expect(taken.map(({ ok }) => ok)).toEqual([false, false, false])
      await pace.report(name, 'failed')
      await expect(pace.state([name])).rejects.toSatisfy(isDependencyError)
    })
  }
  expect(await measureMin(2_500, whileRedisDown)).toBeLessThan(2_500)
  proxy.restore()
  await waitFor(async () => (await pace.take(`${name}-later`, rule)).ok)
})
