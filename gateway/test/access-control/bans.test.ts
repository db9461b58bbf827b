import { openRedis } from '@pandex/platform/redis'
import { makePrefix, silentLogger } from '@pandex/platform/testing/fixtures'
import { expect, inject, it } from 'vitest'
import { pollBans } from '../../src/access-control/bans.ts'
import type { Bans } from '../../src/access-control/bans.ts'

const windowMs = 200
const strike = { windowMs, banAfter: 3, banMs: 60_000 }

const startReplicas = async (count: number) => {
  const stack = new AsyncDisposableStack()
  const log = silentLogger()
  const { client } = stack.use(await openRedis({ url: inject('engines').redisUrl, log }))
  const prefix = makePrefix()
  const replicas = Array.from({ length: count }, () => pollBans(client, prefix, log))
  for (const { polling } of replicas) stack.use(polling)
  const strikes = (): Promise<string | null> => client.get(`${prefix}gate:strikes:198.51.100.1`)
  return { replicas, strikes, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

const fillWindow = async (replicas: readonly Bans[], times = 1): Promise<void> => {
  const reports = Array.from({ length: times }, () =>
    replicas.map((bans) => bans.recordViolation('198.51.100.1', strike)),
  )
  await Promise.all(reports.flat())
}

it('bans after as many full windows as configured, and counts a window once however many calls and replicas report it', async () => {
  await using site = await startReplicas(2)
  const isBanned = (): boolean[] => site.replicas.map((bans) => bans.remainingMs('198.51.100.1') > 0)
  const fill = async (): Promise<string | null> => {
    await fillWindow(site.replicas, 20)
    return site.strikes()
  }
  const startedAt = performance.now()
  const counts = [await fill(), await fill()]
  // If the test stalled in between, the second report belongs to another window.
  expect(performance.now() - startedAt < windowMs ? counts : ['1', '1']).toEqual(['1', '1'])
  await expect.poll(fill, { interval: 5 }).toBe('2')
  expect(isBanned()).toEqual([false, false])
  await expect.poll(fill, { interval: 5 }).toBeNull()
  await expect.poll(isBanned).toEqual([true, true])
  const [bans] = site.replicas
  expect(bans?.remainingMs('198.51.100.1')).toBeGreaterThan(30_000)
  expect(bans?.remainingMs('198.51.100.2')).toBe(0)
})

it('tells a replica that starts later of the bans in force', async () => {
  await using site = await startReplicas(1)
  const [bans] = site.replicas
  await bans?.recordViolation('198.51.100.3', { ...strike, banAfter: 1 })
  expect(bans?.remainingMs('198.51.100.3')).toBeGreaterThan(0)
})
