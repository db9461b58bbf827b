import { noBans } from '@pandex/contracts/bans/bans'
import { DiskImported, ImportRequested } from '@pandex/contracts/events'
import { silentLogger, testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { backgroundContext } from '@pandex/platform/grpc/context'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyProbeResults } from '../../use-cases/link-health/apply-probe-results.ts'
import { claimChecks, priorities, queueChecks, releaseChecks } from '../../repositories/link-health/link-checks.ts'
import type { Priority } from '../../repositories/link-health/link-checks.ts'
import type { ShareKey } from '../../repositories/resources/disks.ts'
import { openDriveFixture, shareAt } from '../drives/drive-fixture.ts'
import { aDriveAnswer, aRequest, aResolution, asAdmin, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'
import { createFakeDrives } from '../drives/fake-drives.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

beforeEach(async () => {
  await service.resetSite()
  await service.db('link_check').delete()
})

afterAll(() => service[Symbol.asyncDispose]())

const inBackground = () => backgroundContext(silentLogger())

const checksOf = async (): Promise<{ disk_id: string; priority: number; due_at: Date | null }[]> =>
  service.db('link_check').orderBy('disk_id').select('disk_id', 'priority', 'due_at')

const queue = async (shares: ShareKey[], priority: Priority): Promise<void> =>
  service.db.transaction((trx) => queueChecks(trx, shares, priority))

const ofDrive = (disk_type: ShareKey['disk_type'], ...ids: string[]): ShareKey[] =>
  ids.map((disk_id) => ({ disk_type, disk_id }))

const claimAll = async (disk_type: ShareKey['disk_type']): Promise<string[]> => {
  const [claim] = await claimChecks(service.db, disk_type, 1)
  return claim ? [claim.disk_id, ...(await claimAll(disk_type))] : []
}

test('pasted links are claimed first, then open pages, reports, admin requests, hot links and old ones; equal ones in order of arrival', async () => {
  const names = Object.keys(priorities) as Priority[]
  for (const priority of names.toReversed()) {
    await queue(ofDrive('UC', `${priority} 1`), priority)
    await queue(ofDrive('UC', `${priority} 2`), priority)
  }
  await queue(ofDrive('QUARK', 'elsewhere'), 'visitor')
  expect(await claimAll('UC')).toEqual(names.flatMap((priority) => [`${priority} 1`, `${priority} 2`]))
})

test('a share is queued once for any number of requests, with the highest priority requested', async () => {
  const [share] = ofDrive('UC', 'wanted') as [ShareKey]
  for (const priority of ['age', 'opened', 'hot'] as const) await queue([share], priority)
  await Promise.all(Array.from({ length: 20 }, () => queue([share], 'background')))
  expect(await checksOf()).toMatchObject([{ disk_id: 'wanted', priority: priorities.opened }])
})

test('a claimed share belongs to one worker until it is released or its lease ends', async () => {
  await queue(ofDrive('UC', 'leased'), 'opened')
  const claims = await Promise.all(Array.from({ length: 8 }, async () => claimChecks(service.db, 'UC', 1)))
  const mine = claims.flat()
  expect(mine).toHaveLength(1)
  await releaseChecks(service.db, mine)
  expect(await claimAll('UC')).toEqual(['leased'])
  await service.db('link_check').update({ leased_until: new Date(0) })
  expect(await claimAll('UC')).toEqual(['leased'])
})

test('opening a page schedules one probe for a link with an outdated answer, and none for a current one', async () => {
  const share = aDriveAnswer()
  const doc_id = await service.insert(share)
  const check = async () => service.client.CheckLink({ doc_id }, asVisitor())
  expect(await check()).toEqual({ status: 'valid', checked_at: share.resolved_at, queued: true })
  await Promise.all([check(), check(), check()])
  expect(await checksOf()).toMatchObject([{ disk_id: share.disk_id, priority: priorities.opened }])
  const inAnHour = service.db.raw(`now() + interval '1 hour'`)
  await service.db('link_check').update({ due_at: null, stale_at: inAnHour })
  expect(await check()).toMatchObject({ queued: false })
  await service.db('link_check').update({ due_at: inAnHour, stale_at: inAnHour })
  expect(await check()).toMatchObject({ queued: false })
  expect(await checksOf()).toMatchObject([{ due_at: expect.any(Date) }])
})

test('a site that does not check on opening returns the stored status only', async () => {
  const doc_id = await service.insert(aDriveAnswer())
  service.site.rules.doc_basic.check_on_open = false
  await waitFor(async () => !(await service.readRules()).doc_basic.check_on_open)
  expect(await service.client.CheckLink({ doc_id }, asVisitor())).toMatchObject({ status: 'valid', queued: false })
  expect(await checksOf()).toEqual([])
  await expect(service.client.CheckLink({ doc_id: 'unknown' }, asVisitor())).rejects.toMatchObject({
    code: 'disk.unknown',
  })
})

test('a report schedules a probe of the link in its own transaction', async () => {
  const share = aDriveAnswer()
  const doc_id = await service.insert(share)
  await service.client.ReportDisk({ doc_id, reason: 'dead', text: '' }, testContext({ clientAddress: '192.0.2.200' }))
  expect(await checksOf()).toMatchObject([{ disk_id: share.disk_id, priority: priorities.reported }])
})

test('a filter queues its matches page by page, and only services may call it', async () => {
  const shares = Array.from({ length: 5 }, () => aResolution({ disk_type: '115' }))
  for (const share of shares) await service.insert(share)
  await service.insert(aDriveAnswer({ disk_type: '115' }))
  const filter = { disk_type: '115', health: 'unsure' }
  await expect(service.client.QueueChecks({ filter, size: 3 }, asAdmin())).rejects.toMatchObject({
    code: 'disk.admin_only',
  })
  const first = await service.client.QueueChecks({ filter, size: 3 }, inBackground())
  expect(first).toMatchObject({ queued: 3, total: 5 })
  const second = await service.client.QueueChecks({ filter, size: 3, after_id: first.last_id }, inBackground())
  expect(second).toMatchObject({ queued: 2, total: 0 })
  const third = await service.client.QueueChecks({ filter, size: 3, after_id: second.last_id }, inBackground())
  expect(third).toMatchObject({ queued: 0, last_id: 0 })
  const queued = await checksOf()
  expect(queued.map(({ disk_id }) => disk_id)).toEqual(shares.map(({ disk_id }) => disk_id).toSorted())
  expect(new Set(queued.map(({ priority }) => priority))).toEqual(new Set([priorities.background]))
})

test('an idle queue is filled with hot links, then with those of the oldest answer, up to its capacity', async () => {
  const { rules } = service.site
  for (const drive of Object.values(rules.drive_basic))
    if (typeof drive === 'object' && 'every_ms' in drive) drive.enabled = false
  rules.drive_basic.LZY = { enabled: true, every_ms: 100_000 }
  await waitFor(async () => (await service.readRules()).drive_basic.LZY.every_ms === 100_000)
  const shares = Array.from({ length: 6 }, () => aResolution({ disk_type: 'LZY' }))
  for (const share of shares) await service.insert(share)
  await service.db('link_check').insert(
    shares.map(({ disk_type, disk_id }, index) => ({
      disk_type,
      disk_id,
      stale_at: new Date(Date.now() + (index === 5 ? 3_600_000 : (index - 10) * 60_000)),
    })),
  )
  // All but one are outside the hottest 500.
  const others = service.db('disk').select('id').where({ disk_type: 'LZY' }).whereNot({ disk_id: shares[3]?.disk_id })
  await service.db('disk_view').whereIn('resource_id', others).update({ disk_type: 'BDY' })
  await using _filling = service.startFilling()
  await waitFor(async () => (await checksOf()).filter(({ due_at }) => due_at !== null).length === 3)
  const due = await service.db('link_check').whereNotNull('due_at').orderBy(['priority', 'stale_at']).pluck('disk_id')
  expect(due).toEqual([3, 0, 1].map((index) => shares[index]?.disk_id))
})

test('admins see the probe statistics of each drive', async () => {
  await service.insert(aDriveAnswer({ disk_type: 'XUNLEI' }))
  await queue(ofDrive('XUNLEI', 'a', 'b'), 'opened')
  const counted = { disk_type: 'XUNLEI', hour: new Date(), answered_at: new Date() }
  const tooOld = new Date(Date.now() - 25 * 3_600_000)
  await service.db('drive_answer').insert([
    { ...counted, verdict: 'valid', total: 5 },
    { ...counted, verdict: 'dead', total: 2 },
    { ...counted, verdict: 'valid', hour: tooOld, answered_at: tooOld, total: 100 },
  ])
  const xunlei = await waitFor(async () => {
    const { list } = await service.client.GetDriveHealth({}, asAdmin())
    return list.find(({ disk_type, answers }) => disk_type === 'XUNLEI' && answers['valid'] === 5)
  })
  expect(xunlei).toEqual({
    disk_type: 'XUNLEI',
    counts: { valid: 1 },
    waiting: 2,
    answers: { valid: 5, dead: 2 },
    circuit: 'closed',
    every_ms: 5,
    answered_at: counted.answered_at.toISOString(),
  })
  await expect(service.client.GetDriveHealth({}, asVisitor())).rejects.toMatchObject({ code: 'disk.admin_only' })
})

test('visitors see the answer of a simulated drive about a pasted link', async () => {
  await using fixture = await openDriveFixture()
  await using opened = service.openDrives(fixture.simulator)
  const share = shareAt('QUARK', { disk_id: 'fedcba987654' })
  fixture.simulator.put(share)
  await using _asking = service.startAsking(opened.drives)
  const request = aRequest({ disk_id: share.disk_id, disk_pass: share.disk_pass })
  await service.send(ImportRequested, request)
  const [event] = await waitFor(async () => {
    const events = await service.listPublished(DiskImported, share.disk_id)
    return events.length > 0 && events
  })
  expect(await service.client.GetDoc({ doc_id: event?.doc_id }, asVisitor())).toMatchObject({
    disk_name: share.title,
    health: 'valid',
    files: expect.stringContaining('file:第二季/S02E01.mkv'),
    file_sizes: [0, 1_024, 0, 2_147_483_648, 51_200],
    size: 2_147_535_872,
  })
  fixture.simulator.put({ ...share, state: 'cancelled' })
  const check = async () => service.db('link_check').where({ disk_id: share.disk_id })
  await service.db('link_check').update({ due_at: service.db.fn.now() })
  await waitFor(async () => (await check())[0]?.first_dead_at)
  expect((await service.db('disk').where({ disk_id: share.disk_id }).first()).health).toBe('valid')
  const past = service.db.raw(`now() - interval '601 seconds'`)
  await service.db('link_check').update({ due_at: service.db.fn.now(), first_dead_at: past })
  await waitFor(async () => (await service.db('disk').where({ disk_id: share.disk_id }).first()).health === 'dead')
})

test('a share without a waiting import or a stored resource is dropped without a probe', async () => {
  const drives = createFakeDrives()
  await using _asking = service.startAsking(drives.all)
  await queue(ofDrive('ALY', 'orphan'), 'age')
  await waitFor(async () => (await checksOf()).length === 0)
  expect(drives.asked('orphan')).toEqual([])
})

test.each(['paste', 'resource'] as const)(
  'a share about to be dropped is probed when a %s of it arrives meanwhile',
  async (what) => {
    const request = aRequest({ disk_type: 'ALY' })
    await queue([request], 'age')
    const [claim] = await claimChecks(service.db, 'ALY', 1)
    if (!claim) throw new Error('nothing was due')
    if (what === 'paste') await service.db('import_wait').insert(request)
    else await service.insert(aResolution({ disk_type: 'ALY', disk_id: request.disk_id }))
    const rules = { site: await service.readRules(), bans: noBans }
    await applyProbeResults(service.db, [{ claim, pass: '', answer: { verdict: 'unasked' } }], rules)
    expect(await service.listPublished(DiskImported, request.disk_id)).toEqual([])
    expect(await claimAll('ALY')).toEqual([request.disk_id])
  },
)
