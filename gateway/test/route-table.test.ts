import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../src/gate/rate-limit.ts'
import type { Auth } from '../src/routes/route.ts'
import { startGateway } from './harness.ts'
import type { TestGateway } from './harness.ts'
import { pathOf, table } from './route-calls.ts'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await startGateway()
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
  it('asks for the role that its prefix promises', () => {
    const expected = prefixesOf.find(([prefix]) => route.path.startsWith(prefix))
    expect(expected?.[1]).toContain(route.row.auth)
  })

  it('has a limit', () => {
    expect(Object.keys(limits)).toContain(route.row.limit)
  })

  it('answers another method with 405 and what it takes', async () => {
    const response = await fetch(gateway.url + pathOf(route), { method: 'PUT' })
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
