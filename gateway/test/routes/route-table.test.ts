import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../src/rate-limit/rate-limit.ts'
import type { Auth } from '../../src/routes/route.ts'
import { startGateway } from '../support/test-gateway.ts'
import type { TestGateway } from '../support/test-gateway.ts'
import { pathOf, table } from '../support/route-calls.ts'

interface OpenApi {
  openapi: string
  paths: Record<
    string,
    Record<string, { operationId: string; security: object[]; parameters: { name: string; in: string }[] }>
  >
}

let gateway: TestGateway
let document: OpenApi

const fetchDocument = async (path: string, token?: string) =>
  fetch(gateway.url + path, token === undefined ? {} : { headers: { authorization: token } })

beforeAll(async () => {
  gateway = await startGateway()
  document = (await (await fetchDocument('/admin/v1/openapi.json', gateway.tokens.admin)).json()) as OpenApi
})

afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
})

const prefixesOf: [string, Auth[]][] = [
  ['/admin/v1/', ['admin']],
  ['/auth/v1/', ['user']],
  ['/open/', ['open', 'public', 'optional']],
  ['/v1/', ['public', 'optional']],
]

describe.for(table)('$spec', (route) => {
  it('requires the role of its path prefix', () => {
    const expected = prefixesOf.find(([prefix]) => route.path.startsWith(prefix))
    expect(expected?.[1]).toContain(route.row.auth)
  })

  it('has a limit', () => {
    expect(Object.keys(limits)).toContain(route.row.limit)
  })

  it('answers another method with 405 and the allowed ones', async () => {
    const response = await fetch(gateway.url + pathOf(route), { method: 'PUT' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')?.split(', ')).toContain(route.method)
    expect(await response.json()).toEqual({ code: 0, msg: '不支持的请求方法', data: null })
  })

  it('is part of the OpenAPI document', () => {
    const operation = document.paths[route.path]?.[route.method.toLowerCase()]
    expect(operation?.security).toHaveLength({ public: 0, optional: 2, user: 1, admin: 1, open: 2 }[route.row.auth])
  })
})

it('publishes all routes except the admin routes, which only admins can read', async () => {
  const text = await (await fetchDocument('/openapi.json')).text()
  expect(text).not.toContain('/admin/')
  const shown = Object.values((JSON.parse(text) as OpenApi).paths).flatMap((path) => Object.keys(path))
  expect(shown).toHaveLength(table.filter(({ row }) => row.auth !== 'admin').length)
  for (const token of [undefined, gateway.tokens.user]) {
    // oxlint-disable-next-line no-await-in-loop
    const refused = await fetchDocument('/admin/v1/openapi.json', token)
    // oxlint-disable-next-line no-await-in-loop
    expect([refused.status, await refused.text()]).toEqual([403, expect.not.stringContaining('/v1/')])
  }
})

it('describes every route once, as valid OpenAPI paths and parameters', () => {
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
