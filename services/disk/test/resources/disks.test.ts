import { noBans } from '@pandex/contracts/bans/bans'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHot, listLatest } from '../../repositories/resources/disk-lists.ts'
import { addViews } from '../../repositories/resources/disk-views.ts'
import { aDriveAnswer, aResolution, asAdmin, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService
/** Public ids of 130 resources, oldest first: every third at Baidu, one disabled, one dead. */
let docIds: string[]

const disabled = 10
const dead = 20
const total = 130

beforeAll(async () => {
  service = await startDiskService()
  docIds = []
  for (let index = 0; index < total; index += 1) {
    const health = index === dead ? 'dead' : 'unsure'
    docIds.push(await service.insert(aResolution({ disk_type: index % 3 === 0 ? 'BDY' : 'QUARK', health })))
  }
  await service.db('disk').where({ doc_id: docIds[disabled] }).update({ enabled: false })
})

afterAll(() => service[Symbol.asyncDispose]())

const asBackground = () => testContext({ clientAddress: '' })

const unknown = { kind: 'not_found', code: 'disk.unknown', message: '记录不存在' }

test('shows a resource with everything its page needs', async () => {
  const answer = aDriveAnswer({ disk_type: 'BDY', disk_id: '8PD16KLbg62eeTCBuUrQfQ', disk_pass: '1234', weight: 3 })
  const docId = await service.insert(answer)
  expect(await service.client.GetDoc({ doc_id: docId, with_meta: false }, asVisitor())).toEqual({
    id: expect.any(Number),
    doc_id: docId,
    disk_type: 'BDY',
    disk_id: '8PD16KLbg62eeTCBuUrQfQ',
    disk_pass: '1234',
    disk_name: '庆余年.S02.2160p',
    files: 'folder:庆余年 第二季\nfile:01.mkv',
    file_sizes: [0, 4_096],
    share_user: '老王',
    share_user_id: answer.share_user_id,
    shared_time: '2026-05-01T08:00:00.000Z',
    create_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    update_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    link: 'https://pan.baidu.com/s/18PD16KLbg62eeTCBuUrQfQ?pwd=1234',
    is_mine: false,
    enabled: true,
    tags: [],
    weight: 3,
    status: 0,
    size: answer.size,
    rel_movie: '',
    cate_id: 0,
    views: 0,
    health: 'valid',
    checked_at: '2026-11-20T13:00:00.000Z',
    dead_since: '',
    deleted_at: '',
    edges: {},
    policy: { kind: 'none', cost_coin: 0, bought: false, allowed: true, refusal: '', free_left: 0, refunded: 0 },
  })
  await service.db('disk').where({ doc_id: docId }).delete()
})

test('meta is returned only on request, with defaults for a resource without any', async () => {
  const [docId] = docIds
  const withMeta = async () => (await service.client.GetDoc({ doc_id: docId, with_meta: true }, asVisitor())).edges
  const defaults = { decompress_password: '', description: '', posters_url: '', cost_coin: 0 }
  expect(await withMeta()).toEqual({ meta: defaults })
  const { id } = await service.db('disk').where({ doc_id: docId }).first('id')
  await service.db('disk_meta').insert({ resource_id: id, decompress_password: 'unzip', robots: 0 })
  expect(await withMeta()).toEqual({ meta: { ...defaults, decompress_password: 'unzip', robots: 0 } })
})

test.each([
  '',
  'abc',
  `a${'0'.repeat(24)}`,
  `A${'0'.repeat(24)}`,
  `a${'0'.repeat(23)}\u0000`,
  "'; drop table disk; --",
  'a'.repeat(100_000),
])('an unassigned public id is unknown: %#', async (docId) => {
  await expect(service.client.GetDoc({ doc_id: docId }, asVisitor())).rejects.toMatchObject(unknown)
})

test('a disabled resource is unknown to visitors and shown to admins', async () => {
  const request = { doc_id: docIds[disabled] }
  await expect(service.client.GetDoc(request, asVisitor())).rejects.toMatchObject(unknown)
  expect(await service.client.GetDoc(request, asAdmin())).toMatchObject({ ...request, enabled: false })
})

const latest = async (page: number, size: number, type = '') =>
  (await service.client.ListLatest({ page: { page, size }, type }, asVisitor())).items.map(({ doc_id }) => doc_id)

const visible = () => docIds.filter((_, index) => index !== disabled && index !== dead)

test('the latest list pages through every resource once, newest first, without disabled and dead ones', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => latest(page, 50)))
  expect(pages.map(({ length }) => length)).toEqual([50, 50, total - 2 - 100, 0])
  expect(pages.flat()).toEqual(visible().toReversed())
})

test('a list of one drive holds only resources of that drive', async () => {
  const ofBaidu = docIds.filter((_, index) => index % 3 === 0)
  expect(await latest(1, 50, 'BDY')).toEqual(ofBaidu.toReversed().slice(0, 50))
  expect(await latest(1, 50, 'XUNLEI')).toEqual([])
  const { items } = await service.client.ListHot({ page: { page: 1, size: 50 }, type: 'BDY' }, asVisitor())
  expect(items.every(({ disk_type }) => disk_type === 'BDY')).toBe(true)
  expect(items).toHaveLength(44)
})

test('lists give 20 rows by default, 50 at most, and nothing past page 200', async () => {
  expect(await latest(0, 0)).toHaveLength(20)
  expect(await latest(1, 1_000)).toHaveLength(50)
  expect(await latest(201, 1)).toEqual([])
  expect(await latest(4_000_000_000, 50)).toEqual([])
})

test('lists contain neither link nor password nor files', async () => {
  const { items } = await service.client.ListLatest({ page: { page: 1, size: 50 } }, asVisitor())
  for (const { link, disk_id, disk_pass, files } of items)
    expect({ link, disk_id, disk_pass, files }).toEqual({ link: '', disk_id: '', disk_pass: '', files: '' })
})

test('an unknown drive is refused', async () => {
  const calls = [service.client.ListLatest, service.client.ListHot]
  for (const call of calls)
    await expect(call({ type: "BDY' or 1=1" }, asVisitor())).rejects.toMatchObject({
      kind: 'invalid',
      code: 'disk.type_unknown',
    })
})

const hot = async () =>
  (await service.client.ListHot({ page: { page: 1, size: 50 } }, asVisitor())).items.map(({ doc_id }) => doc_id)

const record = (batch_id: string, views: [doc_id: string | undefined, count: number][], ctx = asBackground()) =>
  service.client.RecordViews({ batch_id, list: views.map(([doc_id, count]) => ({ doc_id, count })) }, ctx)

const viewsOf = async (doc_id: string | undefined): Promise<number | undefined> =>
  (await service.client.GetDoc({ doc_id }, asAdmin())).views

test('more viewed resources come first in the hot list', async () => {
  const [never, once, often] = docIds.slice(100)
  await record('some of each', [
    [once, 1],
    [often, 3],
  ])
  expect(await Promise.all([never, once, often].map(viewsOf))).toEqual([0, 1, 3])
  const order = await hot()
  expect([never, once, often].toSorted((a, b) => order.indexOf(a ?? '') - order.indexOf(b ?? ''))).toEqual([
    often,
    once,
    never,
  ])
})

test('a batch of views counts once, for any number of deliveries, also concurrent ones', async () => {
  const doc = docIds[110]
  const recordAgain = () => record('told again', [[doc, 2]])
  await Promise.all([recordAgain(), recordAgain()])
  await recordAgain()
  expect(await viewsOf(doc)).toBe(2)
  await record('another', [[doc, 1]])
  expect(await viewsOf(doc)).toBe(3)
})

test('views of missing resources are ignored, and the others of their batch count', async () => {
  const doc = docIds[111]
  await record('of nobody', [
    ['a234567890123456789012345', 5],
    ["no'id\0", 5],
    ['', 5],
    [doc, 1],
    [doc, 2],
    [docIds[112], 0],
  ])
  expect(await viewsOf(doc)).toBe(3)
  expect(await viewsOf(docIds[112])).toBe(0)
})

test('showing a resource does not count as a view', async () => {
  const doc = docIds[113]
  await service.client.GetDoc({ doc_id: doc }, asVisitor())
  expect(await viewsOf(doc)).toBe(0)
})

test.each([
  ['a batch without a name', '', 1, 1],
  ['a name that cannot be kept', 'a\0b', 1, 1],
  ['more than 5000 rows', 'many', 5_001, 1],
  ['more views than there can be', 'huge', 1, 1_000_001],
  ['as many, in parts', 'parts', 3, 500_000],
] as const)('refuses %s', async (_, batchId, rows, count) => {
  const views = Array.from({ length: rows }, (): [string | undefined, number] => [docIds[114], count])
  await expect(record(batchId, views)).rejects.toMatchObject({ kind: 'invalid', code: 'disk.bad_batch' })
  expect(await viewsOf(docIds[114])).toBe(0)
})

test('only services report views', async () => {
  for (const ctx of [asVisitor(), asAdmin()])
    await expect(record('mine', [[docIds[115], 1]], ctx)).rejects.toMatchObject({ code: 'disk.admin_only' })
  expect(await viewsOf(docIds[115])).toBe(0)
})

test('batches are stored for a week', async () => {
  await record('long ago', [[docIds[116], 1]])
  await record('of late', [[docIds[116], 1]])
  const age = async (batch_id: string, interval: string) =>
    service
      .db('view_batch')
      .where({ batch_id })
      .update({ recorded_at: service.db.raw('now() - ?::interval', [interval]) })
  await age('long ago', '8 days')
  await age('of late', '6 days')
  await record('today', [])
  const kept = service.db('view_batch').whereIn('batch_id', ['long ago', 'of late', 'today'])
  expect(await kept.orderBy('batch_id').pluck('batch_id')).toEqual(['of late', 'today'])
})

test('old views count less than new ones', async () => {
  const [, , , yesterday, longAgo] = docIds
  const idOf = async (doc_id: string | undefined): Promise<number> =>
    (await service.db('disk').where({ doc_id }).first('id')).id
  const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 3_600_000)
  await addViews(service.db, new Map([[await idOf(longAgo), 1_000]]), daysAgo(60))
  await addViews(service.db, new Map([[await idOf(yesterday), 100]]), daysAgo(1))
  const order = await hot()
  expect(order[0]).toBe(yesterday)
  expect(order.indexOf(longAgo ?? '')).toBeGreaterThan(order.indexOf(docIds[102] ?? ''))
})

test('returns which of a thousand shares are known, and refuses a larger request', async () => {
  const { disk_type, disk_id } = await service.db('disk').where({ doc_id: docIds[5] }).first()
  const others = Array.from({ length: 999 }, (_, index) => ({ disk_type: 'UC', disk_id: `none${index}` }))
  const { list } = await service.client.FindKnown({ shares: [...others, { disk_type, disk_id }] }, asVisitor())
  expect(list).toEqual([{ disk_type, disk_id, doc_id: docIds[5] }])
  expect(await service.client.FindKnown({ shares: [] }, asVisitor())).toEqual({ list: [] })
  const tooMany = { shares: [...others, ...others] }
  await expect(service.client.FindKnown(tooMany, asVisitor())).rejects.toMatchObject({ code: 'disk.too_many_shares' })
})

test('the lists walk an index, for any number of resources', async () => {
  const plans: string[] = []
  for (const list of [listLatest, listHot])
    for (const type of ['', 'BDY']) {
      const statements: { sql: string; bindings: unknown[] }[] = []
      const onQuery = (query: { sql: string; bindings: unknown[] }): void => void statements.push(query)
      service.db.on('query', onQuery)
      await list(service.db, { type, bans: noBans, offset: 0, limit: 20 })
      service.db.removeListener('query', onQuery)
      const { sql, bindings } = statements[0] ?? { sql: '', bindings: [] }
      plans.push(
        await service.db.transaction(async (trx) => {
          await trx.raw('set local enable_seqscan = off; set local enable_sort = off')
          const explained = await trx.raw(`explain ${sql.replace(/\$\d+/g, '?')}`, bindings as string[])
          return JSON.stringify(explained.rows)
        }),
      )
    }
  expect(plans.filter((plan) => plan.includes('Seq Scan') || plan.includes('Sort'))).toEqual([])
})
