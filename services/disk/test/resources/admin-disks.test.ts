import { DiskSaved } from '@pandex/contracts/events'
import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mergeDisk } from '../../domain/resources/merge-disk.ts'
import { purgeBatch } from '../../jobs/purge-deleted.ts'
import { aResolution, asAdmin, asUser, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(async () => {
  await service.db.raw('truncate disk cascade')
  await service.db('outbox').delete()
})

const idOf = async (docId: string): Promise<number> =>
  (await service.db('disk').where({ doc_id: docId }).first('id')).id

const insert = async (fields: Parameters<typeof aResolution>[0] = {}) => {
  const resolution = aResolution(fields)
  const docId = await service.insert(resolution)
  return { docId, id: await idOf(docId), diskId: resolution.disk_id }
}

const insertMany = async (count: number) => {
  const all: Awaited<ReturnType<typeof insert>>[] = []
  for (let index = 0; index < count; index += 1) all.push(await insert({ disk_name: `Name ${index}` }))
  return all
}

const asBackground = () => testContext({ clientAddress: '' })
const client = () => service.client
const list = async (filter: object = {}, page: object = {}) => client().ListAll({ filter, page }, asAdmin())
const namesOf = async (filter: object) => (await list(filter)).list.map(({ disk_name }) => disk_name)
const get = async (docId: string) => client().GetDoc({ doc_id: docId, with_meta: true }, asAdmin())

test('only admins list, change, delete or restore resources', async () => {
  const { id } = await insert()
  for (const ctx of [asVisitor(), asUser(2)]) {
    await expect(client().ListAll({}, ctx)).rejects.toMatchObject({ code: 'disk.admin_only' })
    await expect(client().UpdateDisk({ id, disk_name: 'x' }, ctx)).rejects.toMatchObject({ code: 'disk.admin_only' })
    await expect(client().UpdateDisks({ ids: [id], set: { weight: 3 } }, ctx)).rejects.toMatchObject({
      code: 'disk.admin_only',
    })
    await expect(client().DeleteDisks({ ids: [id] }, ctx)).rejects.toMatchObject({ code: 'disk.admin_only' })
    await expect(client().UndoChange({ undo: 'x' }, ctx)).rejects.toMatchObject({ code: 'disk.admin_only' })
    await expect(client().FindByDocIds({ doc_ids: ['x'] }, ctx)).rejects.toMatchObject({ code: 'disk.admin_only' })
    await expect(client().ResendDocs({ doc_ids: ['x'] }, ctx)).rejects.toMatchObject({ code: 'disk.admin_only' })
    await expect(client().ListPages({}, ctx)).rejects.toMatchObject({ code: 'disk.admin_only' })
    await expect(client().ListSaved({}, ctx)).rejects.toMatchObject({ code: 'disk.admin_only' })
  }
})

test('a resource is found by part of its name, its public id, its id at the drive and its link', async () => {
  const expected = await insert({ disk_name: '庆余年 100%_第二季', disk_type: 'BDY', disk_id: 'AbC-123' })
  await insert({ disk_name: '别的' })
  for (const q of ['余年 100%_', expected.docId, 'AbC-123', 'https://pan.baidu.com/s/1AbC-123?pwd=1234'])
    expect(await namesOf({ q })).toEqual(['庆余年 100%_第二季'])
  expect(await namesOf({ q: '100%x' })).toEqual([])
  expect(await namesOf({ q: "' or 1=1 --" })).toEqual([])
})

test('several resources are selected by their public ids, and unknown ids among them are ignored', async () => {
  const some = [await insert({ disk_name: 'A' }), await insert({ disk_name: 'B' })]
  await insert({ disk_name: 'C' })
  expect(await namesOf({ doc_id: ['unknown', ...some.map(({ docId }) => docId)].join(',') })).toEqual(['B', 'A'])
})

test('filters of drive, state, sharer and time combine, and an invalid order is refused', async () => {
  await insert({ disk_name: 'A', disk_type: 'BDY', share_user: '老王' })
  await insert({ disk_name: 'B', disk_type: 'QUARK', share_user: '老王', is_mine: true })
  expect(await namesOf({ share_user: '老王' })).toEqual(['B', 'A'])
  expect(await namesOf({ share_user: '老王', disk_type: 'BDY' })).toEqual(['A'])
  expect(await namesOf({ is_mine: 'yes' })).toEqual(['B'])
  expect(await namesOf({ from: '2999-01-01T00:00:00Z' })).toEqual([])
  expect((await list({}, { order_by: 'id', order: 'asc' })).list.map(({ disk_name }) => disk_name)).toEqual(['A', 'B'])
  for (const column of [
    'create_time',
    'disk_name',
    'disk_type',
    'status',
    'cate_id',
    'share_user',
    'enabled',
    'is_mine',
  ])
    expect((await list({}, { order_by: column, order: 'asc' })).total).toBe(2)
  expect((await list({}, { order_by: 'disk_name', order: 'desc' })).list[0]?.disk_name).toBe('B')
  await expect(list({}, { order_by: 'disk_pass' })).rejects.toMatchObject({ code: 'list.bad_order' })
})

test('a category filter includes all descendants', async () => {
  const top = await client().CreateCategory({ name: '影视' }, asAdmin())
  const below = await client().CreateCategory({ name: '剧集', pid: top.id }, asAdmin())
  const { id } = await insert({ disk_name: '在下级' })
  await insert({ disk_name: '不在' })
  await client().UpdateDisk({ id, cate_id: below.id }, asAdmin())
  expect(await namesOf({ cate_id: top.id })).toEqual(['在下级'])
})

test('values set by an admin survive later drive answers, and are published to the index once', async () => {
  const { id, docId, diskId } = await insert({ disk_name: '错的名字' })
  await service.db('outbox').delete()
  await client().UpdateDisk({ id, disk_name: ' 对的名字 ', share_user: '站长', weight: 5 }, asAdmin())
  await client().UpdateDisk({ id, disk_name: '对的名字', share_user: '站长', weight: 5 }, asAdmin())
  expect((await service.listPublished(DiskSaved, diskId)).map(({ disk_name }) => disk_name)).toEqual(['对的名字'])
  const { id: _id, ...row } = await service.db('disk').where({ id }).first()
  const later = aResolution({ disk_name: '网盘的名字', name_source: 'drive', share_user: '老王', files: 'file:1' })
  const merged = mergeDisk(row, { ...later, shared_time: null, cate_id: null, resolved_at: new Date() })
  expect(merged).toMatchObject({ disk_name: '对的名字', share_user: '站长', weight: 5, files: 'file:1' })
  expect(await get(docId)).toMatchObject({ disk_name: '对的名字' })
  expect(await service.audited()).toMatchObject([['disk.update', `disk:${id}`, { weight: [0, 5] }]])
})

test('a link that another resource has, blank names and bad ids are refused and change nothing', async () => {
  const [first, second] = [
    await insert({ disk_id: 'aaaaaaaaaaaa' }),
    await insert({ disk_id: 'bbbbbbbbbbbb', disk_name: '不变' }),
  ]
  const refused = async (change: object, code: string) =>
    expect(client().UpdateDisk({ id: second.id, ...change }, asAdmin())).rejects.toMatchObject({ code })
  await refused({ disk_id: 'AAAAaaaaaaaa' }, 'disk.exists')
  await refused({ disk_name: ' \u200b ' }, 'disk.bad_disk')
  await refused({ share_user: '' }, 'disk.bad_disk')
  for (const disk_id of ['a b', 'a/b', '', 'x?y', '../z', 'zzz', '0123456789abc'])
    await refused({ disk_id }, 'disk.bad_disk')
  await refused({ weight: 2_000_000 }, 'disk.bad_disk')
  await refused({ cate_id: 999 }, 'disk.category_unknown')
  await expect(client().UpdateDisk({ id: 999_999, disk_name: 'x' }, asAdmin())).rejects.toMatchObject({
    code: 'disk.unknown',
  })
  expect(await get(second.docId)).toMatchObject({ disk_name: '不变', disk_id: 'bbbbbbbbbbbb' })
  expect(await get(first.docId)).toMatchObject({ disk_id: 'aaaaaaaaaaaa' })
})

test('a new share id discards the drive data of the old one and schedules an immediate probe', async () => {
  const { id, docId } = await insert({ health: 'dead', disk_pass: 'ab12', disk_id: '00000000000a' })
  await service.db('disk').where({ id }).update({ status: 4, checked_at: new Date(), dead_since: new Date() })
  await client().UpdateDisk({ id, disk_name: '只改名字' }, asAdmin())
  expect(await get(docId)).toMatchObject({ health: 'dead', status: 4 })
  const changed = await client().UpdateDisk({ id, disk_id: 'ABCDEF00000A' }, asAdmin())
  expect(changed).toMatchObject({
    disk_id: 'abcdef00000a',
    health: 'unsure',
    status: 0,
    checked_at: '',
    dead_since: '',
  })
  expect((await service.listPublished(DiskSaved, 'abcdef00000a')).at(-1)).toMatchObject({
    health: 'unsure',
    checked_at: '',
  })
  expect(await service.db('link_check').where({ disk_id: 'abcdef00000a' })).toHaveLength(1)
})

test('a bulk change by a filter follows a count, and one undo reverts it', async () => {
  const all = await insertMany(7)
  const before = (await list()).list
  const set = { weight: 9, is_mine: true, add_tags: { values: ['剧集', '剧集'] }, cost_coin: 3, robots: 0 }
  const filter = { q: 'Name' }
  expect(await client().UpdateDisks({ filter, set, preview: true }, asAdmin())).toMatchObject({ count: 7, done: 0 })
  expect((await list()).list).toEqual(before)
  const { undo, done } = await client().UpdateDisks({ filter, set }, asAdmin())
  expect(done).toBe(7)
  for (const disk of (await list()).list)
    expect(disk).toMatchObject({ weight: 9, tags: ['剧集'], edges: { meta: { cost_coin: 3, robots: 0 } } })
  await client().UpdateDisk({ id: all[0]?.id ?? 0, disk_name: '之后改的' }, asAdmin())
  // A probe since the change does not prevent the undo.
  const { db } = service
  await db('disk')
    .where({ id: all[1]?.id })
    .update({ health: 'valid', version: db.raw('version + 1') })
  const undone = await client().UndoChange({ undo }, asAdmin())
  expect(undone).toMatchObject({ count: 7, done: 6, failed: [{ id: all[0]?.id }] })
  const after = (await list({ q: 'Name' })).list
  expect(after.map(({ weight, tags, is_mine }) => [weight, tags, is_mine])).toEqual(
    after.map(() => [0, [], false] as const),
  )
  await expect(client().UndoChange({ undo }, asAdmin())).rejects.toMatchObject({ code: 'disk.change_unknown' })
})

test('a change that runs out of time reports its progress, can be undone that far, and is completed by the same call', async () => {
  await insert()
  const { id: _id, ...row } = await service.db('disk').first()
  const many = Array.from({ length: 1_100 }, (_, index) => ({
    ...row,
    doc_id: `d${String(index).padStart(24, '0')}`,
    disk_id: `many${index}`,
    disk_name: 'Many',
  }))
  await service.db.batchInsert('disk', many, 1_000)
  await service.db.raw(`
    create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(1.2); return null; end $$;
    create trigger take_time after update on disk for each statement execute function take_time()`)
  const change = { filter: { q: 'Many' }, set: { weight: 8 } }
  // Repeats on an overloaded machine, where the answer may miss the deadline.
  const first = await waitFor(async () => {
    change.set.weight += 1
    return client().UpdateDisks(change, testContext({ user: { id: 1, role: 'admin' }, budgetMs: 4_000 }))
  })
  await service.db.raw('drop trigger take_time on disk; drop function take_time()')
  expect(first).toMatchObject({ count: 1_100, failed: [] })
  expect([500, 1_000]).toContain(first.done)
  const second = await client().UpdateDisks(change, asAdmin())
  expect(second).toMatchObject({ count: 1_100, done: 1_100 })
  expect(await client().UndoChange({ undo: first.undo }, asAdmin())).toMatchObject({ done: first.done, failed: [] })
  expect(await client().UndoChange({ undo: second.undo }, asAdmin())).toMatchObject({ done: 1_100 - first.done })
})

test('the same change again changes nothing, and unknown ids are reported', async () => {
  const [one] = await insertMany(1)
  const ids = [one?.id ?? 0, 999_999]
  const first = await client().UpdateDisks({ ids, set: { weight: 4 } }, asAdmin())
  expect(first).toMatchObject({ done: 1, failed: [{ id: 999_999 }] })
  await service.db('outbox').delete()
  expect(await client().UpdateDisks({ ids, set: { weight: 4 } }, asAdmin())).toMatchObject({ done: 1, undo: '' })
  expect(await service.listPublished(DiskSaved, one?.diskId ?? '')).toEqual([])
})

test('a deleted resource is visible to admins only, missing from every list, and unchanged when restored', async () => {
  const all = await insertMany(3)
  const ids = all.map(({ id }) => id)
  const { undo } = await client().DeleteDisks({ ids }, asAdmin())
  const docId = all[0]?.docId ?? ''
  await expect(client().GetDoc({ doc_id: docId }, asVisitor())).rejects.toMatchObject({ code: 'disk.unknown' })
  expect((await client().ListLatest({}, asVisitor())).items).toEqual([])
  expect((await list()).total).toBe(0)
  expect((await list({ deleted: 'yes' })).total).toBe(3)
  expect((await get(docId)).deleted_at).not.toBe('')
  expect((await service.listPublished(DiskSaved, all[0]?.diskId ?? '')).at(-1)).toMatchObject({ enabled: false })
  await expect(client().UpdateDisk({ id: ids[0] ?? 0, enabled: true }, asAdmin())).rejects.toMatchObject({
    code: 'disk.bad_disk',
  })
  await client().UpdateDisks({ ids, set: { enabled: true } }, asAdmin())
  expect((await client().ListLatest({}, asVisitor())).items).toEqual([])
  expect(await client().UndoChange({ undo }, asAdmin())).toMatchObject({ done: 3 })
  expect((await client().ListLatest({}, asVisitor())).items).toHaveLength(3)
})

test('rows requested by public ids come in that order and are published to the index again', async () => {
  const [a, b] = await insertMany(2)
  const doc_ids = [b?.docId ?? '', 'unknown', a?.docId ?? '']
  const { items } = await client().FindByDocIds({ doc_ids }, asAdmin())
  expect(items.map(({ doc_id }) => doc_id)).toEqual([b?.docId, a?.docId])
  await service.db('outbox').delete()
  expect(await client().ResendDocs({ doc_ids }, asAdmin())).toMatchObject({ done: 2 })
  expect(await service.listPublished(DiskSaved, a?.diskId ?? '')).toHaveLength(1)
})

test('walks return what visitors and engines may see, and whole payloads of everything', async () => {
  const all = await insertMany(4)
  const [first, second, third] = all.map(({ id }) => id)
  await client().UpdateDisk({ id: first ?? 0, enabled: false }, asAdmin())
  await client().UpdateMeta({ id: second ?? 0, robots: 0 }, asAdmin())
  await client().DeleteDisks({ ids: [third ?? 0] }, asAdmin())
  const pages = await client().ListPages({ size: 10 }, asBackground())
  expect(pages.list.map(({ doc_id }) => doc_id)).toEqual([all[3]?.docId])
  const marked = async () => {
    const request = { size: 10, noindex_default: true }
    const { list: open } = await client().ListPages(request, asBackground())
    const { list: subjects } = await client().ListForArticles(request, asBackground())
    expect(subjects.map(({ doc_id }) => doc_id)).toEqual(open.map(({ doc_id }) => doc_id))
    return open.map(({ doc_id }) => doc_id)
  }
  expect(await marked()).toEqual([])
  for (const robots of [0, 1]) await client().UpdateMeta({ id: all[3]?.id ?? 0, robots }, asAdmin())
  expect(await marked()).toEqual([all[3]?.docId])
  const head = await client().ListSaved({ size: 3 }, asBackground())
  const tail = await client().ListSaved({ size: 3, after_id: head.last_id }, asBackground())
  const payloads = [...head.payloads, ...tail.payloads].map((text) => DiskSaved.payload.parse(JSON.parse(text)))
  expect(payloads).toMatchObject(all.map(({ docId }) => ({ doc_id: docId })))
})

test('resources deleted a week ago are purged, except those with a paid purchase', async () => {
  const [old, paid, young] = await insertMany(3)
  await client().DeleteDisks({ ids: [old?.id ?? 0, paid?.id ?? 0, young?.id ?? 0] }, asAdmin())
  await service
    .db('disk')
    .whereNot({ id: young?.id })
    .update({ deleted_at: new Date('2026-01-01') })
  const purchase = { user_id: 2, resource_id: paid?.id, state: 'done', kind: 'coin', cost_coin: 1, day: '2026-01-01' }
  const now = new Date()
  await service.db('purchase').insert({ ...purchase, leased_until: now, next_try_at: now, done_time: now })
  expect(await purgeBatch(service.db)).toBe(false)
  expect((await list({ deleted: 'yes' })).list.map(({ id }) => id)).toEqual([young?.id, paid?.id])
  expect((await service.listPublished(DiskSaved, old?.diskId ?? '')).at(-1)).toMatchObject({ deleted: true })
})

test('an article is stored without active content, shown with its resource, and the newest one wins', async () => {
  const { docId, id } = await insert()
  const save = (text: string) =>
    client().SaveArticle({ doc_id: docId, text, model: 'model', prompt: '秘密提示' }, asBackground())
  await save('# 旧的')
  await save('# 介绍\n\n好看<script>alert(1)</script>')
  const { edges } = await client().GetDoc({ doc_id: docId, with_meta: true }, asVisitor())
  expect(edges?.article).toMatchObject({ text: '## 介绍\n好看alert(1)', model: 'model', prompt: '' })
  expect(await client().GetArticle({ doc_id: docId }, asAdmin())).toMatchObject({ prompt: '秘密提示' })
  await expect(save('<b></b>')).rejects.toMatchObject({ code: 'disk.bad_article' })
  await expect(client().SaveArticle({ doc_id: docId, text: 'x' }, asAdmin())).rejects.toMatchObject({
    code: 'disk.admin_only',
  })
  const subjects = async (ids: number[] = []) =>
    (await client().ListForArticles({ ids }, asBackground())).list.map((subject) => subject.id)
  expect([await subjects(), await subjects([id])]).toEqual([[], [id]])
  await client().DeleteArticle({ doc_id: docId }, asAdmin())
  expect(await subjects()).toEqual([id])
})

test('an article that an admin wrote or corrected is cleaned and published, and jobs replace it only on request', async () => {
  const { docId, id } = await insert()
  const save = (replace_by_hand = false) =>
    client().SaveArticle(
      { doc_id: docId, text: '模型写的', model: 'model', prompt: '提示', replace_by_hand },
      asBackground(),
    )
  const write = (text: string, ctx = asAdmin()) => client().UpdateArticle({ doc_id: docId, text }, ctx)
  const subjects = async (replace_by_hand: boolean) =>
    (await client().ListForArticles({ ids: [id], replace_by_hand }, asBackground())).list.map((subject) => subject.id)
  await save()
  expect(await subjects(false)).toEqual([id])

  await write('# 介绍\n\n好看<img src=x onerror=alert(1)>')
  const { edges } = await client().GetDoc({ doc_id: docId, with_meta: true }, asVisitor())
  expect(edges?.article).toMatchObject({ text: '## 介绍\n好看', model: '' })
  expect(await client().GetArticle({ doc_id: docId }, asAdmin())).toMatchObject({ model: '', prompt: '' })
  expect((await service.audited()).at(-1)).toEqual([
    'disk.update_article',
    `disk:${id}`,
    { text: ['模型写的', '## 介绍\n好看'] },
  ])
  // The audit log keeps a prefix, even if that splits a character.
  await write(`${'好'.repeat(199)}😀`)
  expect((await service.audited()).at(-1)?.[2]).toEqual({ text: ['## 介绍\n好看', `${'好'.repeat(199)}\ufffd`] })
  await write('## 介绍\n\n好看')

  await expect(save()).rejects.toMatchObject({ code: 'disk.article_by_hand' })
  expect([await subjects(false), await subjects(true)]).toEqual([[], [id]])
  await expect(write('<b></b>')).rejects.toMatchObject({ code: 'disk.bad_article' })
  await expect(write('字'.repeat(20_001))).rejects.toMatchObject({ code: 'disk.bad_article' })
  await expect(write('好看', asVisitor())).rejects.toMatchObject({ code: 'disk.admin_only' })
  await expect(client().UpdateArticle({ doc_id: 'nobody', text: '好看' }, asAdmin())).rejects.toMatchObject({
    code: 'disk.unknown',
  })
  expect(await client().GetArticle({ doc_id: docId }, asAdmin())).toMatchObject({ text: '## 介绍\n好看' })
  expect(await save(true)).toMatchObject({ text: '模型写的', model: 'model' })
})
