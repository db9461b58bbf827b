import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const fetchExport = async (token: string): Promise<Response> =>
  fetch(`${gateway.url}/admin/v1/user/export?user_id=2`, { headers: bearer(token) })

interface Asked {
  user_id?: number
  filter?: { user_id: number }
}

const movement = { id: 1, delta: 1, balance: 1, reason: 'check_in', ref: 'r', note: '', create_time: '' }

it('exports everything about one user, page by page, and asks only for that user', async () => {
  gateway.services.replace({
    user: {
      ListUserCoinLog: async ({ page }) => ({
        list: Array.from({ length: page?.page === 3 ? 50 : 100 }, (_, index) => ({ ...movement, id: index })),
        total: 250,
      }),
    },
  })
  const response = await fetchExport(gateway.tokens.admin)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const file = (await response.json()) as Record<string, { list: unknown[]; total: number }>
  expect(file.account).toMatchObject({ id: 2, username: 'reader' })
  expect(file.coin_log).toMatchObject({ total: 250 })
  expect(file.coin_log?.list).toHaveLength(250)
  for (const name of [
    'check_ins',
    'invited',
    'exchanges',
    'cdkeys',
    'grants',
    'purchases',
    'orders',
    'reports',
    'imports',
  ])
    expect(file[name]?.list).toHaveLength(file[name]?.total ?? -1)
  const requests = gateway.services.calls.filter(({ method }) =>
    /^(?:Export|ListUser|ListItems|ListOrders)/.test(method),
  )
  expect(requests.map(({ request }) => (request as Asked).user_id ?? (request as Asked).filter?.user_id)).toEqual(
    Array(8).fill(2),
  )
})

it('ends a list after the newest ten thousand rows and still tells how many there are', async () => {
  gateway.services.replace({
    user: { ListUserCoinLog: async () => ({ list: Array.from({ length: 100 }, () => movement), total: 1_000_000 }) },
  })
  const { coin_log } = (await (await fetchExport(gateway.tokens.admin)).json()) as {
    coin_log: { list: unknown[]; total: number }
  }
  expect(coin_log.list).toHaveLength(10_000)
  expect(coin_log.total).toBe(1_000_000)
})

it('refuses clients other than admins', async () => {
  for (const headers of [{}, bearer(gateway.tokens.user), bearer('open-sesame')])
    expect(await gateway.get('/admin/v1/user/export?user_id=2', headers)).toMatchObject({ status: 403 })
  expect(gateway.services.calls.map(({ method }) => method)).not.toContain('ExportUser')
})
