import { randomUUID } from 'node:crypto'
import { noBans } from '@pandex/contracts/bans/bans'
import { DiskImported, DiskSaved, ImportFailed, ImportRequested } from '@pandex/contracts/events'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DriveAnswer } from '../../clients/drives/drive.ts'
import { insertWaits } from '../../repositories/imports/import-waits.ts'
import { claimChecks, queueChecks } from '../../repositories/link-health/link-checks.ts'
import { applyProbeResults } from '../../use-cases/link-health/apply-probe-results.ts'
import { createFakeDrives } from '../drives/fake-drives.ts'
import { aDriveAnswer, aRequest, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

type Request = ReturnType<typeof aRequest>

let service: DiskTestService

const drives = createFakeDrives()
const gone: DriveAnswer = { verdict: 'dead', reason: 'cancelled', msg: '分享已取消' }

beforeAll(async () => {
  service = await startDiskService()
})

beforeEach(async () => {
  drives.reset()
  await service.resetSite()
  await service.db('link_check').delete()
})

afterAll(() => service[Symbol.asyncDispose]())

const makeRequests = (count: number, fields: Partial<Request> = {}): Request[] =>
  Array.from({ length: count }, () => aRequest({ disk_type: 'UC', ...fields }))

const sendAll = async (requests: readonly Request[], times = 1): Promise<void> => {
  const messages = requests.map((request) => ({
    key: `${request.disk_type}:${request.disk_id}`,
    value: JSON.stringify(request),
    headers: { event_id: randomUUID() },
  }))
  for (let sent = 0; sent < times; sent += 1) await service.kafka?.send([{ topic: ImportRequested.name, messages }])
}

const outcomesOf = async ({ disk_id }: Request): Promise<string[]> => [
  ...(await service.listPublished(DiskImported, disk_id)).map(({ outcome }) => outcome),
  ...(await service.listPublished(ImportFailed, disk_id)).map(({ status }) => status),
]

const waitForOutcomes = async (requests: readonly Request[]): Promise<string[][]> =>
  waitFor(async () => {
    const outcomes = await Promise.all(requests.map(outcomesOf))
    return outcomes.every(({ length }) => length > 0) && outcomes
  })

/** Makes the storage of a resource fail, for a defect that concerns one link only. */
const failFor = async (disk_id: string): Promise<AsyncDisposable> => {
  await service.db.raw(`
    create function refuse_one() returns trigger language plpgsql as $$ begin
      if new.disk_id = '${disk_id}' then raise 'cannot stand it' using errcode = 'P0001'; end if;
      return new;
    end $$;
    create trigger refuse_one before insert on disk for each row execute function refuse_one();`)
  return {
    [Symbol.asyncDispose]: async () => {
      await service.db.raw('drop trigger refuse_one on disk; drop function refuse_one')
    },
  }
}

/** Claims the shares of requests that wait, as a worker does that has asked about them. */
const claimAll = async (requests: readonly Request[]) => {
  await service.db.transaction(async (trx) => {
    await insertWaits(trx, requests)
    await queueChecks(trx, requests, 'visitor')
  })
  return claimChecks(service.db, 'UC', requests.length)
}

const rulesOf = async () => ({ site: await service.readRules(), bans: noBans })

test('stores a batch of imports once when its events are delivered twice', async () => {
  drives.answerAll(() => drives.valid())
  await using _probing = service.startAsking(drives.all)
  const requests = makeRequests(40)
  await sendAll([...requests, ...requests.toReversed()], 2)
  const outcomes = await waitForOutcomes(requests)
  expect(outcomes.map((each) => each.filter((outcome) => outcome === 'created'))).toEqual(
    requests.map(() => ['created']),
  )
  for (const { disk_id } of requests) {
    expect(await service.db('disk').where({ disk_id })).toHaveLength(1)
    expect(await service.listPublished(DiskSaved, disk_id)).toHaveLength(1)
  }
})

test('one transaction stores all answers: new links, twins, copies, dead links and several items of one link', async () => {
  const [plain, twin, otherTwin, copy, otherCopy, dead, wrong] = makeRequests(7) as [
    Request,
    Request,
    Request,
    Request,
    Request,
    Request,
    Request,
  ]
  const again = aRequest({ disk_type: 'UC', disk_id: plain.disk_id, weight: 3 })
  const known = aDriveAnswer({ disk_type: 'UC', disk_name: '旧名字' })
  await service.insert(known)
  const requests = [plain, twin, otherTwin, copy, otherCopy, dead, wrong]
  const ofKnown = aRequest({ disk_type: 'UC', disk_id: known.disk_id })
  const claims = await claimAll([...requests, again, ofKnown])
  const answers = new Map<string, DriveAnswer>([
    [plain.disk_id, drives.valid()],
    [twin.disk_id, drives.valid({ disk_name: '双生', share_user_id: 'twin' })],
    [otherTwin.disk_id, drives.valid({ disk_name: '双生', share_user_id: 'twin' })],
    [copy.disk_id, drives.valid({ disk_name: '副本', size: 77_001 })],
    [otherCopy.disk_id, drives.valid({ disk_name: '副本', size: 77_001 })],
    [dead.disk_id, gone],
    [wrong.disk_id, { verdict: 'password', isWrong: false }],
    [known.disk_id, drives.valid({ disk_name: '新名字' })],
  ])
  const probes = claims.map((claim) => ({ claim, pass: '', answer: answers.get(claim.disk_id) ?? gone }))
  await applyProbeResults(service.db, probes, await rulesOf())

  const outcomes = await Promise.all([...requests, ofKnown].map(outcomesOf))
  expect([...(outcomes[1] ?? []), ...(outcomes[2] ?? [])].toSorted()).toEqual(['created', 'duplicate'])
  expect(outcomes.filter((_, index) => index !== 1 && index !== 2)).toEqual([
    ['created', 'updated'],
    ['created'],
    ['created'],
    ['dead'],
    ['created'],
    ['updated'],
  ])
  const copies = service.db('disk').whereIn('disk_id', [copy.disk_id, otherCopy.disk_id])
  expect(await copies.orderBy('status').pluck('status')).toEqual([0, 3])
  const saved = await service.listPublished(DiskSaved, plain.disk_id)
  expect(saved.map(({ version, weight }) => [version, weight])).toEqual([
    [1, 0],
    [2, 3],
  ])
  expect(await service.db('import_wait')).toEqual([])
  const left = await service.db('link_check').whereNotNull('lease')
  expect(left).toEqual([])
  expect(await service.db('link_check').where({ disk_id: dead.disk_id })).toEqual([])
  const counted = await service
    .db('drive_answer')
    .where({ disk_type: 'UC' })
    .orderBy('verdict')
    .select('verdict', 'total')
  expect(counted.slice(0, 2)).toEqual([
    { verdict: 'dead', total: 1 },
    { verdict: 'password', total: 1 },
  ])
})

test('one bad link does not hold up the rest of its batch', async () => {
  drives.answerAll(() => drives.valid())
  const requests = makeRequests(30)
  const [bad, ...others] = requests as [Request, ...Request[]]
  await using _failing = await failFor(bad.disk_id)
  await using _probing = service.startAsking(drives.all)
  await sendAll(requests)
  expect(await waitForOutcomes(others)).toEqual(others.map(() => ['created']))
  expect(await outcomesOf(bad)).toEqual([])
  const check = await service.db('link_check').where({ disk_id: bad.disk_id }).first()
  expect(check).toMatchObject({ lease: null, due_at: expect.any(Date) })
})

test('one bad link does not hold up the others of a batch that falls back to its text', async () => {
  service.site.rules.task_basic.unresolved_after_seconds = 0
  await waitFor(async () => (await service.readRules()).task_basic.unresolved_after_seconds === 0)
  const requests = makeRequests(30)
  const [bad, ...others] = requests as [Request, ...Request[]]
  for (const { disk_id } of requests) drives.answer(disk_id, () => new Promise(() => undefined))
  await using _failing = await failFor(bad.disk_id)
  await using _probing = service.startAsking(drives.all, { probeTimeoutMs: 1_000 })
  await sendAll(requests)
  expect((await waitForOutcomes(others)).map(([first]) => first)).toEqual(others.map(() => 'created'))
  expect(await outcomesOf(bad)).toEqual([])
  expect(await service.db('import_wait').where({ disk_id: bad.disk_id })).toHaveLength(1)
})

test('a share that another worker has claimed meanwhile does not hold up the other answers', async () => {
  const requests = makeRequests(5)
  const claims = await claimAll(requests)
  const [lost, ...kept] = claims
  await service.db('link_check').where({ lease: lost?.lease }).update({ lease: randomUUID() })
  const toProbes = (some: typeof claims) => some.map((claim) => ({ claim, pass: '', answer: drives.valid() }))
  await expect(applyProbeResults(service.db, toProbes(claims), await rulesOf())).rejects.toMatchObject({
    name: 'LeaseLost',
  })
  expect(
    await service.db('disk').whereIn(
      'disk_id',
      requests.map(({ disk_id }) => disk_id),
    ),
  ).toEqual([])
  await applyProbeResults(service.db, toProbes(kept), await rulesOf())
  expect(
    await service.db('disk').whereIn(
      'disk_id',
      requests.map(({ disk_id }) => disk_id),
    ),
  ).toHaveLength(4)
})
