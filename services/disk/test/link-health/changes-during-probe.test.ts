import { DiskImported, DiskSaved, ImportFailed, ImportRequested } from '@pandex/contracts/events'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DriveAnswer } from '../../clients/drives/drive.ts'
import { purgeBatch } from '../../jobs/purge-deleted.ts'
import type { ShareKey } from '../../repositories/resources/disks.ts'
import { queueChecks } from '../../repositories/link-health/link-checks.ts'
import { aDriveAnswer, aRequest, asAdmin, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'
import { createFakeDrives } from '../drives/fake-drives.ts'

let service: DiskTestService
let probing: AsyncDisposable

const drives = createFakeDrives()
const gone: DriveAnswer = { verdict: 'dead', reason: 'cancelled', msg: '分享已取消' }

beforeAll(async () => {
  service = await startDiskService()
  probing = service.startAsking(drives.all)
})

beforeEach(async () => {
  drives.reset()
  await service.resetSite()
})

afterAll(async () => {
  await probing[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

const rowOf = async ({ disk_type, disk_id }: ShareKey) => service.db('disk').where({ disk_type, disk_id }).first()
const checkOf = async ({ disk_id }: ShareKey) => service.db('link_check').where({ disk_id }).first()
const idle = async (share: ShareKey) => waitFor(async () => ((await checkOf(share))?.due_at ?? null) === null)

const stored = async () => {
  const share = aDriveAnswer()
  await service.insert(share)
  const { id } = await rowOf(share)
  return { ...share, id: id as number }
}

const queueNow = async (share: ShareKey): Promise<void> =>
  service.db.transaction((trx) => queueChecks(trx, [share], 'opened', true))

/** Runs `happen` during the first probe of the share. */
const meanwhile = ({ disk_id }: ShareKey, happen: () => Promise<unknown>, answer = drives.valid()): void => {
  let happened: Promise<unknown> | undefined
  drives.answer(disk_id, async () => {
    await (happened ??= happen())
    return answer
  })
}

const endsOf = async ({ disk_id }: ShareKey, count = 1) =>
  waitFor(async () => {
    const done = await service.listPublished(DiskImported, disk_id)
    const failed = await service.listPublished(ImportFailed, disk_id)
    const ends = [...done.map(({ outcome }) => outcome), ...failed.map(({ status }) => status)]
    return ends.length >= count && ends
  })

test('a resource that an admin deletes during its probe stays deleted and unchanged', async () => {
  const share = await stored()
  meanwhile(share, () => service.client.DeleteDisks({ ids: [share.id] }, asAdmin()))
  await queueNow(share)
  await waitFor(async () => (await rowOf(share)).deleted_at !== null)
  await idle(share)
  expect(await rowOf(share)).toMatchObject({ enabled: false, disk_name: share.disk_name, version: 2 })
})

test.each([
  ['public', 'banned', false],
  ['admin', 'updated', true],
] as const)('an import (%s) of a resource deleted during its probe ends as %s', async (origin, end, isBack) => {
  const share = await stored()
  meanwhile(share, () => service.client.DeleteDisks({ ids: [share.id] }, asAdmin()))
  await service.db('link_check').where({ disk_id: share.disk_id }).delete()
  await service.send(ImportRequested, aRequest({ disk_id: share.disk_id, origin }))
  expect(await endsOf(share)).toEqual([end])
  const row = await rowOf(share)
  expect([row.enabled, row.deleted_at === null]).toEqual([isBack, isBack])
})

const purge = async (share: ShareKey): Promise<void> => {
  await service
    .db('disk')
    .where({ disk_id: share.disk_id })
    .update({ enabled: false, deleted_at: new Date('2026-01-01') })
  await purgeBatch(service.db)
}

test('a resource purged during its probe is not restored by the answer', async () => {
  const share = await stored()
  meanwhile(share, () => purge(share))
  await queueNow(share)
  await waitFor(async () => (await checkOf(share)) === undefined)
  expect(await rowOf(share)).toBeUndefined()
  expect((await service.listPublished(DiskSaved, share.disk_id)).at(-1)).toMatchObject({ deleted: true })
})

test('an import of a resource purged during its probe makes a new resource', async () => {
  const share = await stored()
  const { doc_id } = await rowOf(share)
  meanwhile(share, () => purge(share))
  await service.send(ImportRequested, aRequest({ disk_id: share.disk_id }))
  expect(await endsOf(share)).toEqual(['created'])
  expect((await rowOf(share)).doc_id).not.toBe(doc_id)
})

test('an answer about a link that an admin replaces meanwhile does not affect the new link, which gets its own probe', async () => {
  const share = await stored()
  const fresh = aRequest()
  drives.answer(fresh.disk_id, drives.valid({ disk_name: '新链接' }))
  meanwhile(share, () => service.client.UpdateDisk({ id: share.id, disk_id: fresh.disk_id }, asAdmin()), gone)
  const { disk_type, disk_id } = share
  const first_dead_at = service.db.raw(`now() - interval '1 hour'`)
  await service.db('link_check').insert({ disk_type, disk_id, due_at: service.db.fn.now(), first_dead_at })
  await waitFor(async () => (await rowOf(fresh))?.disk_name === '新链接')
  expect(await rowOf(fresh)).toMatchObject({ id: share.id, health: 'valid' })
  await waitFor(async () => (await checkOf(share)) === undefined)
  expect(await rowOf(share)).toBeUndefined()
})

test('an import that arrives during a probe of the same share is answered too, each item once', async () => {
  const first = aRequest()
  const second = aRequest({ disk_id: first.disk_id })
  meanwhile(first, async () => {
    await service.send(ImportRequested, second)
    await waitFor(async () => service.db('import_wait').where({ item_id: second.item_id }).first())
  })
  await service.send(ImportRequested, first)
  expect((await endsOf(first, 2)).toSorted()).toEqual(['created', 'unchanged'])
  await idle(first)
  expect(await service.db('import_wait').where({ disk_id: first.disk_id })).toEqual([])
})

test('an import refused by a ban succeeds for the same item once the ban is lifted', async () => {
  const isBanned = async () =>
    (await service.readBans())({ disk_name: '', files: '', share_user: '坏人', share_user_id: '' })
  service.site.lists = { ban_share_user: ['坏人'] }
  await waitFor(isBanned)
  const request = aRequest()
  drives.answer(request.disk_id, drives.valid({ share_user: '坏人' }))
  await service.send(ImportRequested, request)
  expect(await endsOf(request)).toEqual(['banned'])
  service.site.lists = {}
  await waitFor(async () => !(await isBanned()))
  await service.send(ImportRequested, request)
  expect((await endsOf(request, 2)).toSorted()).toEqual(['banned', 'created'])
})

test('an answer that arrives after its lease expired is stored when no other worker has claimed the share', async () => {
  const share = await stored()
  const ended = () =>
    service
      .db('link_check')
      .where({ disk_id: share.disk_id })
      .update({ leased_until: new Date(0), due_at: service.db.raw(`now() + interval '1 hour'`) })
  meanwhile(share, ended, drives.valid({ disk_name: '晚到的' }))
  await queueNow(share)
  await waitFor(async () => (await rowOf(share)).disk_name === '晚到的')
  expect(drives.asked(share.disk_id)).toHaveLength(1)
})

test('when two workers probe a share because a lease expired, the later answer counts, once', async () => {
  const request = aRequest()
  const { promise: stuck, resolve: resume } = Promise.withResolvers<DriveAnswer>()
  let times = 0
  drives.answer(request.disk_id, () => ((times += 1) === 1 ? stuck : drives.valid({ disk_name: '后问的' })))
  await service.send(ImportRequested, request)
  await waitFor(() => times === 1)
  await service
    .db('link_check')
    .where({ disk_id: request.disk_id })
    .update({ leased_until: new Date(0) })
  expect(await endsOf(request)).toEqual(['created'])
  resume(gone)
  await idle(request)
  await queueNow(request)
  await waitFor(() => times === 3)
  await idle(request)
  expect(await rowOf(request)).toMatchObject({ disk_name: '后问的', health: 'valid' })
  expect(await service.listPublished(ImportFailed, request.disk_id)).toEqual([])
  expect(await service.db('link_check').where({ disk_id: request.disk_id }).first()).toMatchObject({
    first_dead_at: null,
  })
})
