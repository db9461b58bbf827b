import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDriveAnswer, asAdmin, asVisitor, startDiskService } from '../harness.ts'
import type { DiskTestService } from '../harness.ts'

let service: DiskTestService

beforeAll(async () => {
  service = await startDiskService()
})

afterAll(() => service[Symbol.asyncDispose]())

const add = async (columns: object, purchases: readonly ('done' | 'pending')[] = []): Promise<number> => {
  const doc_id = await service.insert(aDriveAnswer())
  const { id } = (await service.db('disk').where({ doc_id }).first('id')) as { id: number }
  if (Object.keys(columns).length > 0) await service.db('disk').where({ id }).update(columns)
  const soon = new Date()
  for (const [user, state] of purchases.entries())
    await service.db('purchase').insert({
      user_id: user + 1,
      resource_id: id,
      state,
      kind: 'coin',
      cost_coin: 1,
      day: '2026-11-20',
      leased_until: soon,
      next_try_at: soon,
      ...(state === 'done' && { done_time: soon }),
    })
  return id
}

test('counts open reports, and each dead resource that was bought once, like the filtered lists', async () => {
  const [open, closed] = [await add({}), await add({})]
  const handled = { verdict: 'refused', handled_at: new Date() }
  await service.db('report_case').insert([
    { resource_id: open, reason: 'dead', count: 3 },
    { resource_id: open, reason: 'content', count: 1 },
  ])
  await service.db('report_case').insert({ resource_id: closed, reason: 'dead', count: 1, ...handled })
  const bought = await add({ health: 'dead' }, ['done', 'done'])
  await add({ health: 'dead' }, ['pending'])
  await add({ health: 'dead' })
  await add({ health: 'valid' }, ['done'])
  await add({ health: 'dead', enabled: false, deleted_at: new Date() }, ['done'])
  expect(await service.client.CountWork({}, asAdmin())).toEqual({ reported: 2, dead_bought: 1 })
  const listed = async (filter: object) => (await service.client.ListAll({ page: {}, filter }, asAdmin())).list
  expect((await listed({ health: 'dead', bought: 'yes' })).map(({ id }) => id)).toEqual([bought])
  expect(await listed({ health: 'dead', bought: 'no' })).toHaveLength(2)
  await expect(service.client.CountWork({}, asVisitor())).rejects.toMatchObject({ code: 'disk.admin_only' })
})
