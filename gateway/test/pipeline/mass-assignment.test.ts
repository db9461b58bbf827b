import { AppError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PreparedRoute } from '../../src/pipeline/step.ts'
import { disk } from '../support/services/disk.ts'
import { hit, searchReply } from '../support/services/search.ts'
import { accounts } from '../support/services/user.ts'
import type { Replacements } from '../support/fake-services.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { callRoute, fieldsOf, validInputOf, table, withoutSessionCalls } from '../support/route-calls.ts'
import type { CallOptions } from '../support/route-calls.ts'

/** Manual clock of the cache, independent of the speed of the machine. */
const startedAt = Date.now()
let elapsedMs = 0

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway({ shared: () => ({ now: () => startedAt + elapsedMs }) })
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

/** Forbidden fields that an attacker may add; none may reach a service. */
const forbiddenFields: Record<string, unknown> = {
  id: accounts.other.id,
  ids: [accounts.other.id],
  user_id: accounts.other.id,
  uid: accounts.other.id,
  owner: accounts.other.username,
  role: 'admin',
  is_admin: true,
  coin: 1_000_000,
  coin_delta: 1_000_000,
  balance: 1_000_000,
  price: 0,
  vip: 1,
  is_vip: true,
  vip_until: '2099-01-01T00:00:00Z',
  status: 'normal',
  enabled: true,
  is_mine: true,
  weight: 1_000,
  cate_id: 3,
  category_id: 3,
  params: { is_mine: true, weight: 1_000 },
  origin: 'admin',
  register_address: '192.0.2.1',
  client_address: '192.0.2.1',
  token_version: 99,
  session_id: 'another',
  captcha_token: 'a-captcha-token',
  identity: 'admin:1',
  edges: { user: { role: 'admin' } },
}

const forbiddenFieldsFor = (route: PreparedRoute): Record<string, unknown> =>
  Object.fromEntries(Object.entries(forbiddenFields).filter(([key]) => !(key in fieldsOf(route))))

const messagesOf = async (route: PreparedRoute, options: CallOptions, site: Replacements = {}): Promise<object[]> => {
  gateway.services.reset()
  gateway.services.replace(site)
  // All cached responses expire.
  elapsedMs += 600_000
  expect(await callRoute(gateway, route, options)).toMatchObject({ code: 200 })
  const messages = withoutSessionCalls(gateway.services.calls).map(({ method, request }) => ({ method, request }))
  // Some calls run concurrently.
  return messages.toSorted((a, b) => a.method.localeCompare(b.method))
}

const queryOf = (fields: Record<string, unknown>): string =>
  new URLSearchParams(fields as Record<string, string>).toString()

const ofAuth = (...auths: string[]): [string, PreparedRoute][] =>
  table.filter(({ row }) => auths.includes(row.auth)).map((route) => [route.spec, route])

describe.each(ofAuth('public', 'optional', 'open'))('%s, which ignores unknown keys', (_, route) => {
  it('sends the same messages with unknown keys in body and query', async () => {
    const token = route.row.auth === 'open' ? 'open-sesame' : gateway.tokens.user
    const headers = bearer(token)
    const input = validInputOf(route)
    const plain = await messagesOf(route, { headers })
    const extended = await messagesOf(route, {
      headers,
      input: { ...input, ...forbiddenFieldsFor(route) },
      query: queryOf(forbiddenFieldsFor(route)),
    })
    expect(plain).not.toEqual([])
    expect(extended).toEqual(plain)
  })
})

describe.each(ofAuth('user', 'admin'))('%s, which refuses unknown keys', (_, route) => {
  const token = (): string => (route.row.auth === 'admin' ? gateway.tokens.admin : gateway.tokens.user)

  const refusalOf = async (options: CallOptions): Promise<string | undefined> => {
    gateway.services.reset()
    const { status, code, msg } = await callRoute(gateway, route, { headers: bearer(token()), ...options })
    expect({ status, code, calls: withoutSessionCalls(gateway.services.calls) }).toEqual({
      status: 200,
      code: 0,
      calls: [],
    })
    return msg
  }

  it('names each unknown key and calls no service', async () => {
    const input = validInputOf(route)
    const unknownKeys = Object.entries(
      route.row.auth === 'admin' ? { is_root: true, user_id: 1 } : forbiddenFieldsFor(route),
    )
    for (const [key, value] of unknownKeys.filter(([name]) => !(name in fieldsOf(route)))) {
      const expected = `参数错误：没有参数 ${key}`
      expect(await refusalOf({ input: { ...input, [key]: value } })).toBe(expected)
      expect(await refusalOf({ query: `${key}=1` })).toBe(expected)
    }
  })

  it('refuses unknown keys at any depth', async () => {
    const input = validInputOf(route) as Record<string, unknown>
    const nested = route.method === 'POST' ? Object.entries(fieldsOf(route)).filter(([, field]) => isClosed(field)) : []
    for (const [key] of nested) {
      const value = input[key] ?? {}
      const withUnknownKey = Array.isArray(value)
        ? value.map((item: object) => ({ ...item, role: 'admin' }))
        : { ...value, role: 'admin' }
      expect(await refusalOf({ input: { ...input, [key]: withUnknownKey } })).toBe('参数错误：没有参数 role')
    }
  })
})

const isClosed = (field: unknown): boolean => JSON.stringify(field).includes('"additionalProperties":false')

it('tests routes with nested inputs', () => {
  const nestedRoutes = table.filter((route) => Object.values(fieldsOf(route)).some(isClosed))
  expect(nestedRoutes.map(({ spec }) => spec)).toEqual(
    expect.arrayContaining(['POST /admin/v1/disk/update_batch', 'POST /admin/v1/disk_task/update_status']),
  )
})

it('ignores the id that older clients send with their own data', async () => {
  const update = table.find(({ spec }) => spec === 'POST /auth/v1/user/update_info')
  expect.assert(update)
  const headers = bearer(gateway.tokens.user)
  const plain = await messagesOf(update, { headers, input: { username: 'x' } })
  const withOtherId = await messagesOf(update, { headers, input: { username: 'x', id: accounts.other.id } })
  expect(withOtherId).toEqual(plain)
  expect(gateway.services.calls.at(-1)?.ctx.user).toMatchObject({ id: accounts.user.id })
})

/** Internal identity headers, and headers by which proxies name users. */
const forgedHeaders = {
  'x-identity': 'admin:1',
  'x-user-id': '1',
  'x-user': 'admin',
  'x-role': 'admin',
  'x-forwarded-user': 'admin',
  'x-remote-user': 'admin',
  'x-client-address': '',
  'x-service-credential': 'AAAA',
  'grpc-metadata-x-identity': 'admin:1',
  'x-session-id': 'another',
}

/** Refuses anonymous clients, so that shared reads, too, are answered individually. */
const loginRequired: Replacements = {
  search: { SearchDisk: async (_, ctx) => (requireUser(ctx), searchReply([hit])) },
  disk: { GetDoc: async (_, ctx) => (requireUser(ctx), disk) },
}

const requireUser = ({ user }: Context): void => {
  if (!user) throw new AppError('unauthenticated', 'search.login_required', '请先登录')
}

describe.each(ofAuth('optional', 'user'))('%s', (_, route) => {
  const identityOf = async (id: number, options: CallOptions = {}) => {
    const token = await gateway.signToken({ claims: { sub: String(id), jti: `session-${id}`, iat: 1_790_000_000 } })
    const messages = await messagesOf(
      route,
      { ...options, headers: { ...options.headers, ...bearer(token) } },
      loginRequired,
    )
    return { messages, ctx: withoutSessionCalls(gateway.services.calls).findLast(({ ctx }) => ctx.user)?.ctx }
  }
  const isOptional = route.row.auth === 'optional'

  it('uses the identity of the token, whatever headers and query claim', async () => {
    const query = isOptional ? 'user_id=1&id=1&identity=admin:1' : ''
    const { ctx } = await identityOf(accounts.user.id, { headers: forgedHeaders, query })
    const session = { id: `session-${accounts.user.id}`, openedAtMs: 1_790_000_000_000 }
    expect(ctx?.user).toEqual({ id: accounts.user.id, role: 'user', session })
    expect(ctx?.clientAddress).toBe('127.0.0.1')
  })

  it('sends equal messages for two users, apart from the identity', async () => {
    const [first, second] = [await identityOf(accounts.user.id), await identityOf(accounts.other.id)]
    expect(second.messages).toEqual(first.messages)
    expect([first.ctx?.user?.id, second.ctx?.user?.id]).toEqual([accounts.user.id, accounts.other.id])
  })
})

it.each(ofAuth('public', 'open'))('%s passes no identity to the services', async (_, route) => {
  const token = route.row.auth === 'open' ? 'open-sesame' : gateway.tokens.admin
  await messagesOf(route, { headers: { ...forgedHeaders, ...bearer(token) } })
  for (const { ctx } of gateway.services.calls) {
    expect(ctx.user).toBeUndefined()
    expect(['127.0.0.1', 'anybody']).toContain(ctx.clientAddress)
  }
})
