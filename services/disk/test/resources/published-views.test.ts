import { DiskSaved } from '@pandex/contracts/events'
import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { publishViewCounts } from '../../jobs/publish-views.ts'
import { aDriveAnswer, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

beforeEach(async () => {
  await service.db.raw('truncate disk, outbox, changed_docs cascade')
})

afterAll(() => service[Symbol.asyncDispose]())

let batches = 0

const view = (doc_id: string, count: number) =>
  service.client.RecordViews(
    { batch_id: `views ${(batches += 1)}`, list: [{ doc_id, count }] },
    testContext({ clientAddress: '' }),
  )

/** Inserts a resource whose first state is published. */
const insertResource = async (): Promise<string> => {
  const doc = await service.insert(aDriveAnswer())
  await service.db.raw('truncate outbox, changed_docs')
  return doc
}

const readPublished = async () => {
  const rows = (await service.db('outbox').where({ topic: DiskSaved.name }).orderBy('id').select('payload')) as {
    payload: { doc_id: string; version: number; views: number }
  }[]
  return rows.map(({ payload: { version, views } }) => ({ version, views }))
}

test('publishes the views of a resource again when they grew by more than a quarter', async () => {
  const doc = await insertResource()
  await publishViewCounts(service.db)
  expect(await readPublished()).toEqual([])
  for (const count of [1, 7, 2, 1]) {
    await view(doc, count)
    await publishViewCounts(service.db)
  }
  expect(await readPublished()).toEqual([
    { version: 2, views: 1 },
    { version: 3, views: 8 },
    { version: 4, views: 11 },
  ])
})

test('publishes a count once when replicas run at the same time', async () => {
  const doc = await insertResource()
  await view(doc, 5)
  await Promise.all(Array.from({ length: 4 }, () => publishViewCounts(service.db)))
  expect(await readPublished()).toEqual([{ version: 2, views: 5 }])
})

test('changes neither the time of the last change nor cached answers', async () => {
  const doc = await insertResource()
  const before: unknown = await service.db('disk').where({ doc_id: doc }).first('update_time')
  await view(doc, 5)
  await publishViewCounts(service.db)
  expect(await readPublished()).toHaveLength(1)
  expect(await service.db('disk').where({ doc_id: doc }).first('update_time')).toEqual(before)
  expect(await service.db('changed_docs').select('doc_ids')).toEqual([])
})

test('leaves resources that a running transaction changes for the next time', async () => {
  const [busy, free] = [await insertResource(), await insertResource()]
  await view(busy, 2)
  await view(free, 3)
  await service.db.transaction(async (trx) => {
    await trx('disk').where({ doc_id: busy }).update({ weight: 1 })
    await publishViewCounts(service.db)
    expect(await readPublished()).toEqual([{ version: 2, views: 3 }])
  })
  await publishViewCounts(service.db)
  expect(await readPublished()).toEqual([
    { version: 2, views: 3 },
    { version: 2, views: 2 },
  ])
})
