import { UserDeleted } from '@pandex/contracts/events'
import { sendEvent } from '@pandex/platform/testing/send-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearContacts } from '../../jobs/purge-deleted.ts'
import { asAdmin, asUser, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'
import { reportFixture } from './report-fixture.ts'
import type { ReportedDoc } from './report-fixture.ts'

let service: DiskTestService
let reports: ReturnType<typeof reportFixture>

beforeAll(async () => {
  service = await startDiskService()
  reports = reportFixture(service)
})

afterAll(() => service[Symbol.asyncDispose]())

const contact = 'reporter@mail.example'
const claimText = { reason: 'copyright', claimant: '某出版社', rights: '一本书', text: '未经许可', contact }

const reportAs = async (userId: number, { doc_id }: ReportedDoc, fields: object = {}): Promise<void> => {
  await service.client.ReportDisk({ doc_id, reason: 'dead', contact, ...fields }, asUser(userId))
}
const reportOf = ({ id }: ReportedDoc) => service.db('report').where({ resource_id: id }).orderBy('id').first()
const claimOf = ({ id }: ReportedDoc) => service.db('copyright_claim').where({ resource_id: id }).first()
const resolve = async (doc: ReportedDoc): Promise<void> => {
  const { case_id } = await reportOf(doc)
  await service.client.ResolveReports({ ids: [case_id], verdict: 'fixed' }, asAdmin())
}
const refuseClaim = async (doc: ReportedDoc): Promise<void> => {
  const ids = [(await claimOf(doc)).id]
  await service.client.AdvanceClaims({ ids, step: 'refused', note: '证据不足', answer: true }, asAdmin())
}
const clearAt = async (daysFromNow: number): Promise<void> => {
  const clock = () => new Date(Date.now() + daysFromNow * 24 * 3_600_000)
  const siteConfig = { read: async () => service.site.rules }
  while (await clearContacts({ db: service.db, siteConfig, clock }));
}

const deleteUser = async (user_id: number, times = 1): Promise<void> =>
  sendEvent(service, UserDeleted, { user_id }, times)

test('clears the addresses of handled reports and claims after the days of the setting, and no other', async () => {
  const [handled, waiting, ended, decided] = await Promise.all(
    ['handled', 'waiting', 'ended', 'decided'].map((name) => reports.addDoc(name)),
  )
  if (!handled || !waiting || !ended || !decided) throw new Error('no documents')
  await reportAs(41, handled)
  await reportAs(41, waiting)
  await reportAs(41, ended, claimText)
  await reportAs(41, decided, claimText)
  await resolve(handled)
  await refuseClaim(ended)

  await clearAt(179)
  expect(await reportOf(handled)).toMatchObject({ contact })
  expect(await claimOf(ended)).toMatchObject({ contact })

  await clearAt(181)
  for (const doc of [handled, ended]) expect(await reportOf(doc)).toMatchObject({ contact: '', visitor: 'user:41' })
  expect(await claimOf(ended)).toMatchObject({ contact: '', claimant: '某出版社', state: 'refused' })
  for (const doc of [waiting, decided]) expect(await reportOf(doc)).toMatchObject({ contact })
  expect(await claimOf(decided)).toMatchObject({ contact })
})

test('clears many addresses in bounded batches', async () => {
  const doc = await reports.addDoc('many')
  await reportAs(42, doc)
  const { case_id } = await reportOf(doc)
  const rows = Array.from({ length: 1_200 }, (_, index) => ({
    resource_id: doc.id,
    visitor: `at:${index}`,
    reason: 'dead',
    text: '',
    contact,
    case_id,
  }))
  await service.db.batchInsert('report', rows)
  await resolve(doc)
  const clock = () => new Date(Date.now() + 181 * 24 * 3_600_000)
  const deps = { db: service.db, siteConfig: { read: async () => service.site.rules }, clock }
  expect(await clearContacts(deps)).toBe(true)
  const left = await service.db('report').where({ resource_id: doc.id, contact }).count({ n: '*' }).first()
  expect(Number(left?.n)).toBe(701)
  await clearAt(181)
  expect(await service.db('report').where({ resource_id: doc.id, contact }).first()).toBeUndefined()
})

test('forgets who reported and voted when the account is deleted, also when the event comes twice', async () => {
  const [reported, ended, open] = [await reports.addDoc(), await reports.addDoc(), await reports.addDoc()]
  for (const user of [51, 52]) await reportAs(user, reported)
  await reportAs(51, ended, claimText)
  await reportAs(51, open, claimText)
  await refuseClaim(ended)
  await service.client.VoteOnLink({ doc_id: reported.doc_id, works: true }, asUser(51))
  const bought = { user_id: 51, resource_id: reported.id, state: 'done', kind: 'coin', cost_coin: 3, day: '2026-11-01' }
  const times = { leased_until: new Date(), next_try_at: new Date(), done_time: new Date() }
  await service.db('purchase').insert({ ...bought, ...times })

  await deleteUser(51, 3)
  await deleteUser(51)
  const rows = await service.db('report').where({ resource_id: reported.id }).orderBy('id')
  expect(rows).toMatchObject([
    { visitor: 'deleted', contact: '' },
    { visitor: 'user:52', contact },
  ])
  expect(await claimOf(ended)).toMatchObject({ visitor: 'deleted', contact: '' })
  // An open claim still gets its answer.
  expect(await claimOf(open)).toMatchObject({ visitor: 'deleted', contact })
  expect(await service.db('link_vote').where({ visitor: 'user:51' })).toEqual([])
  expect((await service.client.ListUserReports({ user_id: 51 }, asAdmin())).total).toBe(0)
  expect(await service.db('purchase').where({ user_id: 51 })).toHaveLength(1)
})

test('lists the reports of one user for admins only', async () => {
  const doc = await reports.addDoc('listed')
  for (const user of [61, 62]) await reportAs(user, doc, { text: `from ${user}` })
  const { list, total } = await service.client.ListUserReports({ user_id: 61 }, asAdmin())
  expect(total).toBe(1)
  expect(list).toMatchObject([{ doc_id: doc.doc_id, disk_name: 'listed', reason: 'dead', text: 'from 61', contact }])
  await expect(service.client.ListUserReports({ user_id: 61 }, asUser(61))).rejects.toMatchObject({
    kind: 'forbidden',
  })
})

test('sends no answer to a cleared address', async () => {
  const doc = await reports.addDoc()
  await reportAs(71, doc, claimText)
  await service.db('copyright_claim').where({ resource_id: doc.id }).update({ contact: '' })
  const before = (await reports.answers()).length
  await refuseClaim(doc)
  expect(await reports.answers()).toHaveLength(before)
})
