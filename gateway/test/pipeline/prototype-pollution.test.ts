import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PreparedRoute } from '../../src/pipeline/step.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { callRoute, fieldsOf, validInputOf, table, withoutSessionCalls } from '../support/route-calls.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
})

beforeEach(() => {
  gateway.services.reset()
  gateway.logLines.length = 0
})

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const builtIns = [Object, Array, Function, String, Number, Boolean, Buffer, Map, URLSearchParams, Promise]

const sharedNames = (): string[] =>
  builtIns.flatMap(({ name, prototype }) => Object.getOwnPropertyNames(prototype).map((key) => `${name}.${key}`))

const initialNames = sharedNames()

/** The gateway runs in this process, so a polluted prototype would be visible here. */
const expectUnpolluted = (): void => {
  expect(sharedNames()).toEqual(initialNames)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  expect(JSON.stringify(gateway.services.calls.map(({ request }) => request))).not.toContain('polluted')
}

const pollutionPayload = '{"polluted":"yes","role":"admin","is_mine":true}'

const pollutingKeys = [
  `"__proto__":${pollutionPayload}`,
  `"constructor":{"prototype":${pollutionPayload}}`,
  `"prototype":${pollutionPayload}`,
  `"__proto__":{"__proto__":${pollutionPayload}}`,
  String.raw`"\u005f_proto__":${pollutionPayload}`,
  `"__proto__":${pollutionPayload},"__proto__":${pollutionPayload}`,
]

const injectKey = (value: unknown, key: string): string => {
  if (Array.isArray(value)) return `[${value.map((item) => injectKey(item, key)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}:${injectKey(field, key)}`)
  return `{${[key, ...fields, key].join(',')}}`
}

const pollutingQueries = [
  '__proto__[polluted]=yes',
  '__proto__.polluted=yes',
  '__proto__=polluted',
  'constructor[prototype][polluted]=yes',
  'constructor.prototype.polluted=yes',
  '__proto__[]=polluted&__proto__[]=polluted',
  '%5F_proto__%5Bpolluted%5D=yes',
]

const headersFor = ({ row }: PreparedRoute): Record<string, string> =>
  row.auth === 'public' ? {} : bearer(row.auth === 'open' ? 'open-sesame' : gateway.tokens.admin)

const posts = table.filter(({ method }) => method === 'POST').map((route) => [route.spec, route] as const)

it.each(table.map((route) => [route.spec, route] as const))('%s pollutes no prototype', async (_, route) => {
  const headers = headersFor(route)
  const bodies = route.method === 'POST' ? pollutingKeys.map((key) => injectKey(validInputOf(route), key)) : []
  const query = pollutingQueries.join('&')
  for (const options of [{ query }, ...bodies.map((input) => ({ input }))]) {
    const { status, code } = await callRoute(gateway, route, { headers, ...options })
    expect(status).toBe(200)
    expect(route.row.download && code === undefined ? 200 : code).toBeOneOf([0, 200])
  }
  expectUnpolluted()
})

it('ignores keys that target prototypes', async () => {
  const body =
    '{"q":"proto","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"prototype":{"polluted":1}}'
  const search = await gateway.post('/v1/search/disk?__proto__[polluted]=1&constructor=1', body)
  expect(search.body.code).toBe(200)
  const admin = '{"name":"x","__proto__":{"pid":5},"constructor":1}'
  const created = await gateway.post('/admin/v1/category/create', admin, bearer(gateway.tokens.admin))
  expect(created.body).toMatchObject({ code: 200, data: { pid: 0 } })
  const nested = '{"text":"x","params":{"__proto__":{"is_mine":true}}}'
  await gateway.post('/admin/v1/task/import_disk', nested, bearer(gateway.tokens.admin))
  expect(gateway.services.calls.findLast(({ method }) => method === 'ImportDisk')?.request.is_mine ?? false).toBe(false)
})

/** Objects that break code which assumes arrays, strings or numbers. */
const imitations = [
  '{"length":{"toString":null}}',
  '{"length":2}',
  '{"toString":null,"valueOf":null}',
  '{"toJSON":null,"then":null}',
  '[{"length":{"toString":null}}]',
  '[{"toString":null}]',
  '[[[]]]',
]

it.each(posts)('%s handles objects that imitate other types, in each field', async (_, route) => {
  for (const [offset] of imitations.entries()) {
    const fields = Object.keys(fieldsOf(route)).map(
      (name, index) => `"${name}":${imitations[(index + offset) % imitations.length]}`,
    )
    const input = `{${fields.join(',')}}`
    const { status, code } = await callRoute(gateway, route, { headers: headersFor(route), input })
    expect({ input, status, code }).toEqual({ input, status: 200, code: expect.toBeOneOf([0, 200]) as number })
  }
})

const hostileKey = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'toJSON', 'length'),
  fc.string({ maxLength: 6 }),
)

const hostileValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<unknown>(null, true, 0, -1, 1e308, 0.5, '', '0', '\u0000', '\ud800', '__proto__'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(hostileKey, tie('value'), { maxKeys: 4, noNullPrototype: false }),
  ),
})).value

/** A valid input with arbitrary fields replaced and unknown keys added. */
const hostileInputFor = (route: PreparedRoute): fc.Arbitrary<Record<string, unknown>> =>
  fc
    .tuple(
      fc.dictionary(fc.oneof(hostileKey, fc.constantFrom(...Object.keys(validInputOf(route)), 'page')), hostileValue),
      fc.boolean(),
    )
    .map(([hostileFields, extendsValidInput]) =>
      extendsValidInput ? { ...validInputOf(route), ...hostileFields } : hostileFields,
    )

it.each(posts)('%s answers any JSON with a code', async (_, route) => {
  const headers = headersFor(route)
  const property = fc.asyncProperty(hostileInputFor(route), async (input) => {
    const { status, code } = await callRoute(gateway, route, { headers, input })
    expect(status).toBe(200)
    expect(code).toBeTypeOf('number')
  })
  await fc.assert(property, { numRuns: 20 })
  expect(gateway.logLines.filter(({ level }) => level === 'error')).toEqual([])
  expect(sharedNames()).toEqual(initialNames)
})

it('uses the last of duplicate keys in a body and refuses duplicates in a query', async () => {
  const duplicateKeys = '{"text":"one","text":"two","params":{"weight":1},"params":{"weight":2}}'
  const answer = await gateway.post('/admin/v1/task/import_disk', duplicateKeys, bearer(gateway.tokens.admin))
  expect(answer.body.code).toBe(200)
  expect(withoutSessionCalls(gateway.services.calls).map(({ request }) => request)).toMatchObject([
    { text: 'two', weight: 2 },
  ])
  for (const query of ['page=1&page=2', 'size=1&size=', 'page=1&page=1']) {
    const list = await gateway.get(`/admin/v1/user/list?${query}`, bearer(gateway.tokens.admin))
    expect(list.body).toMatchObject({ code: 0, msg: expect.stringMatching(/^参数错误：(page|size)$/) as string })
  }
})
