import { unavailableError } from '@pandex/platform/errors'
import { serviceNames } from '../../src/clients.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { time } from '../support/services/common.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway({})
})

beforeEach(() => gateway.services.reset())

afterAll(() => gateway[Symbol.asyncDispose]())

interface Overview {
  work: Record<string, unknown>
  charts: Record<string, { total: number; previous: number; points: unknown[] } | null>
  zero_words: unknown
  services: { name: string; status: Record<string, unknown> | null }[]
}

const overview = async (range = ''): Promise<Overview> => {
  const path = `/admin/v1/visit/overview${range && `?range=${range}`}`
  const { status, body } = await gateway.get(path, { authorization: gateway.tokens.admin })
  expect([status, body.code]).toEqual([200, 200])
  return body.data as Overview
}

test('answers the open work, the charts and the state of each service', async () => {
  const { work, charts, services } = await overview()
  expect(work).toEqual({
    review: 4,
    failed_items: 2,
    failed_jobs: 1,
    push: { left: 90, quota: 100 },
    reported: 3,
    dead_bought: 1,
    orders: { unpaid: 1, waiting: 0, failed_refunds: 0, differences: 0, reconciled_at: time },
    dead_letters: 0,
    index_lag: 0,
    space: { disk_free: 50, disk_total: 100 },
  })
  expect(charts.searches).toMatchObject({ total: 5, previous: 5 })
  expect(charts.zero_searches).toMatchObject({ total: 2, previous: 2 })
  expect(Object.keys(charts)).toEqual([
    'visits',
    'searches',
    'zero_searches',
    'imports',
    'users',
    'revenue',
    'orders',
    'paid_orders',
  ])
  expect(services.map(({ name }) => name).toSorted()).toEqual(serviceNames.toSorted())
  expect(services.every(({ status }) => status?.version === 'abc')).toBe(true)
})

test('leaves out the parts of a service that is down, and answers the others', async () => {
  const fail = () => Promise.reject(unavailableError())
  gateway.services.replace({
    search: {
      GetServiceStatus: fail,
      GetIndexSpace: fail,
      ListSearchSeries: fail,
      ListSearchedKeys: fail,
    },
  })
  const { work, charts, zero_words, services } = await overview('week')
  expect(work).toMatchObject({ review: 4, reported: 3, index_lag: null, dead_letters: null })
  expect(work.space).toEqual({ disk_free: 60, disk_total: 100 })
  expect([charts.searches, charts.zero_searches, zero_words]).toEqual([null, null, null])
  expect(charts.users).toMatchObject({ total: 2 })
  expect(services.find(({ name }) => name === 'search')?.status).toBeNull()
})

test('shows no sum of dead letters while one service does not know its own', async () => {
  const unknown = { version: '', started_at: '', unready: [], disk_free: 1, disk_total: 2 }
  gateway.services.replace({ task: { GetServiceStatus: async () => unknown } })
  const { work, services } = await overview()
  expect(work.dead_letters).toBeNull()
  expect(services.find(({ name }) => name === 'task')?.status).toMatchObject({ dead_letters: null })
})

test('waits three seconds for a service that does not answer', async () => {
  gateway.services.replace({ task: { CountWork: () => new Promise(() => undefined) } })
  const startedAt = performance.now()
  const { work } = await overview()
  expect(performance.now() - startedAt).toBeLessThan(5_000)
  expect(work).toMatchObject({ review: null, failed_jobs: null, push: null, reported: 3 })
})

test('refuses an unknown period', async () => {
  const path = '/admin/v1/visit/overview?range=year'
  const { body } = await gateway.get(path, { authorization: gateway.tokens.admin })
  expect(body.code).not.toBe(200)
})
