import { parseJsonBody } from '../http/body.ts'
import { queryOf } from '../http/url.ts'
import { cacheKeyOf } from '../cache/load-shared-response.ts'
import { createInputMemo } from '../fast-path/remember-inputs.ts'
import type { InputMemo } from '../fast-path/remember-inputs.ts'
import { mergeInput, parseInput } from './input-schema.ts'
import type { Call, PreparedRoute, Step } from './step.ts'

const inputOf = ({ route, req, params, body }: Call): unknown => {
  const { method, row, schema } = route
  const { token, ...query } = queryOf(req.url ?? '')
  // The token of an open API may be in the query. It is not part of the input.
  const given = row.auth === 'open' || token === undefined ? query : { ...query, token }
  return parseInput(schema, mergeInput(given, method === 'GET' ? {} : parseJsonBody(body, req.headers), params))
}

/** Parses query, body and path parameters by the schema of the route. Inputs of routes with a cache are remembered. */
export const createInputParser = (): Step => {
  const memos = new Map<PreparedRoute, InputMemo>()

  const readRemembered = (call: Call): void => {
    let memo = memos.get(call.route)
    if (!memo) memos.set(call.route, (memo = createInputMemo()))
    const known = memo.get(call)
    if (known) {
      call.input = known.input
      call.cacheKey = known.cacheKey
      return
    }
    call.input = inputOf(call)
    call.cacheKey = cacheKeyOf(call.route, call.input)
    memo.put(call)
  }
  return (call) => {
    if (call.route.row.cache) readRemembered(call)
    else call.input = inputOf(call)
  }
}
