import { randomUUID } from 'node:crypto'
import { AdminChanged, ImportFinished, ImportRequested } from '@pandex/contracts/events'
import { testContext, waitFor } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dispatchRound } from '../repositories/item-dispatch.ts'
import { endAbandonedFiles } from '../repositories/import-files.ts'
import { asAdmin, asUser, asVisitor, randomLinks, startTaskService } from './harness.ts'
import type { TaskTestService } from './harness.ts'

let service: TaskTestService

beforeAll(async () => {
  // No background hand-out: the tests run each round.
  service = await startTaskService({ handsOut: false })
  service.said.basic.items_in_flight = 40
})

afterAll(() => service[Symbol.asyncDispose]())

const begin = (request_id: string = randomUUID()) =>
  service.client.BeginImport({ request_id, name: '很多.txt', cate_id: 3, is_mine: true, weight: 5 }, asAdmin())
const add = (task_no: string, part: number, text: string, first_line = 1) =>
  service.client.AddToImport({ task_no, part, text, first_line }, asAdmin())
const end = (task_no: string) => service.client.EndImport({ task_no }, asAdmin())
const visitorAt = (host: number) => testContext({ clientAddress: `198.51.100.${host}` })
const progressOf = (task_no: string) => service.client.GetProgress({ task_no }, asVisitor())

describe('a file', () => {
  test('started twice is one, a part sent twice is stored once, and a share in two parts is one item', async () => {
    const request_id = randomUUID()
    const [first, second] = await Promise.all([begin(request_id), begin(request_id)])
    expect(second.task_no).toBe(first?.task_no)
    const { task_no } = first
    const { text } = randomLinks(3)
    const parts = await Promise.all([add(task_no, 1, text), add(task_no, 1, text), add(task_no, 1, text)])
    expect(parts.map(({ total }) => total)).toEqual([3, 3, 3])
    expect(await add(task_no, 2, `${text}\n${randomLinks(1).text}`, 4)).toMatchObject({ total: 4, accepted: 4 })
    expect(await add(task_no, 3, '没有链接')).toMatchObject({ total: 4 })
    const { items, counts } = await progressOf(task_no)
    expect(counts).toEqual({ pending: 4 })
    // Line numbers count from the start of the whole file.
    expect(items.map(({ line }) => line)).toEqual([1, 2, 3, 7])
    const audit = (await service.db('outbox').where({ topic: AdminChanged.name }).pluck('payload')) as {
      target: string
    }[]
    expect(audit.filter(({ target }) => target === `import:${task_no}`)).toHaveLength(1)
  })

  test('refuses a part after a gap or after its end, and ends automatically when no more parts arrive', async () => {
    const { task_no } = await begin()
    await expect(add(task_no, 2, 'x')).rejects.toMatchObject({ code: 'task.part_missing' })
    await add(task_no, 1, '没有链接')
    await end(task_no)
    expect(await end(task_no)).toMatchObject({ total: 0 })
    await expect(add(task_no, 2, 'x')).rejects.toMatchObject({ code: 'task.import_closed' })
    expect(await service.listPublished(ImportFinished, task_no)).toHaveLength(1)
    const left = await begin()
    const young = await begin()
    await add(left.task_no, 1, randomLinks(1).text)
    await service
      .db('import_task')
      .where({ task_no: left.task_no })
      .update({ part_at: service.db.raw(`now() - interval '11 min'`) })
    await endAbandonedFiles(service.db)
    await expect(add(left.task_no, 2, 'x')).rejects.toMatchObject({ code: 'task.import_closed' })
    await add(young.task_no, 1, 'x')
  })

  test('is for admins only, with parts no larger than a pasted text', async () => {
    const { task_no } = await begin()
    for (const ctx of [asUser(), asVisitor()]) {
      await expect(service.client.BeginImport({}, ctx)).rejects.toMatchObject({ code: 'task.admin_only' })
      await expect(service.client.AddToImport({ task_no, part: 1 }, ctx)).rejects.toMatchObject({
        code: 'task.admin_only',
      })
      await expect(service.client.EndImport({ task_no }, ctx)).rejects.toMatchObject({ code: 'task.admin_only' })
    }
    await expect(add(task_no, 1, 'x'.repeat(100_001))).rejects.toMatchObject({ code: 'task.text_too_long' })
    await expect(add(task_no, 1, randomLinks(1_001).text)).rejects.toMatchObject({ code: 'task.too_many_links' })
    for (const unknown of [randomUUID(), "x' or 1=1"])
      await expect(add(unknown, 1, 'x')).rejects.toMatchObject({ code: 'task.unknown' })
    const pasted = await service.client.ImportDisk({ text: randomLinks(1).text, origin: 'public' }, asVisitor())
    await expect(add(pasted.task_no, 1, 'x')).rejects.toMatchObject({ code: 'task.unknown' })
  })
})

describe('handing out', () => {
  const inFlight = async (): Promise<Record<string, number>> => {
    const rows = (await service
      .db('import_item')
      .where({ status: 'resolving' })
      .groupBy('origin')
      .select('origin')
      .count('* as items')) as {
      origin: string
      items: number
    }[]
    return Object.fromEntries(rows.map(({ origin, items }) => [origin, items]))
  }
  const endAll = () => service.db('import_item').where({ status: 'resolving' }).update({ status: 'finished' })

  test('respects the in-flight limit, leaves capacity for visitors, and serves each importer in turn', async () => {
    await service.db('import_item').delete()
    const { task_no } = await begin()
    await add(task_no, 1, randomLinks(300).text)
    await dispatchRound(service.db, 40)
    await dispatchRound(service.db, 40)
    // Half of the capacity stays reserved for visitors.
    expect(await inFlight()).toEqual({ admin: 20 })
    await endAll()
    const big = await service.client.ImportDisk({ text: randomLinks(200).text, origin: 'public' }, visitorAt(1))
    const small = await service.client.ImportDisk({ text: randomLinks(3).text, origin: 'public' }, visitorAt(2))
    for (let rounds = 0; rounds < 4; rounds += 1) await dispatchRound(service.db, 40)
    const flying = await inFlight()
    expect((flying.public ?? 0) + (flying.admin ?? 0)).toBeLessThanOrEqual(40)
    expect(flying.public).toBeGreaterThan(flying.admin ?? 0)
    expect((await progressOf(small.task_no)).counts).toEqual({ resolving: 3 })
    expect((await progressOf(big.task_no)).counts.pending).toBeGreaterThan(150)
    await endAll()
    await dispatchRound(service.db, 40)
    expect((await inFlight()).admin).toBeGreaterThan(0)
  })

  test('hands each item out once, with the options of the admin, on any number of concurrent replicas', async () => {
    await service.db('import_item').delete()
    await service.db('outbox').delete()
    const { task_no } = await begin()
    const { text, ids } = randomLinks(500)
    await add(task_no, 1, text)
    await waitFor(async () => {
      await Promise.all([1, 2, 3, 4].map(() => dispatchRound(service.db, 10_000)))
      return (await progressOf(task_no)).counts.pending === undefined
    })
    const published = await service.listPublished(ImportRequested, task_no)
    expect(published.map(({ disk_id }) => disk_id)).toEqual(ids)
    expect(published[0]).toMatchObject({ cate_id: 3, is_mine: true, weight: 5, origin: 'admin' })
  })
})

describe('links a day', () => {
  test('are limited per visitor and per account, also for concurrent imports; a refused import uses none', async () => {
    service.said.basic.visitor_links_per_day = 10
    service.said.basic.user_links_per_day = 20
    // No other test uses this network.
    const at = (host: number) => testContext({ clientAddress: `203.0.113.${host}` })
    const visitor = at(3)
    const paste = (links: number, ctx = visitor) =>
      service.client.ImportDisk({ text: randomLinks(links).text, origin: 'public' }, ctx)
    await waitFor(async () =>
      paste(11, testContext({ clientAddress: '192.0.2.1' })).then(
        () => false,
        ({ code }: { code: string }) => code === 'task.too_many_today',
      ),
    )
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => paste(4)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    await expect(paste(3)).rejects.toMatchObject({
      kind: 'rate_limited',
      code: 'task.too_many_today',
      message: '每天最多导入 10 条链接，今天还可以导入 2 条',
      details: { retryAfterSeconds: expect.any(Number) },
    })
    expect(await paste(2)).toMatchObject({ total: 2 })
    expect(await paste(10, at(4))).toMatchObject({ total: 10 })
    expect(await paste(20, asUser(77))).toMatchObject({ total: 20 })
    await expect(paste(1, asUser(77))).rejects.toMatchObject({ code: 'task.too_many_today' })
    expect(await service.client.ImportDisk({ text: randomLinks(50).text, origin: 'admin' }, asAdmin())).toMatchObject({
      total: 50,
    })
  })

  test('of a whole network are limited to those of ten visitors, for any number of addresses; accounts there are not affected', async () => {
    const at = (subscriber: number, user = {}) => testContext({ clientAddress: `2001:db8:7:${subscriber}::1`, ...user })
    const paste = (ctx: ReturnType<typeof at>) =>
      service.client.ImportDisk({ text: randomLinks(9).text, origin: 'public' }, ctx)
    const outcomes = await Promise.allSettled(Array.from({ length: 14 }, (_, subscriber) => paste(at(subscriber))))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
    await expect(paste(at(99))).rejects.toMatchObject({
      code: 'task.too_many_today',
      message: '您所在的网络今天导入的链接太多，还可以导入 1 条',
    })
    expect(await paste(at(99, { user: { id: 78, role: 'user' } }))).toMatchObject({ total: 9 })
  })
})
