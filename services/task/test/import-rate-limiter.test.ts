import { setTimeout as delay } from 'node:timers/promises'
import { ImportRequested } from '@pandex/contracts/events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asUser, randomLinks, startTaskService } from './harness.ts'
import type { TaskTestService } from './harness.ts'

let service: TaskTestService

beforeAll(async () => {
  service = await startTaskService()
})

afterAll(() => service[Symbol.asyncDispose]())

test('a long import hands its first links out at once, the others slowly while visitors search, then at full speed', async () => {
  service.said.searchLoad = { is_searching: true, cpu_wait: 0.9 }
  const links = 600
  const { task_no } = await service.client.ImportDisk({ text: randomLinks(links).text, origin: 'public' }, asUser())
  const countHandedOut = async (): Promise<number> => (await service.listPublished(ImportRequested, task_no)).length
  expect(await countHandedOut()).toBe(20)
  await delay(3_000)
  // 20 links at once, and 20 more every four seconds.
  expect(await countHandedOut()).toBeLessThanOrEqual(60)
  await expect.poll(countHandedOut, { timeout: 10_000 }).toBeGreaterThanOrEqual(40)
  expect((await service.requested(task_no, 30)).length).toBeLessThan(links)
  service.said.searchLoad = { is_searching: false, cpu_wait: 0.9 }
  expect(await service.requested(task_no, links)).toHaveLength(links)
})
