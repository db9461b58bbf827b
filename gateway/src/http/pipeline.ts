import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Identity } from '@pandex/platform/grpc/context'
import { queryOf } from './address.ts'
import type { AuthenticateDeps } from './authenticate.ts'
import { parseJsonBody } from './body.ts'
import { mergeInput, parseInput } from './input.ts'
import type { PreparedRoute, RunnerDeps } from './routes-in-process.ts'
import type { Visit } from './visit.ts'

export type PipelineDeps = RunnerDeps & AuthenticateDeps

export interface Call {
  req: IncomingMessage
  res: ServerResponse
  visit: Visit
  params: Record<string, string>
  body: Buffer
  user: Identity | undefined
}

export type Serve = (call: Call) => void | Promise<void>

export const inputOf = ({ method, row, schema }: PreparedRoute, { req, params, body }: Call): unknown => {
  const { token, ...query } = queryOf(req.url ?? '')
  // The token of an open API may be in the query. It is not part of the input.
  const given = row.auth === 'open' || token === undefined ? query : { ...query, token }
  return parseInput(schema, mergeInput(given, method === 'GET' ? {} : parseJsonBody(body, req.headers), params))
}
