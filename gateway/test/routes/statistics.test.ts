import { unavailableError } from '@pandex/platform/errors'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway({})
})

beforeEach(() => gateway.services.reset())

afterAll(() => gateway[Symbol.asyncDispose]())

const get = async (path: string) => (await gateway.get(path, { authorization: gateway.tokens.admin })).body

const series = '/admin/v1/visit/data_log?from=2026-11-01&to=2026-11-01&unit=day'
const top = '/admin/v1/visit/top?from=2026-11-01&to=2026-11-02'
const fail = () => Promise.reject(unavailableError())

test('joins the counts of all services by their time', async () => {
  expect(await get(series)).toMatchObject({
    code: 200,
    data: {
      list: [
        { searches: 5, zero_searches: 2, imported: 2, users: 2, orders: 2, paid_orders: 1, revenue: 792, refunded: 0 },
      ],
    },
  })
})

test('leaves out the counts of a service that is down, and fails without the visits', async () => {
  gateway.services.replace({ search: { ListSearchSeries: fail } })
  expect(await get(series)).toMatchObject({ code: 200, data: { list: [{ searches: null, imported: 2 }] } })
  gateway.services.replace({ config: { ListVisitSeries: fail } })
  expect((await get(series)).code).not.toBe(200)
})

test('answers the lists of the services that are up', async () => {
  gateway.services.replace({ search: { ListSearchedKeys: fail } })
  const { data } = (await get(top)) as { data: Record<string, unknown[] | null> }
  expect(data.words).toBeNull()
  expect(data.sharers).toEqual([{ share_user: '漫画控', views: 3, resources: 1 }])
  expect(data.drives).toHaveLength(1)
})

test('refuses a day that does not exist', async () => {
  expect((await get('/admin/v1/visit/top?from=2026-02-30&to=2026-11-02')).code).not.toBe(200)
})
