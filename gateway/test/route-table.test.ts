import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../src/gate/rate-limit.ts'
import { prepareRoutes } from '../src/http/routes-in-process.ts'
import type { PreparedRoute } from '../src/http/routes-in-process.ts'
import type { Auth } from '../src/routes/route.ts'
import { routes } from '../src/routes/index.ts'
import { bearer, startGateway } from './harness.ts'
import type { Answer, TestGateway } from './harness.ts'

const table = prepareRoutes(routes)

/** A good input for each route that needs one. */
const inputs: Record<string, object> = {
  'POST /v1/search/disk': { q: '庆余年' },
  'POST /open/search/disk': { q: '庆余年' },
  'POST /admin/v1/category/create': { name: '影视' },
  'POST /admin/v1/category/update': { id: 3, name: '剧集' },
  'POST /admin/v1/category/delete': { id: 3 },
  'POST /v1/task/preview_import': { text: '链接' },
  'POST /v1/task/import_disk': { text: '链接' },
  'POST /admin/v1/task/import_disk': { text: '链接' },
  'POST /open/task/import_disk': { text: '链接' },
  'GET /v1/task/progress': { task_no: 't1' },
  'POST /v1/user/login': { username: 'admin', password: 'right' },
  'POST /v1/user/register': { username: 'reader', email: 'reader@example.com', password: 'long enough' },
  'POST /v1/user/send_reg_email': { email: 'reader@example.com' },
  'POST /v1/user/send_find_pass': { email: 'reader@example.com' },
  'POST /v1/user/reset_pass': { email: 'reader@example.com', token: 'ABCD2345', new_password: 'long enough' },
  'POST /auth/v1/user/coin_exchange': { rule_id: 'month', request_id: 'r1' },
  'POST /auth/v1/cdkey/use': { key: 'abcd' },
  'POST /admin/v1/user/update_user': { id: 2, remark: 'x' },
  'POST /admin/v1/cdkey/create': { kind: 'coin', value: 5 },
  'POST /admin/v1/cdkey/update': { ids: [1], enabled: false },
  'POST /admin/v1/cdkey/delete': { ids: [1] },
  'POST /v1/captcha/check': { key: 'c1', dots: 'AAAA' },
  'GET /admin/v1/arr_cache/list': { type: 'ban_ua' },
  'POST /admin/v1/arr_cache/add': { type: 'ban_ua', values: ['curl'] },
  'POST /admin/v1/arr_cache/remove': { type: 'ban_ua', values: ['curl'] },
  'POST /admin/v1/blacklist/create': { ip: '203.0.113.9', enabled: true },
  'POST /admin/v1/blacklist/update': { id: 1, enabled: false },
  'POST /admin/v1/blacklist/delete': { ids: [1] },
  'POST /admin/v1/blacklist/filter_in_blacklist': { ips: ['203.0.113.9'] },
  'POST /admin/v1/blacklist/import': { text: '203.0.113.9' },
  'POST /admin/v1/blacklist/preview': { ip: '203.0.113.9' },
  'GET /admin/v1/visit/data_log': { from: '2026-11-01', to: '2026-11-02' },
  'POST /admin/v1/site_config/update': { name: 'site_basic', value: '{}' },
}

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const call = ({ spec, method, path }: PreparedRoute, headers: Record<string, string> = {}): Promise<Answer> => {
  const filled = path.replace('{doc_id}', 'd0000000000000000000000001')
  const input = (inputs[spec] ?? {}) as Record<string, string>
  return method === 'GET'
    ? gateway.get(`${filled}?${new URLSearchParams(input).toString()}`, headers)
    : gateway.post(filled, input, headers)
}

const prefixesOf: [string, Auth[]][] = [
  ['/admin/v1/', ['admin']],
  ['/auth/v1/', ['user']],
  ['/open/', ['open', 'public']],
  ['/v1/', ['public', 'optional']],
]

/** What each visitor gets from a route of each kind. */
const statuses: Record<Auth, { anonymous: number; user: number; admin: number; program: number }> = {
  public: { anonymous: 200, user: 200, admin: 200, program: 200 },
  optional: { anonymous: 200, user: 200, admin: 200, program: 200 },
  user: { anonymous: 403, user: 200, admin: 200, program: 403 },
  admin: { anonymous: 403, user: 403, admin: 200, program: 403 },
  open: { anonymous: 403, user: 403, admin: 403, program: 200 },
}

describe.for(table)('$spec', (route) => {
  it('asks for the role that its prefix promises', () => {
    const expected = prefixesOf.find(([prefix]) => route.path.startsWith(prefix))
    expect(expected?.[1]).toContain(route.row.auth)
  })

  it('has a limit', () => {
    expect(Object.keys(limits)).toContain(route.row.limit)
  })

  it('lets in whom it should and nobody else', async () => {
    const { tokens } = gateway
    const answers = await Promise.all([
      call(route),
      call(route, bearer(tokens.user)),
      call(route, bearer(tokens.admin)),
      call(route, bearer('open-sesame')),
    ])
    const [anonymous, user, admin, program] = answers.map(({ status }) => status)
    expect({ anonymous, user, admin, program }).toEqual(statuses[route.row.auth])
    for (const { status, body } of answers) expect(body.code).toBe(status)
  })

  it('treats a cookie as no login', async () => {
    const answer = await call(route, { cookie: `token=${gateway.tokens.admin}; Authorization=${gateway.tokens.admin}` })
    expect(answer.status).toBe(statuses[route.row.auth].anonymous)
  })

  it('answers another method with 405 and what it takes', async () => {
    const response = await fetch(gateway.url + route.path.replace('{doc_id}', 'x'), { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')?.split(', ')).toContain(route.method)
    expect(await response.json()).toEqual({ code: 0, msg: '不支持的请求方法', data: null })
  })

  it('stands in the OpenAPI document', async () => {
    const document = (await (await fetch(`${gateway.url}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { security: object[] }>>
    }
    const operation = document.paths[route.path]?.[route.method.toLowerCase()]
    expect(operation?.security).toHaveLength({ public: 0, optional: 2, user: 1, admin: 1, open: 2 }[route.row.auth])
  })
})

it.each(table.filter(({ row }) => row.auth === 'admin' || row.auth === 'user'))(
  'refuses a parameter that $spec does not have, and calls nobody',
  async (route) => {
    gateway.services.reset()
    const headers = bearer(gateway.tokens.admin)
    const input = { ...inputs[route.spec], is_root: 'true' } as Record<string, string>
    const answer =
      route.method === 'GET'
        ? await gateway.get(`${route.path}?${new URLSearchParams(input).toString()}`, headers)
        : await gateway.post(route.path, input, headers)
    expect(answer).toMatchObject({ status: 200, body: { code: 0, msg: '参数错误：没有参数 is_root', data: null } })
    expect(gateway.services.calls.map(({ method }) => method).filter((method) => method !== 'GetSession')).toEqual([])
  },
)

it('describes every route once, as valid OpenAPI paths and parameters', async () => {
  const document = (await (await fetch(`${gateway.url}/openapi.json`)).json()) as {
    openapi: string
    paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string }[] }>>
  }
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  expect(document.openapi).toBe('3.1.0')
  expect(operations).toHaveLength(table.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(table.length)
  for (const [path, methods] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    for (const { parameters } of Object.values(methods)) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath)
    }
  }
})
