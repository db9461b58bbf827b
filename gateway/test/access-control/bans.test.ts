import { openRedis } from '@pandex/platform/redis'
import { makePrefix, silentLogger } from '@pandex/platform/testing/fixtures'
import { expect, inject, it } from 'vitest'
import { pollBans } from '../../src/access-control/bans.ts'
import type { Bans } from '../../src/access-control/bans.ts'

const windowMs = 200
const banRules = { windowMs, banAfter: 3, banMs: 60_000 }

const startReplicas = async (count: number) => {
  const stack = new AsyncDisposableStack()
  const log = silentLogger()
  const { client } = stack.use(await openRedis({ url: inject('engines').redisUrl, log }))
  const prefix = makePrefix()
  const replicas = Array.from({ length: count }, () => pollBans(client, prefix, log))
  for (const { polling } of replicas) stack.use(polling)
  const violationCount = (): Promise<string | null> => client.get(`${prefix}gate:strikes:198.51.100.1`)
  return { replicas, violationCount, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

const reportViolations = async (replicas: readonly Bans[], times = 1): Promise<void> => {
  const reports = Array.from({ length: times }, () =>
    replicas.map((bans) => bans.recordViolation('198.51.100.1', banRules)),
  )
  await Promise.all(reports.flat())
}

it('bans after the configured number of windows with violations, and counts a window once across calls and replicas', async () => {
  await using site = await startReplicas(2)
  const isBanned = (): boolean[] => site.replicas.map((bans) => bans.remainingMs('198.51.100.1') > 0)
  const reportAndCount = async (): Promise<string | null> => {
    await reportViolations(site.replicas, 20)
    return site.violationCount()
  }
  const startedAt = performance.now()
  const counts = [await reportAndCount(), await reportAndCount()]
  // If the test stalled in between, the second report belongs to another window.
  expect(performance.now() - startedAt < windowMs ? counts : ['1', '1']).toEqual(['1', '1'])
  await expect.poll(reportAndCount, { interval: 5 }).toBe('2')
  expect(isBanned()).toEqual([false, false])
  await expect.poll(reportAndCount, { interval: 5 }).toBeNull()
  await expect.poll(isBanned).toEqual([true, true])
  const [bans] = site.replicas
  expect(bans?.remainingMs('198.51.100.1')).toBeGreaterThan(30_000)
  expect(bans?.remainingMs('198.51.100.2')).toBe(0)
})

it('applies a ban at once in the replica that recorded the last violation', async () => {
  await using site = await startReplicas(1)
  const [bans] = site.replicas
  await bans?.recordViolation('198.51.100.3', { ...banRules, banAfter: 1 })
  expect(bans?.remainingMs('198.51.100.3')).toBeGreaterThan(0)
})
