import { DiskImported, DiskSaved, ImportFailed, ImportRequested } from '@pandex/contracts/events'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { saveShare } from '../../use-cases/resources/save-share.ts'
import { aDriveAnswer, aRequest, aResolution, asVisitor, startDiskService, toFacts } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'
import { createFakeDrives } from '../drives/fake-drives.ts'

let service: DiskTestService
let probing: AsyncDisposable

const drives = createFakeDrives()

beforeAll(async () => {
  service = await startDiskService()
  probing = service.startAsking(drives.all)
})

beforeEach(() => drives.reset())

afterAll(async () => {
  await probing[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

const imported = (diskId: string, times = 1) =>
  waitFor(async () => {
    const events = await service.listPublished(DiskImported, diskId)
    return events.length >= times && events
  })

const docOf = async (diskId: string) => {
  const { list } = await service.client.FindKnown({ shares: [{ disk_type: 'QUARK', disk_id: diskId }] }, asVisitor())
  return service.client.GetDoc({ doc_id: list[0]?.doc_id }, asVisitor())
}

type Resolution = ReturnType<typeof aResolution>

/** Saves without queue and events, so that saves can run concurrently. */
const save = async (resolution: Resolution) => {
  const { key, facts } = toFacts(resolution)
  return service.db.transaction((trx) => saveShare(trx, key, facts))
}

test('a requested import ends as a stored resource, published to the index and to the import', async () => {
  const request = aRequest({ disk_pass: 'a1b2', item_id: 7_000 })
  await service.send(ImportRequested, request)
  const [event] = await imported(request.disk_id)
  expect(event).toMatchObject({ task_no: 'task-1', item_id: 7_000, disk_name: '庆余年 第二季 4K', outcome: 'created' })
  const doc = await docOf(request.disk_id)
  expect(doc).toMatchObject({
    doc_id: expect.stringMatching(/^[a-z][a-z0-9]{24}$/),
    disk_pass: 'a1b2',
    link: `https://pan.quark.cn/s/${request.disk_id}?pwd=a1b2`,
    health: 'unsure',
  })
  const saved = await service.listPublished(DiskSaved, request.disk_id)
  expect(saved).toMatchObject([{ version: 1, doc_id: doc.doc_id, disk_name: '庆余年 第二季 4K', enabled: true }])
})

test('an import is named by the state that it publishes, and by no other', async () => {
  const requested_at = '2026-11-21T04:00:00.000Z'
  const request = aRequest({ origin: 'open', requested_at })
  await service.send(ImportRequested, request)
  await imported(request.disk_id)
  const older = aRequest()
  await service.send(ImportRequested, older)
  await imported(older.disk_id)
  await save(aResolution({ disk_id: request.disk_id, disk_pass: 'a1b2' }))
  const causesOf = async (diskId: string) => {
    const saved = await service.listPublished(DiskSaved, diskId)
    return saved.map((event) => event.imported)
  }
  expect(await causesOf(request.disk_id)).toEqual([{ origin: 'open', requested_at }, null])
  expect(await causesOf(older.disk_id)).toEqual([null])
})

test('a share without a name is named after its drive, without its id', async () => {
  const request = aRequest({ name_hint: ' \u200b\n ', disk_id: 'a1B2z9' })
  await service.send(ImportRequested, request)
  const [event] = await imported(request.disk_id)
  expect(event?.disk_name).toMatch(/^夸克网盘分享 [0-9a-f]{4}$/)
})

test('names from outside are stored without control characters, direction marks and half surrogates, 255 characters at most', async () => {
  const request = aRequest({ name_hint: `\u202e庆\u0000余\u200b年\n第二季\ud800 ${'🎬'.repeat(400)}` })
  await service.send(ImportRequested, request)
  const [event] = await imported(request.disk_id)
  expect(event?.disk_name).toMatch(/^庆 余年 第二季 (🎬)+$/u)
  expect(Array.from(event?.disk_name ?? '')).toHaveLength(255)
})

test('a dead link ends as a failed import, and nothing is stored', async () => {
  const request = aRequest({ item_id: 9_000 })
  drives.answer(request.disk_id, { verdict: 'dead', reason: 'cancelled', msg: '分享已取消' })
  await service.send(ImportRequested, request)
  const [event] = await waitFor(async () => {
    const events = await service.listPublished(ImportFailed, request.disk_id)
    return events.length > 0 && events
  })
  expect(event).toEqual({
    task_no: 'task-1',
    item_id: 9_000,
    disk_type: 'QUARK',
    disk_id: request.disk_id,
    status: 'dead',
    msg: '分享已取消',
    doc_id: '',
    disk_name: '',
  })
  expect(await service.db('disk').where({ disk_id: request.disk_id })).toEqual([])
  expect(await service.db('link_check').where({ disk_id: request.disk_id })).toEqual([])
})

test('an import requested twice by the same event is probed, stored and published once', async () => {
  const request = aRequest()
  drives.answer(request.disk_id, drives.valid())
  await service.send(ImportRequested, request, 3)
  await imported(request.disk_id)
  const after = aRequest({ disk_id: request.disk_id })
  await service.send(ImportRequested, after)
  const events = await imported(request.disk_id, 2)
  expect(events.map(({ item_id, outcome }) => [item_id, outcome])).toEqual([
    [request.item_id, 'created'],
    [after.item_id, 'unchanged'],
  ])
  expect(drives.asked(request.disk_id)).toHaveLength(1)
  expect(await service.listPublished(DiskSaved, request.disk_id)).toHaveLength(1)
})

test('an item that is requested again is answered again, and changes nothing', async () => {
  const request = aRequest()
  drives.answer(request.disk_id, drives.valid())
  await service.send(ImportRequested, request)
  await imported(request.disk_id)
  await service.send(ImportRequested, request)
  const events = await imported(request.disk_id, 2)
  expect(events.map(({ outcome }) => outcome)).toEqual(['created', 'unchanged'])
  expect(await service.listPublished(DiskSaved, request.disk_id)).toHaveLength(1)
})

test('the same content again changes neither version nor index', async () => {
  const text = aResolution({ disk_pass: 'a1b2' })
  const outcomes = [await save(text), await save({ ...text, resolved_at: '2026-11-21T12:00:00.000Z' })]
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['created', 'unchanged'])
  expect(await service.listPublished(DiskSaved, text.disk_id)).toHaveLength(1)
})

test('new facts give a new version', async () => {
  const text = aResolution()
  const answer = aDriveAnswer({ disk_id: text.disk_id, disk_pass: 'a1b2' })
  const outcomes = [await save(text), await save(answer)]
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['created', 'updated'])
  const saved = await service.listPublished(DiskSaved, text.disk_id)
  expect(saved.map(({ version }) => version)).toEqual([1, 2])
  expect(saved[1]).toMatchObject({
    disk_name: '庆余年.S02.2160p',
    disk_pass: 'a1b2',
    size: answer.size,
    shared_time: '2026-05-01T08:00:00.000Z',
    doc_id: saved[0]?.doc_id,
  })
})

test('an older answer that arrives after a newer one leads to the same resource', async () => {
  const answer = aDriveAnswer({ disk_pass: 'old1' })
  const answers = [
    aResolution({ disk_pass: 'old1' }),
    answer,
    { ...answer, disk_pass: 'new2', disk_name: '庆余年.全季', resolved_at: '2026-11-20T14:00:00.000Z' },
  ]
  const outcome = async (order: typeof answers) => {
    const { disk_id } = aRequest()
    for (const each of order) await save({ ...each, disk_id })
    const { disk_name, disk_pass, size, share_user, health } = await docOf(disk_id)
    return { disk_name, disk_pass, size, share_user, health }
  }
  const forwards = await outcome(answers)
  expect(forwards).toMatchObject({ disk_name: '庆余年.全季', disk_pass: 'new2', health: 'valid' })
  expect(await outcome(answers.toReversed())).toEqual(forwards)
})

test('fifty concurrent writers of one share leave one row, every fact, and versions without a gap', async () => {
  const { disk_id } = aRequest()
  const weights = Array.from({ length: 50 }, (_, index) => index + 1)
  const payloads = weights.map((weight) => aResolution({ disk_id, weight, is_mine: weight === 13 }))
  payloads[20] = aResolution({ disk_id, disk_pass: 'a1b2' })
  payloads[30] = aDriveAnswer({ disk_id })
  await Promise.all(payloads.map(save))
  const rows = await service.db('disk').where({ disk_id })
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ weight: 50, is_mine: true, disk_pass: 'a1b2', disk_name: '庆余年.S02.2160p' })
  const saved = await service.listPublished(DiskSaved, disk_id)
  expect(saved.map(({ version }) => version)).toEqual(saved.map((_, index) => index + 1))
  expect(rows[0].version).toBe(saved.length)
})

test('fifty simultaneous imports of one share make one resource, and each import gets its result', async () => {
  const { disk_id } = aRequest()
  drives.answer(disk_id, drives.valid())
  const requests = Array.from({ length: 50 }, () => aRequest({ disk_id }))
  await Promise.all(requests.map(async (request) => service.send(ImportRequested, request)))
  const events = await imported(disk_id, 50)
  expect(new Set(events.map(({ item_id }) => item_id))).toEqual(new Set(requests.map(({ item_id }) => item_id)))
  expect(events.filter(({ outcome }) => outcome === 'created')).toHaveLength(1)
  expect(await service.db('disk').where({ disk_id })).toHaveLength(1)
})

test('an effect whose transaction fails leaves no resource and no event', async () => {
  const { key, facts } = toFacts(aResolution())
  const failing = service.db.transaction(async (trx) => {
    await saveShare(trx, key, facts)
    throw new Error('the power went off')
  })
  await expect(failing).rejects.toThrow('the power went off')
  expect(await service.db('disk').where({ disk_id: key.disk_id })).toEqual([])
  expect(await service.listPublished(DiskSaved, key.disk_id)).toEqual([])
})

test('an import into a deleted category stores the resource without one', async () => {
  const request = aRequest({ cate_id: 987_654 })
  await service.send(ImportRequested, request)
  await imported(request.disk_id)
  expect((await docOf(request.disk_id)).cate_id).toBe(0)
})
