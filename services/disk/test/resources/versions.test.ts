import { DiskSaved } from '@pandex/contracts/events'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aResolution, asAdmin, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService
const shares = Array.from({ length: 7 }, () => aResolution({ disk_type: 'UC', disk_pass: 'abcd' }))
let docIds: string[]

beforeAll(async () => {
  service = await startDiskService()
  docIds = []
  for (const share of shares) docIds.push(await service.insert(share))
})

afterAll(() => service[Symbol.asyncDispose]())

beforeEach(() => service.db('outbox').delete())

const asBackground = () => testContext({ clientAddress: '' })
const list = async (after_id: number, size: number) =>
  (await service.client.ListVersions({ after_id, size }, asBackground())).list
const refOf = (index: number, doc_id = '') => ({ disk_type: 'UC', disk_id: shares[index]?.disk_id ?? '', doc_id })
const resend = (...refs: ReturnType<typeof refOf>[]) => service.client.ResendSaved({ shares: refs }, asBackground())
const readPublished = async () => {
  const rows = await service.db('outbox').where({ topic: DiskSaved.name }).orderBy('id').select('payload')
  return rows.map(({ payload }) => payload as Record<string, unknown>)
}

test('the versions of all resources are listed once each, in order of id, in pages', async () => {
  const found: string[] = []
  let after = 0
  for (;;) {
    const page = await list(after, 3)
    found.push(...page.map(({ doc_id }) => doc_id))
    after = page.at(-1)?.id ?? after
    if (page.length < 3) break
  }
  expect(found).toEqual(docIds)
  expect((await list(0, 0))[2]).toEqual({
    id: expect.any(Number),
    doc_id: docIds[2],
    disk_type: 'UC',
    disk_id: shares[2]?.disk_id,
    version: 1,
  })
})

test('a resource is published in its current state for each request', async () => {
  await service.db('disk').where({ doc_id: docIds[0] }).update({ version: 5, weight: 3 })
  await resend(refOf(0, docIds[0]), refOf(0), refOf(1))
  await resend(refOf(1))
  expect(
    (await readPublished()).map(({ doc_id, version, weight, deleted }) => [doc_id, version, weight, deleted]),
  ).toEqual([
    [docIds[0], 5, 3, false],
    [docIds[1], 1, 0, false],
    [docIds[1], 1, 0, false],
  ])
})

test('an unknown public id is published as deleted, with a later version than any earlier event', async () => {
  const unknownDocId = `g${'0'.repeat(24)}`
  await resend({ disk_type: 'BDY', disk_id: 'gone', doc_id: unknownDocId })
  expect(await readPublished()).toEqual([
    expect.objectContaining({
      disk_type: 'BDY',
      disk_id: 'gone',
      doc_id: unknownDocId,
      deleted: true,
      version: Number.MAX_SAFE_INTEGER,
      disk_pass: '',
    }),
  ])
})

test('for a share that has a new public id, the old one is published as deleted and the new one as saved', async () => {
  const old = `o${'0'.repeat(24)}`
  await resend(refOf(2, old))
  expect((await readPublished()).map(({ doc_id, deleted }) => [doc_id, deleted])).toEqual([
    [docIds[2], false],
    [old, true],
  ])
})

test('a missing share without a public id is ignored, as is one of an unknown drive', async () => {
  await resend(
    { disk_type: 'UC', disk_id: 'gone', doc_id: '' },
    { disk_type: 'NONE', disk_id: 'x', doc_id: docIds[1] ?? '' },
  )
  expect(await readPublished()).toEqual([])
})

test('at most a thousand shares are accepted at once', async () => {
  const many = (length: number) =>
    Array.from({ length }, (_, index) => ({ disk_type: 'UC', disk_id: `no${index}`, doc_id: '' }))
  await resend(...many(1_000))
  await expect(resend(...many(1_001))).rejects.toMatchObject({ kind: 'invalid', code: 'disk.too_many_shares' })
})

test('only services acting on their own behalf may call', async () => {
  for (const as of [asVisitor, asAdmin]) {
    const calls = [service.client.ListVersions({}, as()), service.client.ResendSaved({}, as())]
    for (const call of calls) await expect(call).rejects.toMatchObject({ kind: 'forbidden', code: 'disk.admin_only' })
  }
})
