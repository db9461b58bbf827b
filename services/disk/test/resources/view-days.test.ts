import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pruneViewDays } from '../../repositories/resources/view-days.ts'
import { aDriveAnswer, asAdmin, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

beforeEach(() => service.db.raw('truncate disk_view_day, view_batch'))

afterAll(() => service[Symbol.asyncDispose]())

let batches = 0

const view = (doc_id: string, count: number, batch_id = `views ${(batches += 1)}`) =>
  service.client.RecordViews({ batch_id, list: [{ doc_id, count }] }, testContext({ clientAddress: '' }))

const moveTo = (day: string) => service.db('disk_view_day').update({ day })

const top = async (from: string, to: string) => service.client.ListTopViews({ from, to }, asAdmin())

test('lists the most viewed resources and sharers of the days', async () => {
  const [mild, hot] = [
    await service.insert(aDriveAnswer({ share_user: '晚风' })),
    await service.insert(aDriveAnswer({ share_user: '晨光' })),
  ]
  await view(mild, 2)
  await view(hot, 5)
  await moveTo('2026-11-20')
  await view(mild, 1)
  await service.db('disk_view_day').whereNot({ day: '2026-11-20' }).update({ day: '2026-11-21' })
  const { resources, sharers } = await top('2026-11-20', '2026-11-21')
  expect(resources.map(({ doc_id, views }) => [doc_id, views])).toEqual([
    [hot, 5],
    [mild, 3],
  ])
  expect(sharers).toEqual([
    { share_user: '晨光', views: 5, resources: 1 },
    { share_user: '晚风', views: 3, resources: 1 },
  ])
  expect((await top('2026-11-21', '2026-11-21')).resources).toMatchObject([{ doc_id: mild, views: 1 }])
})

test('counts a batch of views once when it is delivered twice, also concurrently', async () => {
  const doc = await service.insert(aDriveAnswer())
  await Promise.all([1, 2, 3].map(() => view(doc, 4, 'the same')))
  await moveTo('2026-11-21')
  expect((await top('2026-11-21', '2026-11-21')).resources).toMatchObject([{ views: 4 }])
})

test('keeps the top resources of past days, and no days older than 400', async () => {
  const now = new Date('2026-11-21T12:00:00+08:00')
  await service.db.raw(
    `insert into disk (doc_id, disk_type, disk_id, disk_pass, disk_name, files, share_user, share_user_id, is_mine, weight, size,
       health, name_source, name_at, pass_source, pass_at)
     select 'e' || lpad(i::text, 24, '0'), 'QUARK', 'many' || i, '', '资源' || i, '', '', '', false, 0, 0, 'valid', 'text', now(),
       'none', now() from generate_series(1, 1100) i`,
  )
  for (const day of ['2025-10-16', '2026-11-19', '2026-11-20'])
    await service.db.raw(
      `insert into disk_view_day select ?, id, row_number() over (order by id) from disk where disk_id like 'many%'`,
      [day],
    )
  while (await pruneViewDays(service.db, now));
  const counts = await service
    .db('disk_view_day')
    .select(service.db.raw('day::text as day'))
    .count('* as rows')
    .min('views')
    .groupBy('day')
    .orderBy('day')
  expect(counts).toEqual([
    { day: '2026-11-19', rows: 1_000, min: 101 },
    { day: '2026-11-20', rows: 1_100, min: 1 },
  ])
})

test('refuses other callers and days that do not exist', async () => {
  await expect(
    service.client.ListTopViews({ from: '2026-11-20', to: '2026-11-21' }, asVisitor()),
  ).rejects.toMatchObject({ code: 'disk.admin_only' })
  await expect(top('2026-02-30', '2026-11-21')).rejects.toMatchObject({ code: 'disk.bad_range' })
})
