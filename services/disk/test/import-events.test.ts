import { DiskImported, DiskSaved, ImportFailed, ImportRequested, LinkResolved } from '@pandex/platform/events/catalog'
import type { PayloadOf } from '@pandex/platform/events/catalog'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTextProvider } from '../clients/providers/from-text.ts'
import type { ShareProvider } from '../clients/providers/share-provider.ts'
import { onLinkResolved } from '../consumers/on-link-resolved.ts'
import { aDriveAnswer, aRequest, aResolution, asVisitor, startDiskService } from './harness.ts'
import type { DiskTestService } from './harness.ts'

let service: DiskTestService

/** A drive that calls shares dead whose password says so, and else knows what the text knows. */
const provider: ShareProvider = {
  resolve: async (share, ctx) =>
    share.disk_pass === 'dead'
      ? { kind: 'refused', status: 'dead', msg: '分享已失效' }
      : createTextProvider().resolve(share, ctx),
}

beforeAll(async () => {
  service = await startDiskService(provider)
})

afterAll(() => service[Symbol.asyncDispose]())

const imported = (diskId: string, times = 1) =>
  waitFor(async () => {
    const events = await service.told(DiskImported, diskId)
    return events.length >= times && events
  })

const docOf = async (diskId: string) => {
  const { list } = await service.client.FindKnown({ shares: [{ disk_type: 'QUARK', disk_id: diskId }] }, asVisitor())
  return service.client.GetDoc({ doc_id: list[0]?.doc_id }, asVisitor())
}

/** Applies an event without Kafka, so that many can be applied at the same time. */
const applyNow = (payload: PayloadOf<typeof LinkResolved>): Promise<void> =>
  service.db.transaction(async (trx) => onLinkResolved().each?.apply(trx, payload, asVisitor(), undefined))

test('a requested import ends as a stored resource that the index and the import are told about', async () => {
  const request = aRequest({ disk_pass: 'a1b2', item_id: 7 })
  await service.send(ImportRequested, request)
  const [event] = await imported(request.disk_id)
  expect(event).toMatchObject({ task_no: 'task-1', item_id: 7, disk_name: '庆余年 第二季 4K', outcome: 'created' })
  const doc = await docOf(request.disk_id)
  expect(doc).toMatchObject({
    doc_id: expect.stringMatching(/^[a-z][a-z0-9]{24}$/),
    disk_pass: 'a1b2',
    link: `https://pan.quark.cn/s/${request.disk_id}?pwd=a1b2`,
    health: 'unsure',
  })
  const saved = await service.told(DiskSaved, request.disk_id)
  expect(saved).toMatchObject([{ version: 1, doc_id: doc.doc_id, disk_name: '庆余年 第二季 4K', enabled: true }])
})

test('a share without a name is called after its drive, with nothing of its id', async () => {
  const request = aRequest({ name_hint: ' \u200b\n ', disk_id: 'a1B2z9' })
  await service.send(ImportRequested, request)
  const [event] = await imported(request.disk_id)
  expect(event?.disk_name).toMatch(/^夸克网盘分享 [0-9a-f]{4}$/)
})

test('names from outside are stored without controls, direction changes and half characters, 255 characters at most', async () => {
  const request = aRequest({ name_hint: `\u202e庆\u0000余\u200b年\n第二季\ud800 ${'🎬'.repeat(400)}` })
  await service.send(ImportRequested, request)
  const [event] = await imported(request.disk_id)
  expect(event?.disk_name).toMatch(/^庆 余年 第二季 (🎬)+$/u)
  expect(Array.from(event?.disk_name ?? '')).toHaveLength(255)
})

test('a link that its drive calls dead ends as a failed import, and nothing is stored', async () => {
  const request = aRequest({ disk_pass: 'dead', item_id: 9 })
  await service.send(ImportRequested, request)
  const [event] = await waitFor(async () => {
    const events = await service.told(ImportFailed, request.disk_id)
    return events.length > 0 && events
  })
  expect(event).toEqual({
    task_no: 'task-1',
    item_id: 9,
    disk_type: 'QUARK',
    disk_id: request.disk_id,
    status: 'dead',
    msg: '分享已失效',
  })
  expect(await service.db('disk').where({ disk_id: request.disk_id })).toEqual([])
})

test('an import requested twice by the same event is resolved, stored and told once', async () => {
  const request = aRequest()
  await service.send(ImportRequested, request, 3)
  const after = aRequest({ disk_id: request.disk_id, item_id: 2 })
  await service.send(ImportRequested, after)
  const events = await imported(request.disk_id, 2)
  expect(events.map(({ item_id, outcome }) => [item_id, outcome])).toEqual([
    [1, 'created'],
    [2, 'unchanged'],
  ])
  expect(await service.told(LinkResolved, request.disk_id)).toHaveLength(2)
  expect(await service.told(DiskSaved, request.disk_id)).toHaveLength(1)
})

test('the same content again leaves version and index alone', async () => {
  const text = aResolution({ disk_pass: 'a1b2' })
  await service.send(LinkResolved, text)
  await imported(text.disk_id)
  await service.send(LinkResolved, { ...text, item_id: 2, resolved_at: '2026-11-21T12:00:00.000Z' })
  const events = await imported(text.disk_id, 2)
  expect(events.map(({ outcome }) => outcome)).toEqual(['created', 'unchanged'])
  expect(await service.told(DiskSaved, text.disk_id)).toHaveLength(1)
})

test('new facts give a new version', async () => {
  const text = aResolution()
  await service.send(LinkResolved, text)
  await imported(text.disk_id)
  await service.send(LinkResolved, aDriveAnswer({ disk_id: text.disk_id, disk_pass: 'a1b2' }))
  const events = await imported(text.disk_id, 2)
  expect(events.map(({ outcome }) => outcome)).toEqual(['created', 'updated'])
  const saved = await service.told(DiskSaved, text.disk_id)
  expect(saved.map(({ version }) => version)).toEqual([1, 2])
  expect(saved[1]).toMatchObject({
    disk_name: '庆余年.S02.2160p',
    disk_pass: 'a1b2',
    size: 123_456_789_012,
    shared_time: '2026-05-01T08:00:00.000Z',
    doc_id: saved[0]?.doc_id,
  })
})

test('an older answer that comes after a newer one leads to the same resource', async () => {
  const answers = [
    aResolution({ disk_pass: 'old1' }),
    aDriveAnswer({ disk_pass: 'old1' }),
    aDriveAnswer({ disk_pass: 'new2', disk_name: '庆余年.全季', resolved_at: '2026-11-20T14:00:00.000Z' }),
  ]
  const outcome = async (order: typeof answers) => {
    const { disk_id } = aRequest()
    for (const answer of order) await service.send(LinkResolved, { ...answer, disk_id })
    await imported(disk_id, order.length)
    const { disk_name, disk_pass, size, share_user, health } = await docOf(disk_id)
    return { disk_name, disk_pass, size, share_user, health }
  }
  const forwards = await outcome(answers)
  expect(forwards).toMatchObject({ disk_name: '庆余年.全季', disk_pass: 'new2', health: 'valid' })
  expect(await outcome(answers.toReversed())).toEqual(forwards)
})

test('fifty writers of one share at the same time leave one row, every fact, and versions without a gap', async () => {
  const { disk_id } = aRequest()
  const weights = Array.from({ length: 50 }, (_, index) => index + 1)
  const payloads = weights.map((weight) => aResolution({ disk_id, weight, is_mine: weight === 13 }))
  payloads[20] = aResolution({ disk_id, disk_pass: 'a1b2' })
  payloads[30] = aDriveAnswer({ disk_id })
  await Promise.all(payloads.map(applyNow))
  const rows = await service.db('disk').where({ disk_id })
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ weight: 50, is_mine: true, disk_pass: 'a1b2', disk_name: '庆余年.S02.2160p' })
  const saved = await service.told(DiskSaved, disk_id)
  expect(saved.map(({ version }) => version)).toEqual(saved.map((_, index) => index + 1))
  expect(Number(rows[0].version)).toBe(saved.length)
  expect(await service.told(DiskImported, disk_id)).toHaveLength(50)
})

test('an effect whose transaction fails leaves no resource and no event', async () => {
  const payload = aResolution()
  const failing = service.db.transaction(async (trx) => {
    await onLinkResolved().each?.apply(trx, payload, asVisitor(), undefined)
    throw new Error('the power went off')
  })
  await expect(failing).rejects.toThrow('the power went off')
  expect(await service.db('disk').where({ disk_id: payload.disk_id })).toEqual([])
  expect(await service.told(DiskSaved, payload.disk_id)).toEqual([])
})

test('an import into a category that is gone stores the resource without one', async () => {
  const payload = aResolution({ cate_id: 987_654 })
  await service.send(LinkResolved, payload)
  await imported(payload.disk_id)
  expect((await docOf(payload.disk_id)).cate_id).toBe(0)
})
