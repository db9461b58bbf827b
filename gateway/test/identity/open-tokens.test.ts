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
  VerifyOpenToken: async ({ token }) => ({ id: 7, name: token, scopes: token.split('+'), per_minute: 600 }),
}

const open = table.filter(({ row }) => row.auth === 'open')

it.each(open.map((route) => [route.spec, route] as const))('%s requires a token with its scope', async (_, route) => {
  gateway.services.replace({ config: tokensByScope })
  const scope = route.row.scope ?? 'nothing'
  expect(scopes).toContain(scope)
  expect(await callRoute(gateway, route, { headers: bearer(`list+${scope}`) })).toMatchObject({ status: 200 })
  const callCount = withoutSessionCalls(gateway.services.calls).length
  const otherScopes = scopes.filter((other) => other !== scope).join('+')
  const refused = { status: 403, code: 403, msg: '没有权限' }
  expect(await callRoute(gateway, route, { headers: bearer(otherScopes) })).toMatchObject(refused)
  expect(await callRoute(gateway, route, { query: `token=${encodeURIComponent(otherScopes)}` })).toMatchObject(refused)
  expect(withoutSessionCalls(gateway.services.calls)).toHaveLength(callCount)
})

it('limits an open token per minute across gateways and addresses, without affecting other tokens', async () => {
  const config: NonNullable<Replacements['config']> = {
    VerifyOpenToken: async ({ token }) => ({ id: 7, name: token, scopes: ['list'], per_minute: 4 }),
  }
  const redisPrefix = `tokens-${process.pid}-${performance.now()}:`
  const options = { site: { config }, rateLimitScale: 1, redisPrefix }
  await using first = await startGateway(options)
  await using second = await startGateway(options)
  const statuses: number[] = []
  for (const replica of [first, second, first, second])
    statuses.push((await replica.get('/open/disk/list', bearer('bot'))).status)
  expect(statuses).toEqual([200, 200, 200, 200])
  for (const replica of [first, second]) {
    const stopped = await replica.get('/open/disk/list', bearer('bot'))
    expect(stopped).toMatchObject({ status: 429, body: { code: 429, msg: '请求过于频繁，请稍后再试', data: null } })
    const retryAfter = Number(stopped.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
  }
  expect((await second.get('/open/disk/list', bearer('another'))).status).toBe(200)
})

it('allows an open token its own limit from one address, without delays and bans', async () => {
  const config: NonNullable<Replacements['config']> = {
    ...tokensByScope,
    ...withSwitches({ anti_crawler: { ladder_enabled: true, slow_ms: 10_000, ban_after: 1, ban_minutes: 1 } }),
  }
  const redisPrefix = `programs-${process.pid}-${performance.now()}:`
  await using gateway = await startGateway({ site: { config }, rateLimitScale: 1, redisPrefix })
  for (const route of open) {
    const calls = Array.from({ length: 100 }, () =>
      callRoute(gateway, route, { headers: bearer(route.row.scope ?? '') }),
    )
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
  }
})

it('refuses a revoked open token within two seconds', async () => {
  const revokedError = new AppError('unauthenticated', 'config.bad_open_token', '访问令牌无效')
  let tokens = 0
  const measureRevocationMs = async (): Promise<number> => {
    const token = bearer(`list+${(tokens += 1)}`)
    const isStatus = (status: number) =>
      waitFor(async () => (await gateway.get('/open/disk/list', token)).status === status)
    gateway.services.replace({ config: tokensByScope })
    await isStatus(200)
    gateway.services.replace({ config: { VerifyOpenToken: () => Promise.reject(revokedError) } })
    return measureDurationMs(() => isStatus(403))
  }
  expect(await measureMin(1_100, measureRevocationMs)).toBeLessThan(1_100)
})

it('counts the calls of a token', async () => {
  const counted: number[] = []
  gateway.services.replace({
    config: {
      VerifyOpenToken: async ({ token }) => ({ id: 99, name: token, scopes: ['list'], per_minute: 600 }),
      RecordOpenTokenUsage: async ({ list }) => {
        counted.push(...(list ?? []).filter(({ token_id }) => token_id === 99).map(({ calls }) => calls ?? 0))
        return {}
      },
    },
  })
  for (let call = 0; call < 2; call += 1) await gateway.get('/open/disk/list', bearer('counted'))
  await waitFor(async () => counted.reduce((sum, calls) => sum + calls, 0) >= 2)
  expect(counted.reduce((sum, calls) => sum + calls, 0)).toBe(2)
})
