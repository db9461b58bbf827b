import { DiskImported, ImportRequested } from '@pandex/contracts/events'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DiskType } from '@pandex/contracts/share-link'
import type { SimulatedShare } from '../../../../deploy/simulators/drives/simulated-share.ts'
import { startDriveSimulator } from '../../../../deploy/simulators/drives/start-simulator.ts'
import type { DriveSimulator } from '../../../../deploy/simulators/drives/start-simulator.ts'
import { queueChecks } from '../../repositories/link-health/link-checks.ts'
import { aDriveAnswer, aRequest, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'
import { makeShareAt } from '../imports/replica-runner.ts'

let service: DiskTestService
let simulator: DriveSimulator
let opened: ReturnType<DiskTestService['openDrives']>

beforeAll(async () => {
  service = await startDiskService()
  simulator = await startDriveSimulator()
  opened = service.openDrives(simulator)
})

beforeEach(async () => {
  for (const type of ['QUARK', 'UC'] as const) simulator.set(type, 'normal')
  await service.resetSite()
  await service.db('link_check').delete()
})

afterAll(async () => {
  await opened[Symbol.asyncDispose]()
  await simulator[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

let lastShare = 0

const sharesAt = (type: 'QUARK' | 'UC' | 'ALY', count: number): SimulatedShare[] =>
  Array.from({ length: count }, () => {
    lastShare += 1
    const share = makeShareAt(type, lastShare, 'valid')
    simulator.put(share)
    return share
  })

const pasteAll = async (shares: readonly SimulatedShare[]): Promise<void> => {
  const requests = shares.map(({ disk_type, disk_id, disk_pass }) => aRequest({ disk_type, disk_id, disk_pass }))
  await Promise.all(requests.map(async (request) => service.send(ImportRequested, request)))
}

const idsOf = (shares: readonly SimulatedShare[]): string[] => shares.map(({ disk_id }) => disk_id)

const healthOf = async (shares: readonly SimulatedShare[]): Promise<string[]> =>
  service.db('disk').whereIn('disk_id', idsOf(shares)).pluck('health')

const importedOf = async (shares: readonly SimulatedShare[]): Promise<number> => {
  const published = await Promise.all(idsOf(shares).map(async (id) => service.listPublished(DiskImported, id)))
  return published.filter(({ length }) => length > 0).length
}

const ended = async (shares: readonly SimulatedShare[]) =>
  waitFor(async () => (await importedOf(shares)) === shares.length)

const storeAndQueue = async (shares: readonly SimulatedShare[]): Promise<void> => {
  for (const { disk_type, disk_id, disk_pass } of shares)
    await service.insert(aDriveAnswer({ disk_type, disk_id, disk_pass }))
  await service.db.transaction((trx) => queueChecks(trx, shares, 'opened'))
}

const probeTimes = (type: DiskType, shares: readonly SimulatedShare[]): number[] => {
  const seen = simulator.seen().filter(({ disk_type }) => disk_type === type)
  const first = shares.map((share) => seen.find(({ disk_id }) => disk_id === share.disk_id)?.at)
  return first.filter((at) => at !== undefined).toSorted((a, b) => a - b)
}

test.each(['hang', 'huge', 'redirect_loop', 'garbage'] as const)(
  'links of a drive with answers of the kind "%s" fall back to their text, none is marked dead, and other drives are probed',
  async (mode) => {
    const [broken, stored, others] = [sharesAt('QUARK', 5), sharesAt('QUARK', 1), sharesAt('UC', 6)]
    simulator.set('QUARK', mode)
    await storeAndQueue(stored)
    // Hanging probes time out early; the others get as long as a slow machine needs.
    await using _asking = service.startAsking(opened.drives, { probeTimeoutMs: mode === 'hang' ? 2_500 : 30_000 })
    await pasteAll([...broken, ...others])
    await ended(others)
    expect(await healthOf(others)).toEqual(others.map(() => 'valid'))
    await ended(broken)
    expect(await healthOf(broken)).toEqual(broken.map(() => 'unsure'))
    const check = service.db('link_check').where({ disk_id: stored[0]?.disk_id })
    await waitFor(async () => (await check.clone().first()).unsure_times > 0)
    expect(await healthOf(stored)).toEqual(['valid'])
  },
)

test('while all probes of a drive hang, other drives are probed, and its links fall back to their text after the deadline', async () => {
  const [broken, others] = [sharesAt('QUARK', 8), sharesAt('UC', 6)]
  simulator.set('QUARK', 'hang')
  await using _asking = service.startAsking(opened.drives)
  await pasteAll(broken)
  await waitFor(() => probeTimes('QUARK', broken).length > 0)
  await pasteAll(others)
  await ended(others)
  expect(await importedOf(broken)).toBe(0)
  service.site.rules.task_basic.unresolved_after_seconds = 0
  await ended(broken)
  expect(await healthOf(broken)).toEqual(broken.map(() => 'unsure'))
})

test('two replicas together stay within the rate limit of a drive', async () => {
  const everyMs = 100
  service.site.rules.drive_basic.UC.every_ms = everyMs
  await waitFor(async () => (await service.readRules()).drive_basic.UC.every_ms === everyMs)
  const own = { rateLimiter: service.openRateLimiter('paced', () => Math.floor(performance.now())) }
  await using _one = service.startAsking(opened.drives, {}, own)
  await using _two = service.startAsking(opened.drives, {}, own)
  /** By how many ms the probes came earlier than the rate limit allows. */
  const countTooEarly = async (): Promise<number> => {
    const shares = sharesAt('UC', 12)
    await pasteAll(shares)
    await ended(shares)
    const at = probeTimes('UC', shares)
    expect(at).toHaveLength(12)
    const tookMs = (at.at(-1) ?? 0) - (at[0] ?? 0)
    // Delays between start and arrival of probes differ, above all for the first one on an overloaded machine.
    const onTheWayMs = everyMs
    return Math.max(0, (at.length - 1) * everyMs - tookMs - onTheWayMs)
  }
  expect(await measureMin(0, countTooEarly)).toBe(0)
})

test.each(['captcha', 'limited'] as const)(
  'a drive that answers "%s" is paused on both replicas, longer each time, and probed by one replica for recovery',
  async (mode) => {
    let skippedMs = 0
    const rateLimiter = service.openRateLimiter(mode, () => Math.floor(performance.now()) + skippedMs)
    service.site.rules.task_basic.unresolved_after_seconds = 1
    service.site.rules.drive_basic.ALY.every_ms = 1_000
    await waitFor(async () => (await service.readRules()).task_basic.unresolved_after_seconds === 1)
    const [pasted, stored] = [sharesAt('ALY', 6), sharesAt('ALY', 6)]
    const all = [...pasted, ...stored]
    const countProbes = () => probeTimes('ALY', all).length
    const stateOf = async () => (await rateLimiter.state(['ALY'])).ALY
    simulator.set('ALY', mode)
    await storeAndQueue(stored)
    await using _one = service.startAsking(opened.drives, {}, { rateLimiter })
    await using _two = service.startAsking(opened.drives, {}, { rateLimiter })
    await pasteAll(pasted)
    await ended(pasted)
    const first = await waitFor(async () => {
      const state = await stateOf()
      return state?.circuit === 'open' && state
    })
    const before = countProbes()
    // Some probes start before a slow first answer arrives.
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(5)

    skippedMs += first.waitMs + 1
    const second = await waitFor(async () => {
      const state = await stateOf()
      return state?.circuit === 'open' && state
    })
    expect(countProbes()).toBe(before + 1)
    expect(second.waitMs).toBeGreaterThan(40_000)
    expect(await healthOf(stored)).toEqual(stored.map(() => 'valid'))

    simulator.set('ALY', 'normal')
    service.site.rules.drive_basic.ALY.every_ms = 20
    await waitFor(async () => (await service.readRules()).drive_basic.ALY.every_ms === 20)
    skippedMs += second.waitMs + 1
    await waitFor(() => countProbes() === all.length)
    expect(await stateOf()).toMatchObject({ circuit: 'closed' })
  },
)
