import type { Api } from '@pandex/gateway/api'
import { readSession } from './session.ts'

export type Spec = keyof Api
export type ApiInput<S extends Spec> = Api[S]['input']
export type ApiOutput<S extends Spec> = Api[S]['output']

/** Answers the data of a call or throws a Failure. */
export type CallApi = <S extends Spec>(spec: S, input: ApiInput<S>) => Promise<ApiOutput<S>>

/** Why a call did not succeed. A plain shape, because it also travels inside the HTML of a page. */
export interface Failure {
  /** The envelope's code; 0 when the answer was not an envelope. */
  code: number
  /** Fit to be shown. */
  msg: string
  /** HTTP status; 0 when there was no answer at all. */
  status: number
}

class ApiError extends Error implements Failure {
  readonly code: number
  readonly msg: string
  readonly status: number

  constructor(failure: Failure) {
    super(failure.msg)
    this.code = failure.code
    this.msg = failure.msg
    this.status = failure.status
  }
}

const forbiddenMessage = '请刷新页面登录'

/** Reads any thrown value as a Failure, also one that came over from the server as plain data. */
export const failureOf = (error: unknown): Failure => {
  const { code, msg, status } = (error ?? {}) as Partial<Failure>
  if (typeof code === 'number' && typeof msg === 'string') return { code, msg, status: status ?? 200 }
  return { code: 0, msg: `发生错误了: ${error instanceof Error ? error.message : String(error)}`, status: 0 }
}

/**
 * Calls the gateway: `api('POST /v1/search/disk', input)`.
 * The words of a failure follow the product's rules: 403 (status or code) asks for a new login, an envelope speaks for itself,
 * anything else becomes 发生错误了: {error}.
 */
export const api: CallApi = async (spec, input) => {
  const request = requestOf(spec, (input ?? {}) as Record<string, unknown>)
  const token = readSession()?.token
  if (token) request.headers.authorization = `Bearer ${token}`
  let response: Response
  try {
    response = await fetch(request.path, { method: request.method, headers: request.headers, body: request.body })
  } catch (error) {
    throw new ApiError(failureOf(error))
  }
  return unwrap(response)
}

interface PlainRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Turns a spec and its input into a request: path parameters filled in, the rest as query (GET) or JSON body. */
const requestOf = (spec: string, input: Record<string, unknown>): PlainRequest => {
  const [method = 'GET', template = '/'] = spec.split(' ')
  const rest = { ...input }
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (method !== 'GET')
    return { method, path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(rest) }
  const query = queryOf(rest)
  return { method, path: query ? `${path}?${query}` : path, headers: {} }
}

const queryOf = (input: Record<string, unknown>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(name, String(one))
  }
  return query.toString()
}

const unwrap = async <T>(response: Response): Promise<T> => {
  const text = await response.text()
  const body = parseEnvelope(text)
  if (response.status === 403 || body?.code === 403)
    throw new ApiError({ code: 403, msg: forbiddenMessage, status: response.status })
  if (body?.code === 200 && response.ok) return body.data as T
  if (body && body.code !== 200) throw new ApiError({ code: body.code, msg: body.msg, status: response.status })
  const problem = response.statusText || (text ? 'unexpected answer' : 'empty answer')
  throw new ApiError({ code: 0, msg: `发生错误了: ${response.status} ${problem}`, status: response.status })
}

const parseEnvelope = (text: string): { code: number; msg: string; data: unknown } | undefined => {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body && 'code' in body && typeof body.code === 'number') {
      return { code: body.code, msg: 'msg' in body ? String(body.msg) : '', data: 'data' in body ? body.data : null }
    }
  } catch {
    // Not JSON: a proxy's error page, or nothing. The status says the rest.
  }
  return undefined
}
