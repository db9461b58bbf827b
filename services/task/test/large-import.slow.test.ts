/**
 * `LINES=100000 npx vitest run --project services services/task/test/large-import.slow.test.ts` measures a file of that size and prints the
 * result.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { collectGarbage } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin, asVisitor, randomLinks, startTaskService } from './harness.ts'
import type { TaskTestService } from './harness.ts'

let service: TaskTestService

const lines = Number(process.env['LINES'] ?? 6_000)
const linesAPart = 500

beforeAll(async () => {
  service = await startTaskService()
  Object.assign(service.said.basic, { items_in_flight: 500, visitor_links_per_day: 1_000_000 })
})

afterAll(() => service[Symbol.asyncDispose]())

const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10

/** Runs the garbage collector first, so that the measurement excludes garbage. */
const heapNow = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** Simulates drives that answer some hundred items per second, oldest first. */
const endItems = async (until: AbortSignal): Promise<void> => {
  while (!until.aborted) {
    await service.db.raw(
      `update import_item set status = 'finished' where id = any (array(
         select id from import_item where status = 'resolving' order by handed_at limit 60))`,
    )
    await delay(100)
  }
}

const importAsVisitors = async (until: AbortSignal): Promise<void> => {
  while (!until.aborted) {
    const [{ text }, visitor] = [randomLinks(5), asVisitor()]
    await waitFor(() => service.client.ImportDisk({ text, origin: 'public' }, visitor))
    await delay(200)
  }
}

const findWaits = async () => {
  const { rows: visitors } = await service.db.raw<{ rows: { began: Date; handed: Date | null; waiting: number }[] }>(
    `select task.created_at as began, max(handed_at) as handed, (count(*) - count(handed_at))::int as waiting
     from import_task task join import_item item on item.task_id = task.id
     where task.origin = 'public' group by task.id`,
  )
  const files = (await service
    .db('import_item')
    .where({ origin: 'admin' })
    .whereNotNull('handed_at')
    .pluck('handed_at')) as Date[]
  const overtakers = visitors.map(
    ({ began, handed }) => files.filter((file) => file > began && (!handed || file < handed)).length,
  )
  return {
    imports: visitors.length,
    waiting: visitors.reduce((sum, { waiting }) => sum + waiting, 0),
    longestMs: Math.max(...visitors.map(({ began, handed }) => (handed ?? new Date()).getTime() - began.getTime())),
    overtakenBy: Math.max(...overtakers),
  }
}

test('a large file uses bounded memory and does not delay links of visitors', async () => {
  const { client, db } = service
  const over = new AbortController()
  const pasted = new AbortController()
  const ending = endItems(over.signal)
  const pasting = importAsVisitors(pasted.signal)
  const { task_no } = await client.BeginImport({ request_id: randomUUID(), name: '很多.txt' }, asAdmin())
  const parts = Math.ceil(lines / linesAPart)
  const send = async (part: number): Promise<number> => {
    const { text } = randomLinks(linesAPart)
    // The call is retried while the service does not answer, which happens during garbage collection.
    const request = { task_no, part, text, first_line: (part - 1) * linesAPart + 1 }
    return (await waitFor(() => client.AddToImport(request, asAdmin()))).total
  }
  await send(1)
  await send(2)
  const idle = { heap: heapNow(), rss: process.memoryUsage().rss }
  const peak = { ...idle }
  const beganAtMs = performance.now()
  let total = 0
  for (let part = 3; part <= parts; part += 1) {
    total = await send(part)
    peak.rss = Math.max(peak.rss, process.memoryUsage().rss)
    if (part % 5 === 0) peak.heap = Math.max(peak.heap, heapNow())
  }
  const tookSeconds = (performance.now() - beganAtMs) / 1_000
  await client.EndImport({ task_no }, asAdmin())
  const admin = (await db('import_item')
    .where({ origin: 'admin' })
    .groupBy('status')
    .select('status')
    .count('* as rows')) as {
    status: string
    rows: number
  }[]
  pasted.abort()
  await pasting
  // The last pasted links are handed out too.
  await waitFor(async () => (await findWaits()).waiting === 0)
  over.abort()
  await ending
  const waits = await findWaits()
  if (process.env['LINES'])
    console.log({
      lines: total,
      seconds: Math.round(tookSeconds),
      idle: { heapMb: megabytes(idle.heap), rssMb: megabytes(idle.rss) },
      aboveIdle: { heapMb: megabytes(peak.heap - idle.heap), rssMb: megabytes(peak.rss - idle.rss) },
      file: Object.fromEntries(admin.map(({ status, rows }) => [status, rows])),
      visitors: waits,
    })
  expect(total).toBe(parts * linesAPart)
  // A part has some hundred kilobytes; earlier parts must have been freed.
  expect(peak.heap - idle.heap).toBeLessThan(25_000_000)
  expect(waits.imports).toBeGreaterThan(3)
  expect(waits.waiting).toBe(0)
  // Only the round in progress and the file's share of the next round may come first.
  expect(waits.overtakenBy).toBeLessThan(500)
  // The file progresses as well.
  const went = admin.filter(({ status }) => status !== 'pending').reduce((sum, { rows }) => sum + rows, 0)
  expect(went).toBeGreaterThan(200)
})
