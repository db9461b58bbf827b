import { afterAll, beforeAll, expect, test } from 'vitest'
import { asUser, startUserService } from './harness.ts'
import type { UserTestService } from './harness.ts'

let service: UserTestService

beforeAll(async () => {
  service = await startUserService()
})

afterAll(() => service[Symbol.asyncDispose]())

test('counts new accounts by hour and by day of Shanghai, for admins', async () => {
  const addAt = async (username: string, create_time: string): Promise<void> => {
    const id = await service.addAccount({ username, password: 'violet tram 77' })
    await service.db('accounts').where({ id }).update({ create_time })
  }
  await addAt('late', '2026-03-01T23:59:59+08:00')
  await addAt('early', '2026-03-02T00:00:00+08:00')
  await addAt('same-hour', '2026-03-02T00:59:59+08:00')
  const counts = async (from: string, to: string, unit: string) =>
    (await service.client.ListNewUsers({ from, to, unit }, asUser(1, 'admin'))).list.map(({ count }) => count)
  expect(await counts('2026-02-28', '2026-03-02', 'day')).toEqual([0, 1, 2])
  expect(await counts('2026-03-01T23:00:00+08:00', '2026-03-02T01:00:00+08:00', 'hour')).toEqual([1, 2, 0])
  await expect(service.client.ListNewUsers({ from: '', to: '', unit: 'day' }, asUser(2))).rejects.toMatchObject({
    code: 'user.admin_only',
  })
})
