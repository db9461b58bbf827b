import { unavailableError } from '@pandex/platform/errors'
import type { QueueChecksRequest__Output as QueueChecks } from '@pandex/platform/gen/pandex/disk/v1/QueueChecksRequest'
import { createDatabase, waitFor } from '@pandex/platform/testing/fixtures'
import type { TestDatabase } from '@pandex/platform/testing/fixtures'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createKinds } from '../jobs/kinds.ts'
import { cleanUp } from '../jobs/kinds/clean-up.ts'
import { refreshDisk } from '../jobs/kinds/refresh-disk.ts'
import { repair } from '../jobs/kinds/repair.ts'
import { deleteOldImports } from '../repositories/old-rows.ts'
import { startCrashingReplica } from './crashing-replica.ts'
import { startFakeDisk } from './fake-disk.ts'
import { startFakeSearch } from './fake-search.ts'
import { runKind } from './run-kind.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createDatabase('task')
})

afterAll(() => database[Symbol.asyncDispose]())

beforeEach(() => database.db.raw('truncate job, outbox, import_task, import_item, day_quota cascade'))

const countOf = async (table: string) => (await database.db(table).count('* as rows').first())?.rows

const addImport = async (items: number, finishedDaysAgo: number | null, handedMinutesAgo = 0): Promise<number> => {
  const { db } = database
  const ago = (unit: string, count: number) => db.raw(`now() - ? * ?::interval`, [count, `1 ${unit}`])
  const [task] = (await db('import_task')
    .insert({
      task_no: randomUUID(),
      repeat_key: randomUUID(),
      origin: 'public',
      cate_id: 0,
      is_mine: false,
      weight: 0,
      total: items,
      accepted: items,
      review: 0,
      duplicate: 0,
      banned: 0,
      unsupported: 0,
      finished_at: finishedDaysAgo === null ? null : ago('day', finishedDaysAgo),
    })
    .returning('id')) as [{ id: number }]
  await db.raw(
    `insert into import_item (task_id, line, disk_type, disk_id, disk_pass, disk_name, status, origin, importer, handed_at)
     select :id, n, 'QUARK', 's' || :id || '-' || n, '', '', :status, 'public', 'x', now() - :minutes * interval '1 min'
     from generate_series(1, :items) n`,
    { id: task.id, items, status: finishedDaysAgo === null ? 'resolving' : 'finished', minutes: handedMinutesAgo },
  )
  return task.id
}

describe('repair', () => {
  const run = () => runKind(database.db, 'repair', repair({ db: database.db, clock: () => new Date() }))

  test('hands out items lost an hour ago again, each once, and skips those that may be in progress', async () => {
    await addImport(1_203, null, 61)
    await addImport(4, null, 59)
    await addImport(5, 1, 500)
    expect(await run()).toMatchObject({ status: 'done', msg: '重新处理 1203 个链接' })
    const { rows } = await database.db.raw<{ rows: object[] }>(
      `select count(*)::int as events, count(distinct payload->>'item_id')::int as items, min(topic) as topic from outbox`,
    )
    expect(rows).toEqual([{ events: 1_203, items: 1_203, topic: 'disk.import-requested.v1' }])
    expect(await run()).toMatchObject({ status: 'done', msg: '没有遗漏' })
  })
})

describe('clean_up', () => {
  const run = () => runKind(database.db, 'clean_up', cleanUp(database))

  test('deletes imports that ended 90 days ago with all their links, a bounded number at a time, and no newer ones', async () => {
    await addImport(12_000, 91)
    for (let imports = 0; imports < 3; imports += 1) await addImport(2, 91)
    const kept = [await addImport(3, 89), await addImport(3, null)]
    expect([await deleteOldImports(database.db), await deleteOldImports(database.db)]).toEqual([5_000, 5_000])
    expect(await run()).toMatchObject({ status: 'done', msg: `清理 ${2_006 + 4} 行` })
    expect((await database.db('import_task').orderBy('id').pluck('id')) as number[]).toEqual(kept)
    expect(await countOf('import_item')).toBe(6)
  })

  test('keeps the last job of each kind, and the quotas of today and yesterday', async () => {
    const { db } = database
    const job = (kind: string, days: number) => ({
      kind,
      status: 'done',
      params: '{}',
      origin: 'schedule',
      ended_at: db.raw(`now() - ? * interval '1 day'`, [days]),
    })
    await db('job').insert([job('repair', 40), job('repair', 31), job('repair', 29), job('rebuild_es', 400)])
    await db.raw(
      `insert into day_quota (name, day, used)
       select 'x', (now() at time zone 'Asia/Shanghai')::date - n, 1 from generate_series(0, 5) n`,
    )
    expect(await run()).toMatchObject({ status: 'done' })
    expect(await db('job').whereNot({ kind: 'clean_up' }).orderBy('id').pluck('kind')).toEqual(['repair', 'rebuild_es'])
    expect(await countOf('day_quota')).toBe(2)
  })
})

describe('refresh_disk', () => {
  test('queues every match of a filter page by page, and resumes at the last page', async () => {
    const requests: QueueChecks[] = []
    let isDown = false
    await using disk = await startFakeDisk({
      QueueChecks: async (request) => {
        if (isDown) throw unavailableError()
        requests.push(request)
        const { after_id, size } = request
        const last_id = after_id + size < 25 ? after_id + size : 0
        if (requests.length === 2) isDown = true
        return { queued: Math.min(size, 25 - after_id), last_id, total: after_id === 0 ? 25 : 0 }
      },
    })
    const kind = refreshDisk({ disk: disk.client, pageSize: 10 })
    const run = () => runKind(database.db, 'refresh_disk', kind, { params: { disk_type: 'QUARK', health: 'unsure' } })
    expect(await run()).toMatchObject({ status: 'waiting', done: 20 })
    isDown = false
    expect(await run()).toMatchObject({ status: 'done', done: 25, total: 25, msg: '已安排检测 25 个资源' })
    expect(requests.map(({ after_id }) => Number(after_id))).toEqual([0, 10, 20])
    expect(requests.every(({ filter }) => filter?.disk_type === 'QUARK' && filter.health === 'unsure')).toBe(true)
  })

  test('refuses an unknown filter', () => {
    const { params } = refreshDisk({ disk: { QueueChecks: async () => Promise.reject(unavailableError()) } })
    expect(params.safeParse({ helth: 'dead' }).success).toBe(false)
    expect(params.safeParse({ health: 'dead' }).success).toBe(true)
  })
})

describe('rebuild_es', () => {
  test('is followed to its end, also while the search service is down, and fails with the error of that service', async () => {
    await using search = await startFakeSearch()
    search.said.isAway = true
    expect(await runKind(database.db, 'rebuild_es', search.kind)).toMatchObject({ status: 'waiting' })
    search.said.isAway = false
    expect(await runKind(database.db, 'rebuild_es', search.kind)).toMatchObject({
      status: 'done',
      done: 20,
      total: 20,
      msg: '共 20 个资源',
    })
    const [first] = search.said.runs.values()
    expect(search.said.runs.size).toBe(1)
    Object.assign(first ?? {}, { status: 'running', done: 0 })
    expect(await runKind(database.db, 'rebuild_es', search.kind)).toMatchObject({
      status: 'failed',
      msg: '索引正在重建',
    })
  })

  test('a cancelled one is stopped in the search service, and restarted on retry', async () => {
    await using search = await startFakeSearch()
    search.said.looks = 1_000_000
    const crashing = await startCrashingReplica(database.url, () => ({ rebuild_es: search.kind }))
    await database.db('job').insert({ kind: 'rebuild_es', params: '{}', origin: 'admin' })
    await waitFor(() => search.said.runs.size === 1)
    await database.db('job').update({ status: 'cancelling' })
    await waitFor(() => database.db('job').where({ status: 'cancelled' }).first())
    await crashing.kill()
    expect([...search.said.runs.values()].map(({ status }) => status)).toEqual(['cancelled'])
    search.said.looks = 3
    await database.db('job').update({ status: 'waiting' })
    expect(await runKind(database.db, 'rebuild_es', search.kind)).toMatchObject({ status: 'done', done: 3 })
    expect(search.said.runs.size).toBe(2)
  })
})

test('the schedule starts every kind of job without params, or fails with the missing ones', () => {
  const nothing = null as never
  const kinds = createKinds({
    db: database.db,
    disk: nothing,
    search: nothing,
    order: nothing,
    siteConfig: nothing,
    outbound: nothing,
    gemini: nothing,
    clock: () => new Date(),
  })
  expect(Object.keys(kinds).toSorted()).toEqual(
    ['clean_up', 'gen_sitemap', 'push_pages', 'rebuild_es', 'refresh_disk', 'repair', 'write_articles'].toSorted(),
  )
  for (const kind of Object.values(kinds)) expect(kind.params.safeParse({}).success).toBe(true)
})
