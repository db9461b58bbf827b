import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Identity } from '@pandex/platform/grpc/context'
import { queryOf } from './address.ts'
import type { AuthenticateDeps } from './authenticate.ts'
import { parseJsonBody } from './body.ts'
import { mergeInput, parseInput } from './input.ts'
import type { PreparedRoute, RunnerDeps } from './routes-in-process.ts'
import type { Visit } from './visit.ts'

export type PipelineDeps = RunnerDeps & AuthenticateDeps

/** A request that may be answered. */
export interface Call {
  req: IncomingMessage
  res: ServerResponse
  visit: Visit
  /** Of the path. */
  params: Record<string, string>
  body: Buffer
  user: Identity | undefined
}

/** The last step of the pipeline. */
export type Serve = (call: Call) => void | Promise<void>

/** What a call asks for: the query, the fields of a body and the path's parameters, as the row's schema takes them. */
export const inputOf = ({ method, row, schema }: PreparedRoute, { req, params, body }: Call): unknown => {
  const { token, ...query } = queryOf(req.url ?? '')
  // The token of a program, which may stand in its query, is no parameter of the call.
  const given = row.auth === 'open' || token === undefined ? query : { ...query, token }
  return parseInput(schema, mergeInput(given, method === 'GET' ? {} : parseJsonBody(body, req.headers), params))
}
