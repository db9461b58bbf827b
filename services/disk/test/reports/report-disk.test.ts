import { DiskSaved } from '@pandex/contracts/events'
import type { ReportDiskRequest } from '@pandex/platform/gen/pandex/disk/v1/ReportDiskRequest'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDriveAnswer, asUser, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

afterAll(() => service[Symbol.asyncDispose]())

const at = (clientAddress: string) => testContext({ clientAddress })

const addDoc = async () => {
  const doc_id = await service.insert(aDriveAnswer())
  const row = await service.db('disk').where({ doc_id }).first('id', 'disk_id')
  return { doc_id, id: row.id as number, disk_id: row.disk_id as string }
}

const report = async (doc_id: string, ctx = at('203.0.113.7'), more: Partial<ReportDiskRequest> = {}) =>
  service.client.ReportDisk({ doc_id, reason: 'dead', text: '', ...more }, ctx)

const statusOf = async (id: number): Promise<number> => (await service.db('disk').where({ id }).first('status')).status

const reportsOf = async (resource_id: number): Promise<{ visitor: string; reason: string; text: string }[]> =>
  service.db('report').where({ resource_id }).orderBy('id').select('visitor', 'reason', 'text')

const makeOlder = async (resource_id: number, seconds: number): Promise<void> => {
  const create_time = service.db.raw(`create_time - ? * interval '1 second'`, [seconds])
  await service.db('report').where({ resource_id }).update({ create_time })
}

const again = { kind: 'rate_limited', code: 'disk.reported_already' }

test('a report is stored, marks the resource and is published to the index', async () => {
  const { doc_id, id, disk_id } = await addDoc()
  expect(await report(doc_id, at('203.0.113.7'), { reason: 'password', text: ' 密码\n不对 ' })).toEqual({})
  expect(await statusOf(id)).toBe(1)
  expect(await reportsOf(id)).toEqual([{ visitor: 'at:203.0.113.7', reason: 'password', text: '密码 不对' }])
  const published = await service.listPublished(DiskSaved, disk_id)
  expect(published.map(({ status, version }) => [status, version])).toEqual([
    [0, 1],
    [1, 2],
  ])
})

test('the same report again changes nothing; a different one within five minutes is refused, and accepted later', async () => {
  const { doc_id, id } = await addDoc()
  await report(doc_id)
  expect(await report(doc_id)).toEqual({})
  await expect(report(doc_id, at('203.0.113.7'), { reason: 'other' })).rejects.toMatchObject({
    ...again,
    details: { retryAfterSeconds: expect.any(Number) },
  })
  // Ten seconds of tolerance for slow machines.
  await makeOlder(id, 290)
  await expect(report(doc_id, at('203.0.113.7'), { reason: 'other' })).rejects.toMatchObject(again)
  await makeOlder(id, 11)
  await report(doc_id, at('203.0.113.7'), { reason: 'other' })
  expect((await reportsOf(id)).map(({ reason }) => reason)).toEqual(['dead', 'other'])
})

test('a resource with a handled report can be reported again', async () => {
  const { doc_id, id } = await addDoc()
  await report(doc_id)
  await makeOlder(id, 301)
  await service.db('disk').where({ id }).update({ status: 2 })
  await report(doc_id)
  expect(await statusOf(id)).toBe(1)
})

test('a second report of a marked resource is stored and publishes nothing', async () => {
  const { doc_id, id, disk_id } = await addDoc()
  await report(doc_id)
  await report(doc_id, at('198.51.100.1'))
  expect(await reportsOf(id)).toHaveLength(2)
  expect(await service.listPublished(DiskSaved, disk_id)).toHaveLength(2)
})

test('devices of one subscriber count as one visitor, and an account counts as one on any network', async () => {
  const { doc_id, id } = await addDoc()
  await report(doc_id, at('2001:db8::1'))
  await expect(report(doc_id, at('2001:db8::ffff:2'), { reason: 'other' })).rejects.toMatchObject(again)
  await report(doc_id, at('2001:db8:0:1::1'))
  await report(doc_id, asUser(7))
  const moved = testContext({ user: { id: 7, role: 'user' }, clientAddress: '192.0.2.9' })
  await expect(report(doc_id, moved, { reason: 'other' })).rejects.toMatchObject(again)
  expect((await reportsOf(id)).map(({ visitor }) => visitor)).toEqual([
    'at:2001:db8::/64',
    'at:2001:db8::1:0:0:0:0/64',
    'user:7',
  ])
})

test('a visitor can send thirty reports a day', async () => {
  const ctx = at('192.0.2.30')
  const docs = await Promise.all(Array.from({ length: 31 }, addDoc))
  for (const { doc_id } of docs.slice(0, 30)) await report(doc_id, ctx)
  const tooMany = { kind: 'rate_limited', code: 'disk.too_many_reports' }
  await expect(report(docs[30]?.doc_id ?? '', ctx)).rejects.toMatchObject(tooMany)
  expect(await statusOf(docs[30]?.id ?? 0)).toBe(0)
  await makeOlder(docs[0]?.id ?? 0, 86_400)
  await report(docs[30]?.doc_id ?? '', ctx)
})

test('twenty simultaneous reports of one visitor count as one', async () => {
  const { doc_id, id } = await addDoc()
  const calls = Array.from({ length: 20 }, async (_, index) => report(doc_id, at('192.0.2.20'), { text: `${index}` }))
  const results = await Promise.allSettled(calls)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await reportsOf(id)).toHaveLength(1)
})

test('stores a mail address for the answer, and counts reports of one reason as one row', async () => {
  const { doc_id, id } = await addDoc()
  await report(doc_id, at('203.0.113.40'), { contact: ' Mei@Example.com ' })
  await report(doc_id, at('203.0.113.41'), { text: '打不开' })
  await report(doc_id, at('203.0.113.42'), { reason: 'illegal' })
  const cases = await service.db('report_case').where({ resource_id: id }).orderBy('reason').select('reason', 'count')
  expect(cases).toEqual([
    { reason: 'dead', count: 2 },
    { reason: 'illegal', count: 1 },
  ])
  expect(await service.db('report').where({ resource_id: id }).orderBy('id').first('contact')).toEqual({
    contact: 'mei@example.com',
  })
})

const claim = {
  reason: 'copyright',
  text: '未经许可\n传播',
  contact: 'rights@example.com',
  claimant: '某影业',
  rights: '《庆余年》的信息网络传播权',
}

test('a copyright report becomes a claim with its first step, counts for the limits and is no report row', async () => {
  const { doc_id, id } = await addDoc()
  await report(doc_id, at('203.0.113.50'), claim)
  await report(doc_id, at('203.0.113.50'), claim)
  await expect(report(doc_id, at('203.0.113.50'))).rejects.toMatchObject(again)
  expect(
    await service.db('copyright_claim').where({ resource_id: id }).select('claimant', 'statement', 'state'),
  ).toEqual([{ claimant: '某影业', statement: '未经许可\n传播', state: 'claim' }])
  expect(await service.db('report_case').where({ resource_id: id })).toEqual([])
  expect(await statusOf(id)).toBe(1)
})

test.each([
  [{ contact: 'nobody' }, '请输入正确的邮箱地址'],
  [{ ...claim, claimant: ' ' }, '请填写权利人'],
  [{ ...claim, rights: '' }, '请填写作品和权利'],
  [{ ...claim, text: '' }, '请填写侵权说明'],
  [{ ...claim, contact: '' }, '请填写邮箱，以便答复'],
  [{ ...claim, text: '字'.repeat(2_001) }, '参数错误'],
])('refuses an incomplete claim or a bad address and stores nothing: %#', async (more, message) => {
  const { doc_id, id } = await addDoc()
  await expect(report(doc_id, undefined, more)).rejects.toMatchObject({ code: 'disk.bad_report', message })
  expect(await reportsOf(id)).toEqual([])
  expect(await service.db('copyright_claim').where({ resource_id: id })).toEqual([])
})

test.each([{ reason: 'nice' }, { reason: '' }, { text: '字'.repeat(501) }, { text: 'x'.repeat(1_000_000) }])(
  'refuses a report without valid content: %#',
  async (more) => {
    const { doc_id, id } = await addDoc()
    await expect(report(doc_id, undefined, more)).rejects.toMatchObject({ kind: 'invalid', code: 'disk.bad_report' })
    expect(await reportsOf(id)).toEqual([])
  },
)

test('an invisible resource cannot be reported', async () => {
  const { doc_id, id } = await addDoc()
  await service.db('disk').where({ id }).update({ enabled: false })
  for (const unknown of [doc_id, `a${'0'.repeat(24)}`])
    await expect(report(unknown)).rejects.toMatchObject({ kind: 'not_found', code: 'disk.unknown' })
})
