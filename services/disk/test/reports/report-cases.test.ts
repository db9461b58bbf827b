import { dayOf } from '@pandex/contracts/shanghai-time'
import type { ResolveReportsRequest } from '@pandex/platform/gen/pandex/disk/v1/ResolveReportsRequest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeBatch } from '../../jobs/purge-deleted.ts'
import { asAdmin, asUser, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'
import { reportFixture } from './report-fixture.ts'
import type { ReportedDoc } from './report-fixture.ts'

let service: DiskTestService
let fixture: ReturnType<typeof reportFixture>

beforeAll(async () => {
  service = await startDiskService()
  fixture = reportFixture(service)
})

afterAll(() => service[Symbol.asyncDispose]())

const list = async (filter: object = {}, page: object = {}) =>
  service.client.ListReports({ page: { size: 100, ...page }, filter }, asAdmin())

const rowsOf = async ({ doc_id }: ReportedDoc) => (await list({ q: doc_id })).list

const idsOf = async (doc: ReportedDoc): Promise<number[]> => (await rowsOf(doc)).map(({ id }) => id)

const resolve = async (ids: number[], more: ResolveReportsRequest = {}) =>
  service.client.ResolveReports({ ids, verdict: 'fixed', ...more }, asAdmin())

const resolveDoc = async (doc: ReportedDoc, more: ResolveReportsRequest = {}) => resolve(await idsOf(doc), more)

const audits = async (): Promise<number> =>
  (await service.audited()).filter(([action]) => action === 'report.resolve').length

test('lists one row per resource and reason with count, times, and the latest texts and contacts', async () => {
  const doc = await fixture.addDoc()
  await fixture.report(doc, { text: '第一次' })
  await fixture.report(doc, { text: '第二次', contact: 'mei@example.com' })
  await fixture.report(doc, { reason: 'illegal', text: '违法' })
  const [illegal, dead] = await rowsOf(doc)
  expect(illegal).toMatchObject({ reason: 'illegal', count: 1, text: '违法', contact: '' })
  expect(dead).toMatchObject({
    doc_id: doc.doc_id,
    disk_name: doc.disk_name,
    reason: 'dead',
    count: 2,
    text: '第二次',
    contact: 'mei@example.com',
    verdict: '',
    handled_at: '',
    takedown: '',
  })
  expect(dead?.latest.map(({ text }) => text)).toEqual(['第二次', '第一次'])
  expect(Date.parse(dead?.last_time ?? '')).toBeGreaterThan(Date.parse(dead?.first_time ?? ''))
})

test('filters by status, reason, name, contact and time, and refuses bad orders and times', async () => {
  const doc = await fixture.addDoc('罕见的名称 50%_折')
  await fixture.report(doc, { reason: 'content', contact: 'unique@example.com' })
  const [id] = await idsOf(doc)
  const found = async (filter: object): Promise<boolean> => (await list(filter)).list.some((row) => row.id === id)
  expect(await found({ status: 'open', reason: 'content', q: '50%_折' })).toBe(true)
  expect(await found({ q: '50%x折' })).toBe(false)
  expect(await found({ q: 'UNIQUE@example.com' })).toBe(true)
  expect(await found({ status: 'fixed' })).toBe(false)
  expect(await found({ reason: 'dead' })).toBe(false)
  expect(await found({ from: new Date(Date.now() + 60_000).toISOString() })).toBe(false)
  expect(await found({ from: new Date(Date.now() - 60_000).toISOString() })).toBe(true)
  expect(await found({ to: new Date(Date.now() - 60_000).toISOString() })).toBe(false)
  const today = dayOf(new Date())
  expect(await found({ from: today, to: today })).toBe(true)
  for (const from of ['yesterday', '2026', '1 May 2026'])
    await expect(list({ from })).rejects.toMatchObject({ kind: 'invalid', code: 'disk.bad_range' })
  await expect(list({}, { order_by: 'note' })).rejects.toMatchObject({ kind: 'invalid', code: 'list.bad_order' })
  const byCount = (await list({}, { order_by: 'count', order: 'desc' })).list.map(({ count }) => count)
  expect(byCount).toEqual(byCount.toSorted((a, b) => b - a))
})

test('a verdict ends the open row and marks the resource; a later report opens another row', async () => {
  const doc = await fixture.addDoc()
  await fixture.report(doc)
  expect(await resolveDoc(doc, { verdict: 'fixed', note: '换了链接' })).toEqual({ count: 1, done: 1, failed: [] })
  expect(await fixture.rowOf(doc)).toMatchObject({ status: 2, enabled: true, takedown: null })
  expect(await rowsOf(doc)).toMatchObject([{ verdict: 'fixed', note: '换了链接', handled_by: 1 }])
  await fixture.report(doc)
  expect((await rowsOf(doc)).map(({ verdict, count }) => [verdict, count])).toEqual([
    ['', 1],
    ['fixed', 1],
  ])
  expect(await fixture.rowOf(doc)).toMatchObject({ status: 1 })
})

test('a resource stays marked as reported until its last row has a verdict', async () => {
  const doc = await fixture.addDoc()
  await fixture.report(doc)
  await fixture.report(doc, { reason: 'illegal' })
  const [one, other] = await idsOf(doc)
  await resolve([one ?? 0])
  expect(await fixture.rowOf(doc)).toMatchObject({ status: 1 })
  await resolve([other ?? 0], { verdict: 'refused' })
  expect(await fixture.rowOf(doc)).toMatchObject({ status: 2 })
})

test('the same verdict and note again change nothing and send no second mail', async () => {
  const doc = await fixture.addDoc()
  await fixture.report(doc, { contact: 'once@example.com' })
  const ids = await idsOf(doc)
  const request = { verdict: 'refused', note: '内容相符', answer: true }
  const before = await audits()
  await resolve(ids, request)
  const row = await rowsOf(doc)
  expect(await resolve(ids, request)).toEqual({ count: 1, done: 1, failed: [] })
  expect(await rowsOf(doc)).toEqual(row)
  expect(await audits()).toBe(before + 1)
  const sent = (await fixture.answers()).filter(({ to }) => to === 'once@example.com')
  expect(sent).toEqual([{ to: 'once@example.com', disk_name: doc.disk_name, result: '未采纳', note: '内容相符' }])
})

test('answers each address once, only on request, and keeps addresses out of events and the audit log', async () => {
  const doc = await fixture.addDoc()
  for (const contact of ['twice@example.com', 'TWICE@example.com', '', 'other@example.com'])
    await fixture.report(doc, { contact })
  await resolveDoc(doc, { answer: true })
  const reported = (await fixture.answers()).map(({ to }) => to)
  expect(reported.filter((to) => to === 'twice@example.com')).toHaveLength(1)
  expect(reported.filter((to) => to === 'other@example.com')).toHaveLength(1)
  const silent = await fixture.addDoc()
  await fixture.report(silent, { contact: 'silent@example.com' })
  await resolveDoc(silent)
  expect((await fixture.answers()).map(({ to }) => to)).not.toContain('silent@example.com')
  const outbox = JSON.stringify(await service.db('outbox').select('payload', 'key', 'headers'))
  expect(outbox).not.toContain('@example.com')
})

test('a removed resource is gone at once for visitors and stays gone after imports by anyone', async () => {
  const doc = await fixture.addDoc()
  await fixture.report(doc, { reason: 'illegal' })
  expect(await fixture.isVisible(doc)).toBe(true)
  await resolveDoc(doc, { verdict: 'removed', note: '违法' })
  expect(await fixture.isVisible(doc)).toBe(false)
  expect(await fixture.canOpen(doc)).toBe(false)
  for (const origin of ['public', 'admin'] as const)
    expect(await fixture.importAgain(doc, origin)).toBe('该资源因举报或投诉下架，不再收录')
  const program = { disk_type: 'QUARK', disk_id: doc.disk_id, disk_name: '又来了', disk_pass: '', files: '' }
  await expect(service.client.SaveDisk(program, asVisitor())).rejects.toMatchObject({ code: 'disk.banned' })
  expect(await fixture.rowOf(doc)).toMatchObject({ takedown: 'removed', enabled: false, status: 2 })
})

test('a removed resource cannot be enabled elsewhere, and neither a deletion nor its purge lets it be imported again', async () => {
  const doc = await fixture.addDoc()
  await fixture.report(doc)
  await resolveDoc(doc, { verdict: 'removed' })
  const deleted = await service.client.DeleteDisks({ ids: [doc.id] }, asAdmin())
  await service.client.UndoChange({ undo: deleted.undo }, asAdmin())
  expect(await fixture.rowOf(doc)).toMatchObject({ takedown: 'removed', enabled: false })
  const enable = service.client.UpdateDisk({ id: doc.id, enabled: true }, asAdmin())
  await expect(enable).rejects.toMatchObject({ kind: 'failed_precondition', code: 'disk.taken_down' })
  const many = await service.client.UpdateDisks({ ids: [doc.id], set: { enabled: true } }, asAdmin())
  expect(many).toMatchObject({ done: 0, failed: [{ id: doc.id, msg: '资源因举报或投诉下架，请在“举报处理”里恢复' }] })
  await service.client.DeleteDisks({ ids: [doc.id] }, asAdmin())
  const old = new Date('2026-01-01')
  await service.db('disk').where({ id: doc.id }).update({ deleted_at: old })
  await purgeBatch(service.db)
  expect(await fixture.importAgain(doc, 'admin')).toContain('下架')
})

test('a removal can be taken back with `restore` only, and the resource comes back unchanged', async () => {
  const doc = await fixture.addDoc()
  await fixture.report(doc)
  const before = await fixture.rowOf(doc)
  await resolveDoc(doc, { verdict: 'removed' })
  const ids = await idsOf(doc)
  expect(await resolve(ids, { verdict: 'refused' })).toEqual({
    count: 1,
    done: 0,
    failed: [{ id: ids[0], msg: '资源已移除；要改结果，请同时恢复资源' }],
  })
  expect(await resolve(ids, { verdict: 'refused', restore: true })).toMatchObject({ done: 1, failed: [] })
  expect(await fixture.rowOf(doc)).toMatchObject({ enabled: true, takedown: null, status: 2, deleted_at: null })
  expect(await fixture.isVisible(doc)).toBe(true)
  expect(before.enabled).toBe(true)
})

test('a resource that an admin had disabled before the removal stays disabled afterwards', async () => {
  const doc = await fixture.addDoc()
  await fixture.report(doc)
  await service.client.UpdateDisk({ id: doc.id, enabled: false }, asAdmin())
  await resolveDoc(doc, { verdict: 'removed' })
  await resolveDoc(doc, { verdict: 'fixed', restore: true })
  expect(await fixture.rowOf(doc)).toMatchObject({ enabled: false, takedown: null })
})

test('resolves all rows of a filter; a preview only counts', async () => {
  const docs = await Promise.all(Array.from({ length: 3 }, async () => fixture.addDoc('批量处理的资源')))
  for (const doc of docs) await fixture.report(doc, { reason: 'other' })
  const request = { filter: { q: '批量处理', status: 'open' }, verdict: 'refused' }
  const preview = await service.client.ResolveReports({ ...request, preview: true }, asAdmin())
  expect(preview).toEqual({ count: 3, done: 0, failed: [] })
  expect((await list({ q: '批量处理', status: 'open' })).total).toBe(3)
  expect(await service.client.ResolveReports(request, asAdmin())).toEqual({ count: 3, done: 3, failed: [] })
  expect((await list({ q: '批量处理', status: 'open' })).total).toBe(0)
})

test('names unknown ids as failed and audits the change', async () => {
  const doc = await fixture.addDoc()
  await fixture.report(doc)
  const [id = 0] = await idsOf(doc)
  expect(await resolve([id, 999_999], { note: '好了' })).toEqual({
    count: 2,
    done: 1,
    failed: [{ id: 999_999, msg: '记录不存在' }],
  })
  expect((await service.audited()).at(-1)).toEqual([
    'report.resolve',
    'report:many',
    { verdict: 'fixed', note: '好了', restore: false, count: 1, ids: [id] },
  ])
})

test.each([
  [{ verdict: 'nice' }, 'disk.bad_verdict'],
  [{ verdict: 'removed', restore: true }, 'disk.bad_verdict'],
  [{ note: '字'.repeat(3_000) }, 'disk.bad_verdict'],
])('refuses a bad verdict and changes nothing: %#', async (more, code) => {
  const doc = await fixture.addDoc()
  await fixture.report(doc)
  await expect(resolveDoc(doc, more)).rejects.toMatchObject({ kind: 'invalid', code })
  expect(await rowsOf(doc)).toMatchObject([{ verdict: '' }])
})

test('opposite verdicts and reports at the same time end in one consistent state', async () => {
  const doc = await fixture.addDoc()
  await fixture.report(doc)
  const ids = await idsOf(doc)
  await Promise.all([
    ...Array.from({ length: 6 }, async (_, index) =>
      resolve(ids, index % 2 ? { verdict: 'removed' } : { verdict: 'fixed', restore: true }),
    ),
    ...Array.from({ length: 6 }, async () => fixture.report(doc).catch(() => undefined)),
  ])
  const rows = await rowsOf(doc)
  const isRemoved = rows.some(({ verdict }) => verdict === 'removed')
  expect(await fixture.rowOf(doc)).toMatchObject({ takedown: isRemoved ? 'removed' : null, enabled: !isRemoved })
  expect(rows.filter(({ verdict }) => verdict === '').length).toBeLessThanOrEqual(1)
})

test('refuses everyone but admins', async () => {
  for (const ctx of [asVisitor(), asUser(7)]) {
    const refused = { kind: 'forbidden', code: 'disk.admin_only' }
    await expect(service.client.ListReports({}, ctx)).rejects.toMatchObject(refused)
    await expect(service.client.ResolveReports({ ids: [1], verdict: 'fixed' }, ctx)).rejects.toMatchObject(refused)
  }
})
