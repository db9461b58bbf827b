import type { AdvanceClaimsRequest } from '@pandex/platform/gen/pandex/disk/v1/AdvanceClaimsRequest'
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

const claimText = {
  reason: 'copyright',
  claimant: '某影业',
  rights: '《庆余年》的信息网络传播权',
  text: '未经许可传播',
  contact: 'rights@example.com',
}

const list = async (filter: object) => service.client.ListClaims({ page: { size: 100 }, ...filter }, asAdmin())

const claimsOf = async ({ doc_id }: ReportedDoc) => (await list({ q: doc_id })).list

/** Makes a claim. @returns its id */
const claim = async (doc: ReportedDoc, more: object = {}): Promise<number> => {
  await fixture.report(doc, { ...claimText, ...more })
  return (await claimsOf(doc))[0]?.id ?? 0
}

const advance = async (id: number, step: string, more: AdvanceClaimsRequest = {}) =>
  service.client.AdvanceClaims({ ids: [id], step, note: `依据：${step}`, ...more }, asAdmin())

const advanceThrough = async (id: number, ...steps: string[]): Promise<void> => {
  for (const step of steps) expect(await advance(id, step)).toEqual({ done: 1, failed: [] })
}

test('a claim alone leaves the resource public; hiding takes it away at once, a restored claim brings it back unchanged', async () => {
  const doc = await fixture.addDoc()
  const id = await claim(doc)
  const before = await fixture.rowOf(doc)
  expect(await fixture.isVisible(doc)).toBe(true)
  await advanceThrough(id, 'hidden')
  expect([await fixture.isVisible(doc), await fixture.canOpen(doc)]).toEqual([false, false])
  await advanceThrough(id, 'decision')
  expect(await fixture.isVisible(doc)).toBe(false)
  await advanceThrough(id, 'restored')
  expect(await fixture.isVisible(doc)).toBe(true)
  expect(await fixture.rowOf(doc)).toEqual({ ...before, status: 2, update_time: expect.any(Date) })
})

test('a removed resource stays gone after imports, and an objection leads to a new decision', async () => {
  const doc = await fixture.addDoc()
  const id = await claim(doc)
  await advanceThrough(id, 'hidden')
  expect(await fixture.importAgain(doc, 'public')).toContain('下架')
  await advanceThrough(id, 'decision', 'removed')
  for (const origin of ['public', 'admin'] as const) expect(await fixture.importAgain(doc, origin)).toContain('下架')
  expect(await fixture.rowOf(doc)).toMatchObject({ takedown: 'removed', enabled: false })
  await advanceThrough(id, 'decision')
  expect(await fixture.isVisible(doc)).toBe(false)
  await advanceThrough(id, 'restored')
  expect(await fixture.isVisible(doc)).toBe(true)
})

test('keeps the log of all steps in order, with grounds and admins', async () => {
  const doc = await fixture.addDoc('日志的资源')
  const id = await claim(doc)
  await advanceThrough(id, 'hidden', 'decision', 'removed')
  await service.client.UpdateDisk({ id: doc.id, disk_name: '改过的名称' }, asAdmin())
  const [row] = await claimsOf(doc)
  expect(row).toMatchObject({ state: 'removed', disk_name: '日志的资源', claimant: '某影业', takedown: 'removed' })
  const expected = [
    ['claim', '', 0],
    ['hidden', '依据：hidden', 1],
    ['decision', '依据：decision', 1],
    ['removed', '依据：removed', 1],
  ]
  expect(row?.steps.map((step) => [step.to_state, step.note, step.admin_id])).toEqual(expected)
  const { list: log } = await service.client.ListClaimLog({}, asAdmin())
  const own = log.filter(({ claim_id }) => claim_id === id)
  expect(own.map((step) => [step.to_state, step.note, step.admin_id])).toEqual(expected)
  expect(own[0]).toMatchObject({ doc_id: doc.doc_id, contact: 'rights@example.com', statement: '未经许可传播' })
  const { list: rest } = await service.client.ListClaimLog({ after_id: own[1]?.id ?? 0, size: 1 }, asAdmin())
  expect(rest.map((step) => step.id)).toEqual([own[2]?.id])
})

test('refuses a step that the state does not allow and changes nothing', async () => {
  const doc = await fixture.addDoc()
  const id = await claim(doc)
  expect(await advance(id, 'removed')).toEqual({ done: 0, failed: [{ id, msg: '已收到的投诉不能改为已移除' }] })
  await advanceThrough(id, 'refused')
  expect(await advance(id, 'hidden')).toEqual({ done: 0, failed: [{ id, msg: '不受理的投诉不能改为已隐藏' }] })
  expect(await fixture.rowOf(doc)).toMatchObject({ enabled: true, takedown: null, status: 2 })
})

test('the same step again changes nothing and sends no second mail', async () => {
  const doc = await fixture.addDoc()
  const id = await claim(doc, { contact: 'again@example.com' })
  await advance(id, 'hidden', { answer: true })
  expect(await advance(id, 'hidden', { answer: true })).toEqual({ done: 1, failed: [] })
  expect((await claimsOf(doc))[0]?.steps).toHaveLength(2)
  const sent = (await fixture.answers()).filter(({ to }) => to === 'again@example.com')
  expect(sent).toEqual([{ to: 'again@example.com', disk_name: doc.disk_name, result: '已隐藏', note: '依据：hidden' }])
})

test('twenty simultaneous equal steps count as one', async () => {
  const id = await claim(await fixture.addDoc())
  const results = await Promise.all(Array.from({ length: 20 }, async () => advance(id, 'hidden')))
  expect(results.every(({ done }) => done === 1)).toBe(true)
  expect(await service.db('claim_step').where({ claim_id: id }).pluck('to_state')).toEqual(['claim', 'hidden'])
})

test('a resource stays hidden while another claim holds it', async () => {
  const doc = await fixture.addDoc()
  const [one, other] = [await claim(doc), await claim(doc, { claimant: '另一家' })]
  await advanceThrough(one, 'hidden')
  await advanceThrough(other, 'hidden')
  await advanceThrough(one, 'decision', 'restored')
  expect(await fixture.rowOf(doc)).toMatchObject({ takedown: 'hidden', enabled: false, status: 1 })
  await advanceThrough(other, 'decision', 'restored')
  expect(await fixture.rowOf(doc)).toMatchObject({ takedown: null, enabled: true, status: 2 })
})

test('a resource with a claim outlives its deletion, so that the log stays complete', async () => {
  const doc = await fixture.addDoc()
  const id = await claim(doc)
  await service.client.DeleteDisks({ ids: [doc.id] }, asAdmin())
  await service
    .db('disk')
    .where({ id: doc.id })
    .update({ deleted_at: new Date('2026-01-01') })
  await purgeBatch(service.db)
  expect((await list({ q: doc.doc_id })).list.map((row) => row.id)).toEqual([id])
  await advanceThrough(id, 'hidden', 'decision', 'restored')
  expect(await fixture.rowOf(doc)).toMatchObject({ enabled: false, takedown: null })
})

test('filters by state, claimant, contact and time', async () => {
  const doc = await fixture.addDoc()
  const id = await claim(doc, { claimant: '独特的权利人', contact: 'filter@example.com' })
  const found = async (filter: object): Promise<boolean> => (await list(filter)).list.some((row) => row.id === id)
  expect(await found({ state: 'open', q: '独特的' })).toBe(true)
  expect(await found({ q: 'Filter@example.com' })).toBe(true)
  expect(await found({ state: 'removed' })).toBe(false)
  expect(await found({ to: new Date(Date.now() - 60_000).toISOString() })).toBe(false)
})

test('audits steps without statements and addresses, and names unknown claims as failed', async () => {
  const id = await claim(await fixture.addDoc())
  expect(await service.client.AdvanceClaims({ ids: [id, 999_999], step: 'hidden' }, asAdmin())).toEqual({
    done: 1,
    failed: [{ id: 999_999, msg: '记录不存在' }],
  })
  expect((await service.audited()).at(-1)).toEqual([
    'claim.advance',
    `claim:${id}`,
    { step: 'hidden', note: '', ids: [id] },
  ])
})

test.each([
  [{ step: 'claim' }, '参数错误'],
  [{ step: 'won' }, '参数错误'],
  [{ step: 'refused', note: ' ' }, '请写明依据'],
  [{ ids: Array.from({ length: 101 }, (_, index) => index + 1), step: 'hidden' }, '一次最多 100 条'],
])('refuses a bad request for steps: %#', async (more, message) => {
  const call = service.client.AdvanceClaims({ ids: [1], ...more }, asAdmin())
  await expect(call).rejects.toMatchObject({ kind: 'invalid', message })
})

test('refuses everyone but admins', async () => {
  for (const ctx of [asVisitor(), asUser(7)]) {
    const refused = { kind: 'forbidden', code: 'disk.admin_only' }
    await expect(service.client.ListClaims({}, ctx)).rejects.toMatchObject(refused)
    await expect(service.client.ListClaimLog({}, ctx)).rejects.toMatchObject(refused)
    await expect(service.client.AdvanceClaims({ ids: [1], step: 'hidden' }, ctx)).rejects.toMatchObject(refused)
  }
})
