import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PreparedRoute } from '../../src/pipeline/step.ts'
import type { Auth } from '../../src/routes/route.ts'
import { accounts, bannedAccountId, disk } from '../support/fake-rows.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { callRoute, pathOf, table, withoutSessionCalls } from '../support/route-calls.ts'
import { buildFakeWebBuild } from '../support/fake-web-build.ts'
import type { FakeWebBuild } from '../support/fake-web-build.ts'

let front: FakeWebBuild
let gateway: TestGateway

beforeAll(async () => {
  front = await buildFakeWebBuild()
  gateway = await startGateway({ web: front.web })
})

beforeEach(() => gateway.services.reset())

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  front[Symbol.dispose]()
})

const session = async (id: number, claims: object = {}): Promise<Record<string, string>> =>
  bearer(await gateway.signToken({ claims: { sub: String(id), ...claims } }))

const visitors = {
  'nobody in particular': async () => ({}),
  'somebody whose login is only in a cookie': async () => ({
    cookie: `token=${gateway.tokens.admin}; Authorization=Bearer ${gateway.tokens.admin}`,
  }),
  'somebody with a token of his own making': async () => bearer('eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'),
  'a user': () => session(accounts.user.id),
  'another user': () => session(accounts.other.id),
  'a banned user': () => session(bannedAccountId),
  'an admin': () => session(accounts.admin.id),
  'an admin who is one no more': () => session(accounts.demoted.id, { role: 'admin' }),
  'a program with an open token': async () => bearer('open-sesame'),
}

type Visitor = keyof typeof visitors

const users: readonly Visitor[] = ['a user', 'another user', 'an admin who is one no more']

/** Expected access, derived only from `auth`. */
const mayCall: Record<Auth, (visitor: Visitor) => boolean> = {
  public: () => true,
  optional: () => true,
  user: (visitor) => visitor === 'an admin' || users.includes(visitor),
  admin: (visitor) => visitor === 'an admin',
  open: (visitor) => visitor === 'a program with an open token',
}

const expectedOf = ({ row }: PreparedRoute, visitor: Visitor): object => {
  if (mayCall[row.auth](visitor)) return row.download ? { status: 200, code: undefined } : { status: 200, code: 200 }
  const isKnown = row.auth === 'admin' && users.includes(visitor)
  return { status: 403, code: 403, msg: isKnown ? '没有权限' : 'please login first' }
}

const names = Object.keys(visitors) as Visitor[]

describe.each(table.map((route) => [route.spec, route] as const))('%s', (_, route) => {
  it.each(names)('answers %s as its row says, and works for nobody else', async (visitor) => {
    const outcome = await callRoute(gateway, route, { headers: await visitors[visitor]() })
    expect(outcome).toMatchObject(expectedOf(route, visitor))
    const wasWorkedFor = withoutSessionCalls(gateway.services.calls).length > 0
    expect(wasWorkedFor && !mayCall[route.row.auth](visitor)).toBe(false)
  })
})

const guarded = table.filter(({ row }) => row.auth === 'user' || row.auth === 'admin' || row.auth === 'open')

const spellings: Record<string, (path: string) => string> = {
  'in capitals': (path) => path.toUpperCase(),
  'with a slash at its end': (path) => `${path}/`,
  'with a doubled slash': (path) => path.replace('v1/', 'v1//'),
  'with an encoded letter': (path) => path.replace(/\/([a-z])/, (_, c: string) => `/%${c.charCodeAt(0).toString(16)}`),
  'with an encoded slash': (path) => path.replace(/(?<=.)\//, '%2f'),
  'with a parameter in its path': (path) => `${path};jsessionid=1`,
  'with an extension': (path) => `${path}.json`,
  'by way of a public one': (path) => `/v1/..${path}`,
}

it.each(Object.entries(spellings))('lets nobody past the role of a route that is written %s', async (_, spell) => {
  const asked = guarded.map(async (route) => {
    const body = route.method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }
    const { status } = await fetch(gateway.url + spell(pathOf(route)), { method: route.method, ...body })
    return `${status} ${route.spec}`
  })
  // 200 and 405 are pages: no route matches this spelling.
  for (const answer of await Promise.all(asked)) expect(answer).toMatch(/^(200 GET|403|404|405 POST) /)
  expect(withoutSessionCalls(gateway.services.calls)).toEqual([])
})

const doors: [string, number][] = [
  ['/', 200],
  ['/search?q=x', 200],
  [`/doc/${disk.doc_id}`, 200],
  ['/doc/nothing', 404],
  ['/lost', 404],
  ['/login', 200],
  ['/profile', 200],
  ['/admin', 200],
  ['/admin/list_user', 200],
  ['/robots.txt', 200],
  ['/openapi.json', 200],
  ['/assets/app-1.js', 200],
  ['/favicon.ico', 200],
  ['/v1/nothing', 404],
  ['/admin/v1/nothing', 404],
]

it.each(doors)('answers %s with %i to everybody, and the same to all', async (path, status) => {
  const headers = await Promise.all(Object.values(visitors).map((show) => show()))
  const answers = await Promise.all(headers.map((shown) => fetch(gateway.url + path, { headers: shown })))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([status]))
  expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1)
  expect(gateway.services.calls.map(({ method }) => method)).not.toContain('GetSession')
})
