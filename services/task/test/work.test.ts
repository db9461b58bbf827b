import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin, asVisitor, randomLinks, startTaskService } from './harness.ts'
import type { TaskTestService } from './harness.ts'

let service: TaskTestService

beforeAll(async () => {
  service = await startTaskService({ handsOut: false })
})

afterAll(() => service[Symbol.asyncDispose]())

const today = async (): Promise<number> => {
  const now = new Date().toISOString()
  const { list } = await service.client.ListImportSeries({ from: now, to: now, unit: 'day' }, asAdmin())
  return list[0]?.count ?? 0
}

test('counts imported links once when a text is imported twice, and keeps the count when the import is deleted', async () => {
  const { text } = randomLinks(3)
  const importer = asVisitor()
  await Promise.all([1, 2, 3].map(() => service.client.ImportDisk({ text, origin: 'public' }, importer)))
  expect(await today()).toBe(3)
  await service.db('import_item').delete()
  expect(await today()).toBe(3)
})

test('counts all open work, not only a page of it', async () => {
  await service.client.ImportDisk({ text: randomLinks(4).text, origin: 'public' }, asVisitor())
  await service.db('import_item').update({ status: 'failed' })
  await service.client.ImportDisk({ text: randomLinks(2).text, origin: 'public' }, asVisitor())
  await service.db('import_item').whereNot({ status: 'failed' }).update({ status: 'review' })
  await service.db('job').insert({ kind: 'clean_up', status: 'failed', params: '{}', origin: 'admin' })
  expect(await service.client.CountWork({}, asAdmin())).toEqual({
    review: 2,
    failed_items: 4,
    failed_jobs: 1,
    // No search engine is set up.
    push: null,
  })
  await expect(service.client.CountWork({}, asVisitor())).rejects.toMatchObject({ code: 'task.admin_only' })
})
