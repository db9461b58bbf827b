import { AdminChanged, ImportFinished, ImportRequested } from '@pandex/contracts/events'
import type { ItemFilter } from '@pandex/platform/gen/pandex/task/v1/ItemFilter'
import type { RetryItemsRequest } from '@pandex/platform/gen/pandex/task/v1/RetryItemsRequest'
import type { ReviewItemsRequest } from '@pandex/platform/gen/pandex/task/v1/ReviewItemsRequest'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asAdmin, asUser, asVisitor, randomLinks, startTaskService } from './harness.ts'
import type { TaskTestService } from './harness.ts'

let service: TaskTestService

beforeAll(async () => {
  service = await startTaskService()
  service.said.rules = { user_import_need_login: 'false', user_import_need_review: 'true' }
})

// Retried, because background hand-out and the outbox relay may hold locks.
const truncate = () => waitFor(async () => service.db.raw('truncate import_task, import_item, outbox cascade'))

beforeEach(async () => {
  service.said.bannedNames = []
  await truncate()
})

afterAll(() => service[Symbol.asyncDispose]())

const list = (filter: ItemFilter = {}) => service.client.ListItems({ filter }, asAdmin())
const review = (request: ReviewItemsRequest) => service.client.ReviewItems(request, asAdmin())
const countsOf = async (taskNo: string) => (await service.client.GetProgress({ task_no: taskNo }, asVisitor())).counts
const auditOf = async () => {
  const rows = (await service.db('outbox').where({ topic: AdminChanged.name }).orderBy('id').pluck('payload')) as {
    action: string
    changes: object
  }[]
  return rows.filter(({ action }) => action !== 'import.create')
}

const importLinks = async (text: string) => {
  const { task_no } = await service.client.ImportDisk({ text, origin: 'public' }, asVisitor())
  const { list: items } = await list({ task_no })
  return { task_no, ids: items.map(({ id }) => id).toSorted((a, b) => a - b) }
}

test('admins find items by state, drive, name, share, link and task, with the text around them', async () => {
  const text = `庆余年 第二季 https://pan.quark.cn/s/297a28b4c5d6
    三体 https://pan.baidu.com/s/18PD16KLbg62eeTCBuUrQfQ?pwd=x7y8`
  const { task_no } = await importLinks(text)
  await importLinks(randomLinks(3).text)
  const { list: items, total, counts } = await list({ task_no })
  expect([total, counts]).toEqual([2, { review: 2 }])
  expect(items.find(({ disk_type }) => disk_type === 'BDY')).toMatchObject({
    task_no,
    origin: 'public',
    status: 'review',
    msg: '等待审核',
    link: 'https://pan.baidu.com/s/18PD16KLbg62eeTCBuUrQfQ?pwd=x7y8',
    disk_pass: 'x7y8',
    excerpt: expect.stringContaining('庆余年 第二季'),
  })
  for (const filter of [
    { q: '第二' },
    { q: '297a28b4c5d6' },
    { q: 'https://pan.quark.cn/s/297a28b4c5d6' },
    { disk_type: 'QUARK', task_no },
  ])
    expect((await list(filter)).list.map(({ disk_id }) => disk_id)).toEqual(['297a28b4c5d6'])
  for (const filter of [
    { q: '100%' },
    { q: '_余年' },
    { status: 'failed' },
    { origin: 'admin' },
    { task_no: "' or 1=1" },
  ])
    expect((await list(filter)).list).toEqual([])
  for (const ctx of [asVisitor(), asUser()]) {
    await expect(service.client.ListItems({}, ctx)).rejects.toMatchObject({ code: 'task.admin_only' })
    await expect(service.client.ReviewItems({ status: 'approved' }, ctx)).rejects.toMatchObject({
      code: 'task.admin_only',
    })
    await expect(service.client.RetryItems({}, ctx)).rejects.toMatchObject({ code: 'task.admin_only' })
  }
})

test('items are found by the account that imported them, among any other imports', async () => {
  const { task_no } = await service.client.ImportDisk({ text: randomLinks(2).text, origin: 'public' }, asUser(12))
  await service.client.ImportDisk({ text: randomLinks(1).text, origin: 'public' }, asUser(13))
  await importLinks(randomLinks(1).text)
  const { list: items, counts } = await list({ user_id: 12 })
  expect(items.map((item) => [item.task_no, item.user_id])).toEqual([
    [task_no, 12],
    [task_no, 12],
  ])
  expect(counts).toEqual({ review: 2 })
  expect((await list({ user_id: 14 })).list).toEqual([])
  const refused = await review({ filter: { user_id: 12 }, status: 'refused' })
  expect(refused).toEqual({ count: 2, done: 2, failed: [] })
  expect((await list({ status: 'review' })).total).toBe(2)
})

describe('a review', () => {
  test('accepts an item once with the corrections of the admin, and records all but the password in the audit log', async () => {
    const { task_no, ids } = await importLinks(randomLinks(2).text)
    const [id = 0] = ids
    const approval = { ids: [id], status: 'approved', disk_name: ' 庆余年 ', disk_pass: 'ab12', cate_id: 7 }
    expect(await review(approval)).toEqual({ count: 1, done: 1, failed: [] })
    expect(await service.requested(task_no, 1)).toMatchObject([
      { item_id: id, name_hint: '庆余年', disk_pass: 'ab12', cate_id: 7 },
    ])
    expect(await review(approval)).toEqual({ count: 1, done: 0, failed: [{ id, msg: '不在等待审核' }] })
    expect(await countsOf(task_no)).toEqual({ resolving: 1, review: 1 })
    const audit = await auditOf()
    expect(audit).toMatchObject([{ action: 'import.approve', target: `import_item:${id}` }])
    expect(JSON.stringify(audit)).not.toContain('ab12')
  })

  test('starts the time of the request anew, because nobody waited for the import before', async () => {
    const { task_no, ids } = await importLinks(randomLinks(1).text)
    const created_at = new Date(Date.now() - 3_600_000)
    await service.db('import_item').whereIn('id', ids).update({ created_at })
    await review({ ids, status: 'approved' })
    const [request] = await service.requested(task_no, 1)
    expect(Date.parse(request?.requested_at ?? '')).toBeGreaterThan(created_at.getTime() + 3_000_000)
  })

  test('accepts all matches of a filter, after a count that changes nothing', async () => {
    const { task_no } = await importLinks(randomLinks(5).text)
    const other = await importLinks(randomLinks(2).text)
    const approval = { filter: { task_no }, status: 'approved' }
    expect(await review({ ...approval, preview: true })).toEqual({ count: 5, done: 0, failed: [] })
    expect(await countsOf(task_no)).toEqual({ review: 5 })
    expect(await review(approval)).toEqual({ count: 5, done: 5, failed: [] })
    await service.requested(task_no, 5)
    expect(await countsOf(other.task_no)).toEqual({ review: 2 })
  })

  test('refuses with a reason that the importer can read, and completes the import once with the last item, in any order', async () => {
    const { task_no, ids } = await importLinks(randomLinks(4).text)
    const refuse = (message = '') => review({ ids, status: 'refused', message })
    const both = await Promise.all([refuse('广告'), refuse('广告')])
    expect(both.map(({ done }) => done)).toEqual(expect.arrayContaining([0, 4]))
    const { items } = await service.client.GetProgress({ task_no }, asVisitor())
    expect(new Set(items.map(({ status, msg }) => `${status} ${msg}`))).toEqual(new Set(['failed 审核未通过：广告']))
    expect(await service.listPublished(ImportFinished, task_no)).toMatchObject([{ counts: { failed: 4 } }])
    expect(await service.listPublished(ImportRequested, task_no)).toEqual([])
    expect(await auditOf()).toHaveLength(1)
  })

  test('applies the current bans to names, also to a corrected one', async () => {
    const { ids } = await importLinks(randomLinks(2).text)
    const [, second = 0] = ids
    service.said.bannedNames = ['坏名字']
    const text = '坏名字 https://pan.quark.cn/s/0123456789ab'
    await waitFor(async () => (await service.client.PreviewImport({ text }, asVisitor())).list[0]?.state === 'banned')
    expect(await review({ ids: [second], status: 'approved', disk_name: '坏名字 第一季' })).toMatchObject({
      done: 0,
      failed: [{ id: second, msg: '名称含有本站禁止收录的内容' }],
    })
    expect((await list({ status: 'review' })).list).toHaveLength(2)
  })

  test('with invalid input changes nothing', async () => {
    const { ids, task_no } = await importLinks(randomLinks(2).text)
    for (const [request, code] of [
      [{ ids, status: 'finished' }, 'task.bad_status'],
      [{ ids, status: '' }, 'task.bad_status'],
      [{ ids, status: 'approved', disk_name: '一样的' }, 'task.bad_correction'],
      [{ filter: {}, status: 'approved', disk_pass: 'aaaa' }, 'task.bad_correction'],
      [{ ids: Array.from({ length: 10_001 }, (_, at) => at + 1), status: 'approved' }, 'task.too_many_rows'],
    ] as const)
      await expect(review({ ...request, ids: 'ids' in request ? [...request.ids] : [] })).rejects.toMatchObject({
        code,
      })
    expect(await review({ ids: [999_999_999], status: 'approved' })).toMatchObject({
      failed: [{ id: 999_999_999, msg: '不在等待审核' }],
    })
    expect(await countsOf(task_no)).toEqual({ review: 2 })
  })

  test.each(['approved', 'refused'])(
    'of ten thousand imports at once completes within the deadline of a call: %s',
    async (status) => {
      const addMany = () =>
        service.db.raw(
          `with task as (
         insert into import_task (task_no, repeat_key, origin, cate_id, is_mine, weight, total, accepted, review, duplicate, banned, unsupported)
         select gen_random_uuid(), 'many ' || n, 'public', 0, false, 0, 1, 0, 1, 0, 0, 0 from generate_series(1, 10000) n
         returning id)
       insert into import_item (task_id, line, disk_type, disk_id, disk_pass, disk_name, status, origin, importer)
       select id, 1, 'QUARK', 's' || id, '', '', 'review', 'public', 'i' || id from task`,
        )
      const reviewAll = async (): Promise<number> => {
        await truncate()
        await addMany()
        return measureDurationMs(async () => {
          expect(await review({ filter: {}, status })).toMatchObject({ count: 10_000, done: 10_000 })
        })
      }
      expect(await measureMin(6_000, reviewAll)).toBeLessThan(6_000)
      const finished = await service.db('outbox').where({ topic: ImportFinished.name }).count('* as rows').first()
      expect(finished).toEqual({ rows: status === 'refused' ? 10_000 : 0 })
    },
  )
})

test('failed and dead items are probed again, and their import completes again', async () => {
  const { task_no, ids } = await importLinks(randomLinks(2).text)
  const [first = 0, second = 0] = ids
  await review({ ids: [first], status: 'refused' })
  await review({ ids: [second], status: 'refused' })
  expect(await service.listPublished(ImportFinished, task_no)).toHaveLength(1)
  expect(await service.client.RetryItems({ ids: [first], preview: true }, asAdmin())).toMatchObject({
    count: 1,
    done: 0,
  })
  expect(await service.client.RetryItems({ ids: [first] }, asAdmin())).toMatchObject({ done: 1, failed: [] })
  expect(await service.requested(task_no, 1)).toMatchObject([{ item_id: first }])
  expect(await service.client.RetryItems({ ids: [first] }, asAdmin())).toMatchObject({
    failed: [{ id: first, msg: '不能重试' }],
  })
  expect(await service.db('import_task').where({ task_no }).first('finished_at')).toEqual({ finished_at: null })
})

test('items refused by a review are probed again by id only, never with all failed ones', async () => {
  const { task_no, ids } = await importLinks(randomLinks(3).text)
  const [refused = 0, failed = 0, dead = 0] = ids
  await review({ ids: [refused], status: 'refused', message: '广告' })
  await service.db('import_item').where({ id: failed }).update({ status: 'failed', msg: '网盘一直没有回答' })
  await service.db('import_item').where({ id: dead }).update({ status: 'dead', msg: '分享已取消' })
  const retry = (request: RetryItemsRequest) => service.client.RetryItems(request, asAdmin())
  expect(await retry({ filter: { task_no }, preview: true })).toMatchObject({ count: 2 })
  expect(await retry({ filter: { task_no } })).toEqual({ count: 2, done: 2, failed: [] })
  expect(await countsOf(task_no)).toMatchObject({ failed: 1 })
  expect(await retry({ ids: [refused] })).toMatchObject({ done: 1 })
})
