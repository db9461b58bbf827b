import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { measureMinDurationMs } from '@pandex/platform/testing/measure'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultMaxBodyBytes } from '../../src/http/body.ts'
import type { PreparedRoute } from '../../src/pipeline/step.ts'
import { bearer, startGateway } from '../support/test-gateway.ts'
import type { Answer, TestGateway } from '../support/test-gateway.ts'
import { callRoute, fieldsOf, validInputOf, pathOf, table, withoutSessionCalls } from '../support/route-calls.ts'

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

const posts = table.filter(({ method }) => method === 'POST').map((route) => [route.spec, route] as const)

const send = (
  route: PreparedRoute,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const token = route.row.auth === 'open' ? 'open-sesame' : gateway.tokens.admin
  return gateway.post(pathOf(route), body, { ...bearer(token), ...headers })
}

const expectNoServiceCalls = (): void => {
  expect(withoutSessionCalls(gateway.services.calls)).toEqual([])
  expect(gateway.logLines.filter(({ level }) => level === 'error')).toEqual([])
}

const limitOf = ({ row }: PreparedRoute): number => row.maxBodyBytes ?? defaultMaxBodyBytes

describe.each(posts)('%s', (_, route) => {
  const validBody = JSON.stringify(validInputOf(route))

  it('accepts a body of the maximum size and refuses one byte more, also without a length', async () => {
    const limit = limitOf(route)
    const padTo = (bytes: number): string => validBody + ' '.repeat(bytes - Buffer.byteLength(validBody))
    expect((await send(route, padTo(limit))).body.code).toBe(200)
    gateway.services.reset()
    const tooLong = padTo(limit + 1)
    const stream = new Blob([tooLong]).stream()
    const headers = { ...bearer(gateway.tokens.admin), 'content-type': 'application/json' }
    const chunked = { method: 'POST', headers, body: stream, duplex: 'half' as const }
    const msg = `请求内容过大，最多 ${Math.floor(limit / 1000)} KB`
    expect(await send(route, tooLong)).toMatchObject({ status: 413, body: { code: 0, msg, data: null } })
    expect((await fetch(gateway.url + pathOf(route), chunked)).status).toBe(route.row.auth === 'open' ? 403 : 413)
    expectNoServiceCalls()
  })
})

const bomb = Buffer.alloc(50_000_000, ' ')

it.each<[string, Buffer]>([
  ['gzip', gzipSync(bomb)],
  ['deflate', deflateSync(bomb)],
  ['br', brotliCompressSync(bomb)],
  ['zstd', zstdCompressSync(bomb)],
])('refuses 50 MB compressed with %s', async (encoding, body) => {
  const answer = await gateway.post('/v1/search/disk', body, { 'content-encoding': encoding })
  expect(answer).toMatchObject({ status: 415, body: { code: 0, data: null } })
})

const maxMsFor = (bytes: number): number => 2_000 + bytes / 1_000

/** Bodies that are expensive to parse, as large as a route accepts, up to 2 MB. */
const expensiveBodies: Record<string, (bytes: number) => string> = {
  'nested arrays': (bytes) => `{"q":${'['.repeat(bytes / 2 - 10)}${']'.repeat(bytes / 2 - 10)}}`,
  'nested objects': (bytes) => `{"text":${'{"a":'.repeat(bytes / 6 - 10)}1${'}'.repeat(bytes / 6 - 10)}}`,
  'nested arrays that never end': (bytes) => '{"list":'.padEnd(bytes, '['),
  'a long list': (bytes) => `{"ids":[${'1,'.repeat(bytes / 2 - 10)}1]}`,
  'a long list where texts belong': (bytes) => `{"format":[${'{},'.repeat(bytes / 3 - 10)}{}]}`,
  'a long list of objects': (bytes) => `{"list":[${'{},'.repeat(bytes / 3 - 10)}{}]}`,
  'many keys': (bytes) => `{${Array.from({ length: bytes / 16 }, (_, index) => `"k${index}":0`).join(',')}}`,
  'many keys that are numbers': (bytes) =>
    `{${Array.from({ length: bytes / 16 }, (_, index) => `"${index * 7}":0`).join(',')}}`,
  'one key again and again': (bytes) => `{${'"text":"a",'.repeat(bytes / 11 - 10)}"text":"b"}`,
  'a long key': (bytes) => `{"${'k'.repeat(bytes - 10)}":0}`,
  'a long number': (bytes) => `{"id":${'9'.repeat(bytes - 10)}}`,
  'a long number as text': (bytes) => `{"id":"${'9'.repeat(bytes - 12)}"}`,
  'a number with a long fraction': (bytes) => `{"value":0.${'1'.repeat(bytes - 20)}}`,
  'a number beyond all numbers': () => '{"id":1e309,"ids":[1e309],"page":1e999999999}',
  'many escapes': (bytes) => `{"q":"${String.raw`\u0000`.repeat(bytes / 6 - 10)}"}`,
  'many spaces': (bytes) => `{"type":"${' '.repeat(bytes - 20)}x"}`,
}

const testedSpecs = [
  'POST /v1/search/disk',
  'POST /v1/user/login',
  'POST /auth/v1/user/update_info',
  'POST /admin/v1/cdkey/update',
  'POST /admin/v1/site_config/update',
  'POST /admin/v1/blacklist/filter_in_blacklist',
  'POST /v1/task/import_disk',
  'POST /admin/v1/blacklist/import',
  'POST /admin/v1/movie/import_douban',
]

describe.each(posts.filter(([spec]) => testedSpecs.includes(spec)))('%s', (_, route) => {
  const validBody = JSON.stringify(validInputOf(route))

  it.each(['gzip', 'x-gzip', 'deflate', 'br', 'zstd', 'compress', 'gzip, identity', 'unheard-of'])(
    'refuses the content encoding %s',
    async (encoding) => {
      const answer = await send(route, validBody, { 'content-encoding': encoding })
      expect(answer).toMatchObject({ status: 415, body: { code: 0, msg: '不支持压缩的请求内容', data: null } })
      expectNoServiceCalls()
    },
  )

  it.each([
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
    'application/json, text/plain',
    'application/json-patch+json',
  ])('refuses the content type %s', async (type) => {
    const answer = await send(route, validBody, { 'content-type': type })
    expect(answer).toMatchObject({ status: 415, body: { code: 0, msg: '请求类型须为 application/json', data: null } })
    expectNoServiceCalls()
  })

  it.each<[string, Uint8Array]>([
    ['UTF-16', Buffer.from(validBody, 'utf16le')],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(validBody, 'utf16le')])],
    ['a byte that is no UTF-8', Buffer.concat([Buffer.from(validBody.slice(0, -1)), Buffer.from([0xff, 0x7d])])],
    ['an overlong NUL', Buffer.concat([Buffer.from(`{"a":"`), Buffer.from([0xc0, 0x80]), Buffer.from(`"}`)])],
    [
      'half a surrogate pair in bytes',
      Buffer.concat([Buffer.from(`{"a":"`), Buffer.from([0xed, 0xa0, 0x80]), Buffer.from(`"}`)]),
    ],
    ['two documents', Buffer.from(validBody + validBody)],
    ['a comment', Buffer.from(`/* */${validBody}`)],
    ['single quotes', Buffer.from(validBody.replaceAll('"', "'"))],
    ['NaN', Buffer.from('{"a":NaN}')],
    ['zeros', Buffer.alloc(1_000)],
  ])('refuses %s as invalid JSON', async (_name, body) => {
    const answer = await send(route, body)
    expect(answer).toMatchObject({ status: 400, body: { code: 0, msg: '请求内容不是有效的 JSON', data: null } })
  })

  it.each(Object.entries(expensiveBodies))('answers %s quickly', async (_name, buildBody) => {
    const body = buildBody(Math.min(limitOf(route), 2_000_000))
    expect(body.length).toBeLessThanOrEqual(limitOf(route))
    const boundMs = maxMsFor(body.length)
    const measureAnswer = async (): Promise<void> => {
      const { status, body: envelope } = await send(route, body)
      expect(status).toBeOneOf([200, 400])
      expect(envelope.code).toBeOneOf([0, 200])
      expect(envelope.msg.length).toBeLessThan(100)
    }
    expect(await measureMinDurationMs(boundMs, measureAnswer)).toBeLessThan(boundMs)
    expect(gateway.logLines.filter(({ level }) => level === 'error')).toEqual([])
  })
})

it('covers every body limit', () => {
  const limits = posts.map(([, route]) => limitOf(route))
  const testedLimits = posts.filter(([spec]) => testedSpecs.includes(spec)).map(([, route]) => limitOf(route))
  expect(new Set(testedLimits)).toEqual(new Set(limits))
})

it('accepts a byte order mark before the JSON', async () => {
  const withByteOrderMark = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('{"q":"marked"}')])
  expect((await gateway.post('/v1/search/disk', withByteOrderMark)).body.code).toBe(200)
  expect(gateway.services.calls.at(-1)?.request.q).toBe('marked')
})

/** JSON literals; values that JSON cannot express are strings. */
const unusualNumbers = '1e309 -1 0.1 9007199254740993 4294967296 "1e309" "0x10" "Infinity" "١٢٣"'.split(' ')

/** Whole numbers only, except ratings. */
const isValidValue = (value: unknown, name = ''): boolean => {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).every(([key, one]) => isValidValue(one, key))
  return typeof value !== 'number' || (name === 'rating' ? value >= 0 && value <= 10 : Number.isSafeInteger(value))
}

it.each(table.map((route) => [route.spec, route] as const))(
  '%s passes only valid numbers to the service',
  async (_, route) => {
    const validBody = validInputOf(route)
    const token = route.row.auth === 'open' ? 'open-sesame' : gateway.tokens.admin
    const numberFields = Object.entries(fieldsOf(route)).filter(([, schema]) =>
      JSON.stringify(schema).includes('"number"'),
    )
    for (const [name] of numberFields) {
      const inputs = unusualNumbers.map((number) =>
        JSON.stringify({ ...validBody, [name]: 0 }).replace(`"${name}":0`, `"${name}":${number}`),
      )
      const outcomes = inputs.map((input) =>
        callRoute(gateway, route, {
          headers: bearer(token),
          input: route.method === 'POST' ? input : (JSON.parse(input) as Record<string, unknown>),
        }),
      )
      for (const { status } of await Promise.all(outcomes)) expect(status).toBe(200)
    }
    expect(withoutSessionCalls(gateway.services.calls).filter(({ request }) => !isValidValue(request))).toEqual([])
    expect(gateway.logLines.filter(({ level }) => level === 'error')).toEqual([])
  },
)
