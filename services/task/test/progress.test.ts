import { DiskImported, ImportFailed, ImportFinished } from '@pandex/contracts/events'
import type { ImportRequested } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { onDiskImported } from '../consumers/on-disk-imported.ts'
import { asVisitor, randomLinks, startTaskService } from './harness.ts'
import type { TaskTestService } from './harness.ts'

let service: TaskTestService

beforeAll(async () => {
  service = await startTaskService()
})

afterAll(() => service[Symbol.asyncDispose]())

const startImport = async (count: number) => {
  const { text } = randomLinks(count)
  const { task_no } = await service.client.ImportDisk({ text, origin: 'public' }, asVisitor())
  return { taskNo: task_no, requests: await service.requested(task_no, count) }
}

type Requested = PayloadOf<typeof ImportRequested>

const docId = 'a234567890123456789012345'

const asImported = (
  { task_no, item_id, disk_type, disk_id }: Requested,
  outcome: PayloadOf<typeof DiskImported>['outcome'] = 'created',
): PayloadOf<typeof DiskImported> => ({
  task_no,
  item_id,
  disk_type,
  disk_id,
  doc_id: docId,
  disk_name: '庆余年',
  outcome,
})

const asFailed = (
  { task_no, item_id, disk_type, disk_id }: Requested,
  ending: Partial<PayloadOf<typeof ImportFailed>> = {},
): PayloadOf<typeof ImportFailed> => ({
  task_no,
  item_id,
  disk_type,
  disk_id,
  status: 'dead',
  msg: '分享已失效',
  doc_id: '',
  disk_name: '',
  ...ending,
})

const progressOf = (taskNo: string) => service.client.GetProgress({ task_no: taskNo }, asVisitor())
const countsOf = async (taskNo: string) => (await progressOf(taskNo)).counts
const finishedAt = async (taskNo: string): Promise<Date | null> =>
  (await service.db('import_task').where({ task_no: taskNo }).first('finished_at')).finished_at

test('each item ends with the result of its link, and the import ends once with the last of them', async () => {
  const { taskNo, requests } = await startImport(4)
  const [first, second, third, last] = requests as [Requested, Requested, Requested, Requested]
  await service.send(DiskImported, asImported(first))
  await service.send(DiskImported, asImported(second, 'updated'))
  await service.send(DiskImported, asImported(third, 'unchanged'))
  expect(await countsOf(taskNo)).toEqual({ finished: 2, duplicate: 1, resolving: 1 })
  expect(await service.listPublished(ImportFinished, taskNo)).toEqual([])
  expect(await finishedAt(taskNo)).toBeNull()

  await service.send(ImportFailed, asFailed(last))
  expect(await countsOf(taskNo)).toEqual({ finished: 2, duplicate: 1, dead: 1 })
  expect((await progressOf(taskNo)).items).toMatchObject([
    { status: 'finished', msg: '导入成功', doc_id: docId, disk_name: '庆余年' },
    { status: 'finished', msg: '资源已存在，信息已更新', doc_id: docId },
    { status: 'duplicate', msg: '资源已存在', doc_id: docId },
    { status: 'dead', msg: '分享已失效', doc_id: '' },
  ])
  const finished = await service.listPublished(ImportFinished, taskNo)
  expect(finished).toEqual([{ task_no: taskNo, counts: { finished: 2, duplicate: 1, dead: 1 } }])
  expect(await finishedAt(taskNo)).not.toBeNull()
})

test('an event delivered twice, or a different one for a completed item, changes nothing', async () => {
  const { taskNo, requests } = await startImport(2)
  const [first, last] = requests as [Requested, Requested]
  await service.send(DiskImported, asImported(first), 3)
  expect(await countsOf(taskNo)).toEqual({ finished: 1, resolving: 1 })
  await service.send(ImportFailed, asFailed(first), 2)
  await service.send(DiskImported, asImported(first, 'unchanged'))
  await service.send(DiskImported, asImported(last), 2)
  await service.send(ImportFailed, asFailed(last))
  expect((await progressOf(taskNo)).items).toMatchObject([{ status: 'finished' }, { status: 'finished' }])
  expect(await service.listPublished(ImportFinished, taskNo)).toHaveLength(1)
})

test('an import whose last two items end at the same moment ends once', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { taskNo, requests } = await startImport(8)
    const apply = (requested: Requested): Promise<void> =>
      service.db.transaction(async (trx) =>
        onDiskImported().batchOnce?.apply(trx, [asImported(requested)], asVisitor()),
      )
    await Promise.all(requests.map(apply))
    expect(await service.listPublished(ImportFinished, taskNo)).toEqual([{ task_no: taskNo, counts: { finished: 8 } }])
  }
})

const sendAll = async (payloads: readonly PayloadOf<typeof DiskImported>[], times = 1): Promise<void> => {
  const messages = payloads.map((payload) => ({
    key: `${payload.disk_type}:${payload.disk_id}`,
    value: JSON.stringify(payload),
    headers: { event_id: randomUUID() },
  }))
  for (let sent = 0; sent < times; sent += 1) await service.kafka?.send([{ topic: DiskImported.name, messages }])
}

test('ends the items of several imports once when a batch of results is delivered twice, each by its first result', async () => {
  const [one, other] = [await startImport(20), await startImport(20)]
  const mixed = one.requests.flatMap((request, index) => [request, ...other.requests.slice(index, index + 1)])
  await sendAll(
    [...mixed.map((request) => asImported(request)), ...mixed.map((item) => asImported(item, 'unchanged'))],
    2,
  )
  for (const { taskNo } of [one, other]) {
    await waitFor(async () => (await finishedAt(taskNo)) !== null)
    expect(await countsOf(taskNo)).toEqual({ finished: 20 })
    expect(await service.listPublished(ImportFinished, taskNo)).toHaveLength(1)
  }
})

test('one bad result does not hold up the rest of its batch', async () => {
  const { taskNo, requests } = await startImport(20)
  const bad = { ...asImported(requests[0] as Requested), task_no: 'no uuid' }
  await sendAll([
    ...requests.slice(0, 10).map((item) => asImported(item)),
    bad,
    ...requests.slice(10).map((item) => asImported(item)),
  ])
  await waitFor(async () => (await finishedAt(taskNo)) !== null)
  expect(await countsOf(taskNo)).toEqual({ finished: 20 })
})

test('ignores an event for an unknown item', async () => {
  const { taskNo, requests } = await startImport(1)
  const [known] = requests as [Requested]
  const unknownItems = [
    { ...asImported(known), task_no: '00000000-0000-4000-8000-000000000000' },
    { ...asImported(known), item_id: 987_654 },
    { ...asImported(known), disk_type: 'UC' as const },
  ]
  for (const unknownItem of unknownItems) await service.send(DiskImported, unknownItem)
  await service.send(DiskImported, asImported(known, 'unchanged'))
  expect(await countsOf(taskNo)).toEqual({ duplicate: 1 })
  expect(await service.listPublished(ImportFinished, taskNo)).toHaveLength(1)
})

test.each(['', '1', 'x'.repeat(10_000), '\u0000', '00000000-0000-4000-8000-000000000000'])(
  'an unassigned task number is unknown: %#',
  async (taskNo) => {
    await expect(progressOf(taskNo)).rejects.toMatchObject({
      kind: 'not_found',
      code: 'task.unknown',
      message: '记录不存在',
    })
  },
)
