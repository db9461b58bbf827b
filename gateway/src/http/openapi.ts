import { z } from 'zod'
import type { PreparedRoute } from '../pipeline/step.ts'

type JsonSchema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] }

const jsonSchemaOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')

const parametersOf = (method: string, path: string, schema: JsonSchema): unknown[] => {
  const inPath = pathParameters(path)
  const names = Object.keys(schema.properties ?? {}).filter((name) => method === 'GET' || inPath.includes(name))
  return names.map((name) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || (schema.required ?? []).includes(name),
    schema: schema.properties?.[name],
  }))
}

const envelope = {
  type: 'object',
  required: ['code', 'msg', 'data'],
  properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: {} },
}

const answer = (description: string): object => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Envelope' } } },
})

const securityOf = (auth: string): object[] => {
  if (auth === 'public') return []
  if (auth === 'open') return [{ openToken: [] }, { openTokenInQuery: [] }]
  return auth === 'optional' ? [{}, { session: [] }] : [{ session: [] }]
}

const operationOf = ({ spec, method, path, row, schema }: PreparedRoute): object => {
  const input = jsonSchemaOf(schema)
  const guarded = row.auth === 'public' || row.auth === 'optional' ? {} : { 403: answer('Login or role is missing') }
  return {
    operationId: spec.replaceAll(/[^A-Za-z0-9]+/g, '_'),
    tags: [path.split('/').at(-2)],
    security: securityOf(row.auth),
    parameters: parametersOf(method, path, input),
    ...(method === 'POST' && { requestBody: { required: true, content: { 'application/json': { schema: input } } } }),
    responses: {
      200: answer('Done (code 200), or a failure of business (any other code)'),
      400: answer('Not a request that can be read'),
      ...guarded,
      429: answer('Too many requests'),
      503: answer('A part of the site does not answer'),
    },
  }
}

export const openApiOf = (routes: readonly PreparedRoute[]): object => ({
  openapi: '3.1.0',
  info: { title: 'Pandex', version: '1' },
  paths: Object.fromEntries(
    [...Map.groupBy(routes, ({ path }) => path)].map(([path, ofPath]) => [
      path,
      Object.fromEntries(ofPath.map((route) => [route.method.toLowerCase(), operationOf(route)])),
    ]),
  ),
  components: {
    schemas: { Envelope: envelope },
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      openToken: { type: 'http', scheme: 'bearer' },
      openTokenInQuery: { type: 'apiKey', in: 'query', name: 'token' },
    },
  },
})
