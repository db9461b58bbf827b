import { testContext } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSearchService } from './harness.ts'

let service: Awaited<ReturnType<typeof startSearchService>>

beforeAll(async () => {
  service = await startSearchService()
})

afterAll(() => service[Symbol.asyncDispose]())

test('GetSearchLoad tells whether visitors search', async () => {
  const readLoad = () => service.calls.GetSearchLoad({}, testContext())
  expect(await readLoad()).toEqual({ is_searching: false, cpu_wait: 0 })
  await service.calls.SearchDisk({ q: '庆余年' }, testContext())
  const { is_searching, cpu_wait } = await readLoad()
  expect(is_searching).toBe(true)
  expect(cpu_wait).toBeGreaterThanOrEqual(0)
  expect(cpu_wait).toBeLessThanOrEqual(1)
})
