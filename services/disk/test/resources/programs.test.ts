import { DiskSaved } from '@pandex/contracts/events'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aDriveAnswer, asAdmin, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'
import { up as tellTimesAgain } from '../../migrations/20261122000200_import_times.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(async () => {
  await service.db.raw('truncate disk, link_check cascade')
  await service.db('outbox').delete()
})

const aShare = {
  disk_id: 'aaa111aaa111',
  disk_type: 'QUARK',
  disk_name: '庆余年 第二季',
  disk_pass: 'abcd',
  files: 'file:01.mkv',
  share_user: '老王',
  shared_time: '2026-05-01T08:00:00.000Z',
  description: '第一行',
  posters_url: 'https://example.com/a.jpg',
  tags: ['剧集'],
  weight: 3,
}
const save = (fields: object = {}) => service.client.SaveDisk({ ...aShare, ...fields }, asVisitor())
const stored = async (docId: string) => service.client.GetDoc({ doc_id: docId, with_meta: true }, asAdmin())

test('a resource submitted by a program is stored once, published once and queued for a check', async () => {
  const { doc_id, outcome } = await save()
  expect(outcome).toBe('created')
  expect(await save()).toEqual({ doc_id, outcome: 'unchanged' })
  expect(await stored(doc_id)).toMatchObject({
    disk_name: '庆余年 第二季',
    files: 'file:01.mkv',
    share_user: '老王',
    tags: ['剧集'],
    weight: 3,
    health: 'unsure',
    edges: { meta: { description: '第一行', posters_url: 'https://example.com/a.jpg' } },
  })
  const versions = (await service.listPublished(DiskSaved, aShare.disk_id)).map(({ version }) => version)
  expect(new Set(versions).size).toBe(versions.length)
  expect(await service.db('link_check').where({ disk_id: aShare.disk_id })).toHaveLength(1)
})

test('a resource without a share time from its drive uses the import time: in answers, lists, the index and their order', async () => {
  const { doc_id } = await save({ shared_time: '' })
  const later = await save({ disk_id: 'bbb222bbb222', shared_time: '2999-01-01T00:00:00.000Z' })
  const { create_time, shared_time } = await stored(doc_id)
  expect(shared_time).toBe(create_time)
  expect((await service.listPublished(DiskSaved, aShare.disk_id)).at(-1)).toMatchObject({ shared_time: create_time })
  const page = { order_by: 'shared_time', order: 'asc' }
  const listed = async () => (await service.client.ListAll({ page, filter: {} }, asAdmin())).list
  expect((await listed()).map((row) => row.doc_id)).toEqual([doc_id, later.doc_id])
  expect((await listed())[0]).toMatchObject({ shared_time: create_time })
  const versions = async (): Promise<number[]> => service.db('disk').orderBy('id').pluck('version')
  const before = await versions()
  await tellTimesAgain(service.db)
  expect((await versions()).map((version, at) => version - (before[at] ?? 0))).toEqual([1, 0])
})

test('fifty programs that submit the same resource concurrently make one', async () => {
  const replies = await Promise.all(Array.from({ length: 50 }, () => save()))
  expect(new Set(replies.map(({ doc_id }) => doc_id)).size).toBe(1)
  expect(replies.filter(({ outcome }) => outcome === 'created')).toHaveLength(1)
})

test('better known values are kept: texts of admins, existing tags and descriptions', async () => {
  const { doc_id } = await save()
  const { id } = await stored(doc_id)
  await service.client.UpdateMeta({ id, description: '站长写的' }, asAdmin())
  await service.client.UpdateDisk({ id, disk_name: '站长起的名' }, asAdmin())
  await save({ disk_name: '别的', description: '别的', tags: ['别的'] })
  expect(await stored(doc_id)).toMatchObject({
    disk_name: '站长起的名',
    tags: ['剧集'],
    edges: { meta: { description: '站长写的' } },
  })
})

test.each([
  [{ disk_type: 'ONEDRIVE' }, 'disk.bad_disk'],
  [{ disk_id: 'a/../b' }, 'disk.bad_disk'],
  [{ disk_id: 'zzz' }, 'disk.bad_disk'],
  [{ disk_type: 'UC' }, 'disk.bad_disk'],
  [{ disk_name: ' \u200b' }, 'disk.bad_disk'],
  [{ posters_url: 'javascript:alert(1)' }, 'disk.bad_meta'],
])('%j is refused and stores nothing', async (fields, code) => {
  await expect(save(fields)).rejects.toMatchObject({ code })
  expect(await service.db('disk')).toHaveLength(0)
})

test('refuses resources that an admin deleted or the site bans', async () => {
  const { doc_id } = await save()
  await service.client.DeleteDisks({ ids: [(await stored(doc_id)).id] }, asAdmin())
  await expect(save()).rejects.toMatchObject({ code: 'disk.banned' })
})

test('programs read whole rows in order of id and continue after the last one', async () => {
  for (const disk_id of ['a1', 'a2', 'a3', 'a4']) await service.insert(aDriveAnswer({ disk_id }))
  const read = async (request: object) =>
    (await service.client.ListForPrograms(request, asVisitor())).items.map(({ disk_id }) => disk_id)
  expect(await read({})).toEqual(['a4', 'a3', 'a2', 'a1'])
  expect(await read({ by_id: 'asc', page: { page: 2, size: 3 } })).toEqual(['a4'])
  const [, second] = await service.db('disk').orderBy('id').select('id')
  expect(await read({ by_id: 'asc', last_id: second.id })).toEqual(['a3', 'a4'])
  expect(await read({ enabled: 'no' })).toEqual([])
})
