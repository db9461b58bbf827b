import { UserDeleted } from '@pandex/contracts/events'
import { sendEvent } from '@pandex/platform/testing/send-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asAdmin, asUser, randomLinks, startTaskService } from './harness.ts'
import type { TaskTestService } from './harness.ts'

let service: TaskTestService

beforeAll(async () => {
  service = await startTaskService()
})

afterAll(() => service[Symbol.asyncDispose]())

const importAs = async (userId: number): Promise<string> => {
  const { text } = randomLinks(2)
  return (await service.client.ImportDisk({ text, origin: 'public' }, asUser(userId))).task_no
}

const importsOf = async (user_id: number) => (await service.client.ListItems({ filter: { user_id } }, asAdmin())).total

test('imports of a deleted user stay without an importer, also when the event comes twice', async () => {
  const taskNo = await importAs(81)
  await importAs(82)
  expect(await importsOf(81)).toBe(2)
  await sendEvent(service, UserDeleted, { user_id: 81 }, 3)
  await sendEvent(service, UserDeleted, { user_id: 81 })
  expect(await importsOf(81)).toBe(0)
  expect(await importsOf(82)).toBe(2)
  const { list } = await service.client.ListItems({ filter: { task_no: taskNo } }, asAdmin())
  expect(list.map(({ user_id }) => user_id)).toEqual([0, 0])
})
