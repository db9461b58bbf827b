import { AppError } from '@pandex/platform/errors'
import { waitFor } from '@pandex/platform/testing/fixtures'
import { measureMin, measureDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Replacements } from '../support/fake-services.ts'
import { withSwitches } from '../support/fake-config.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { callRoute, table, withoutSessionCalls } from '../support/route-calls.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const scopes = ['import', 'list', 'search']

/** The name of a token lists its scopes. */
const tokensByScope: NonNullable<Replacements['config']> = {
  VerifyOpenToken: async ({ token }) => ({ name: token, scopes: token.split('+'), per_minute: 600 }),
}

const open = table.filter(({ row }) => row.auth === 'open')

it.each(open.map((route) => [route.spec, route] as const))(
  '%s takes a token that is good for it, and no other',
  async (_, route) => {
    gateway.services.replace({ config: tokensByScope })
    const scope = route.row.scope ?? 'nothing'
    expect(scopes).toContain(scope)
    expect(await callRoute(gateway, route, { headers: bearer(`list+${scope}`) })).toMatchObject({ status: 200 })
    const worked = withoutSessionCalls(gateway.services.calls).length
    const others = scopes.filter((other) => other !== scope).join('+')
    const refused = { status: 403, code: 403, msg: '没有权限' }
    expect(await callRoute(gateway, route, { headers: bearer(others) })).toMatchObject(refused)
    expect(await callRoute(gateway, route, { query: `token=${encodeURIComponent(others)}` })).toMatchObject(refused)
    expect(withoutSessionCalls(gateway.services.calls)).toHaveLength(worked)
  },
)

it('a token may do so much a minute in all gateways together, whoever shows it, and others go on', async () => {
  const config: NonNullable<Replacements['config']> = {
    VerifyOpenToken: async ({ token }) => ({ name: token, scopes: ['list'], per_minute: 4 }),
  }
  const redisPrefix = `tokens-${process.pid}-${performance.now()}:`
  const options = { site: { config }, rateLimitScale: 1, redisPrefix }
  await using one = await startGateway(options)
  await using two = await startGateway(options)
  const statuses: number[] = []
  for (const at of [one, two, one, two]) statuses.push((await at.get('/open/disk/list', bearer('bot'))).status)
  expect(statuses).toEqual([200, 200, 200, 200])
  for (const at of [one, two]) {
    const stopped = await at.get('/open/disk/list', bearer('bot'))
    expect(stopped).toMatchObject({ status: 429, body: { code: 429, msg: '请求过于频繁，请稍后再试', data: null } })
    const retryAfter = Number(stopped.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
  }
  expect((await two.get('/open/disk/list', bearer('another'))).status).toBe(200)
})

it('a token may do as much as its owner said, also from one address, and its program is neither slowed nor banned', async () => {
  const config: NonNullable<Replacements['config']> = {
    ...tokensByScope,
    ...withSwitches({ anti_crawler: { ladder_enabled: true, slow_ms: 10_000, ban_after: 1, ban_minutes: 1 } }),
  }
  const redisPrefix = `programs-${process.pid}-${performance.now()}:`
  await using busy = await startGateway({ site: { config }, rateLimitScale: 1, redisPrefix })
  for (const route of open) {
    const calls = Array.from({ length: 100 }, () => callRoute(busy, route, { headers: bearer(route.row.scope ?? '') }))
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
  }
})

it('a token that is taken back opens nothing within two seconds', async () => {
  const gone = new AppError('unauthenticated', 'config.bad_open_token', '访问令牌无效')
  let tokens = 0
  const takeBack = async (): Promise<number> => {
    const token = bearer(`list+${(tokens += 1)}`)
    const isStatus = (status: number) =>
      waitFor(async () => (await gateway.get('/open/disk/list', token)).status === status)
    gateway.services.replace({ config: tokensByScope })
    await isStatus(200)
    gateway.services.replace({ config: { VerifyOpenToken: () => Promise.reject(gone) } })
    return measureDurationMs(() => isStatus(403))
  }
  expect(await measureMin(1_100, takeBack)).toBeLessThan(1_100)
})
