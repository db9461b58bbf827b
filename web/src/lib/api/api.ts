import type { Api } from '@pandex/gateway/api'
import { requestAccess, requestCaptcha } from './captcha-prompt.ts'
import type { CaptchaPurpose } from './captcha-prompt.ts'
import { bugText, statusText, unansweredText, withWait } from './failure-texts.ts'
import { fetchWithTimeout, TimeoutError } from './fetch-with-timeout.ts'
import { clearSession, readSession } from '../session/session.ts'
import { correctSignature, signRequest } from './sign-request.ts'

export type Spec = keyof Api
export type ApiInput<S extends Spec> = Api[S]['input']
export type ApiOutput<S extends Spec> = Api[S]['output']

/**
 * @param referrer path and query of the page that the visitor came from; default: the current page
 * @throws Failure
 */
export type CallApi = <S extends Spec>(spec: S, input: ApiInput<S>, referrer?: string) => Promise<ApiOutput<S>>

/** Why a call failed. A plain object, because it is also serialized into the HTML of a page. */
export interface Failure {
  /** Code of the envelope; 0 when the response had none. */
  code: number
  msg: string
  /** HTTP status; 0 without a response, 504 after the client's timeout. */
  status: number
  retryAfterSeconds?: number
  /** Data of a refusal, such as a resource without its paid fields. */
  data?: unknown
}

class ApiError extends Error implements Failure {
  declare readonly code: number
  declare readonly msg: string
  declare readonly status: number
  declare readonly retryAfterSeconds?: number
  declare readonly data?: unknown
  /** `Date` header of the response, to correct the client's clock. */
  readonly date: string | null

  constructor(failure: Failure, date: string | null = null) {
    super(failure.msg)
    Object.assign(this, failure)
    this.date = date
  }
}

const forbiddenMessage = '请刷新页面登录'

/** Any other thrown value is a bug in the front end. */
export const isFailure = (error: unknown): error is Failure => {
  const { code, msg } = (error ?? {}) as Partial<Failure>
  return typeof code === 'number' && typeof msg === 'string'
}

/** Converts any thrown value to a Failure, including a failure that the server serialized into the page. */
export const failureOf = (error: unknown): Failure => {
  if (isFailure(error)) {
    const { code, msg, status, retryAfterSeconds, data } = error as Partial<Failure> & Pick<Failure, 'code' | 'msg'>
    return {
      code,
      msg,
      status: status ?? 200,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(data !== undefined && { data }),
    }
  }
  return { code: 0, msg: bugText, status: 0 }
}

export const unansweredError = (error: unknown): Error => {
  const isTimeout = error instanceof TimeoutError
  return new ApiError({ code: 0, msg: unansweredText(isTimeout), status: isTimeout ? 504 : 0 })
}

/** True when the server may have executed the call although no success response arrived. */
export const isOutcomeUnknown = (error: unknown): boolean => {
  const { status } = failureOf(error)
  return status === 0 || status >= 500
}

/** True for a definite refusal (status below 429). Other failures may pass, so a retry makes sense. */
export const isMissing = (error: unknown): boolean => {
  const { status } = failureOf(error)
  return status > 0 && status < 429
}

interface Call {
  spec: Spec
  input: Record<string, unknown>
  token: string | undefined
  sentMs: number
  referrer?: string | undefined
}

/**
 * Calls the gateway: `api('POST /v1/search/disk', input)`. Repeats the call once after a solved captcha or a corrected signature.
 * @throws Failure with a message for the user: 403 asks for a login, an envelope's own message, otherwise 发生错误了: {error}
 */
export const api: CallApi = async (spec, input, referrer) => {
  const call = {
    spec,
    input: (input ?? {}) as Record<string, unknown>,
    token: readSession()?.token,
    sentMs: Date.now(),
    referrer,
  }
  try {
    return await send(call)
  } catch (error) {
    const retry = error instanceof ApiError ? await prepareRetry(call, error) : undefined
    if (!retry) throw error
    return send({ ...retry, sentMs: Date.now() })
  }
}

/** Calls the gateway ahead of a navigation: never opens a captcha, and the gateway does not count a view. */
export const prefetchApi: CallApi = (spec, input) =>
  send({ spec, input: input as Record<string, unknown>, token: readSession()?.token, sentMs: 0 }, 'prefetch')

const send = async <T>({ spec, input, token, referrer }: Call, purpose?: string): Promise<T> => {
  const { method, path, headers, body } = requestOf(spec, input)
  if (purpose) headers['x-purpose'] = purpose
  if (token) headers.authorization = `Bearer ${token}`
  Object.assign(headers, await signRequest({ method, path, body: body ?? '' }))
  try {
    return await fetchWithTimeout(path, { method, headers, body, referrer }, readAnswer<T>)
  } catch (error) {
    throw error instanceof ApiError ? error : unansweredError(error)
  }
}

const captchaPurposes: Partial<Record<Spec, CaptchaPurpose>> = {
  'POST /v1/user/login': 'login',
  'POST /v1/user/register': 'register',
  'POST /v1/user/send_reg_email': 'mail',
  'POST /v1/user/send_find_pass': 'mail',
  'POST /auth/v1/user/send_change_email': 'mail',
  'POST /v1/task/import_disk': 'import',
}

/** Returns the call to send instead of the failed one; undefined when no retry can help. */
const prepareRetry = async (call: Call, { code, status, date }: ApiError): Promise<Call | undefined> => {
  const { spec, input, token, sentMs } = call
  if (code === 403 && spec === 'GET /auth/v1/user/info' && readSession()?.token === token) clearSession()
  if (code === 407 && (await correctSignature(date))) return call
  if (code !== 428 || spec.includes('/captcha/')) return undefined
  const purpose = captchaPurposes[spec]
  // Status 200: the service wants a captcha token in the input. Any other status: the gateway's access control wants a captcha.
  if (!purpose || status !== 200) return (await requestAccess(sentMs)) ? call : undefined
  const solved = await requestCaptcha(purpose)
  return solved === undefined ? undefined : { ...call, input: { ...input, token: solved } }
}

interface PlainRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string
}

/** Fills in the path parameters; the rest of the input becomes the query (GET) or the JSON body. */
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
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) query.append(name, String(item))
  }
  return query.toString()
}

/** Returns the data of an envelope. @throws Failure */
export const readAnswer = async <T>(response: Response): Promise<T> => {
  const body = parseEnvelope(await response.text())
  if (body?.code === 200 && response.ok) return body.data as T
  const { msg, ...reason } = reasonOf(response, body)
  const wait = retryAfterOf(response)
  throw new ApiError(
    { ...reason, msg: withWait(msg, wait.retryAfterSeconds), status: response.status, ...wait },
    response.headers.get('date'),
  )
}

const reasonOf = (response: Response, body: Envelope | undefined): Omit<Failure, 'status'> => {
  if (response.status === 403 || body?.code === 403) return { code: 403, msg: forbiddenMessage }
  if (body && body.code !== 200)
    return { code: body.code, msg: body.msg, ...(body.data !== null && { data: body.data }) }
  return { code: 0, msg: statusText(response.status) }
}

const retryAfterOf = (response: Response): { retryAfterSeconds?: number } => {
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0 ? { retryAfterSeconds: Math.ceil(seconds) } : {}
}

interface Envelope {
  code: number
  msg: string
  data: unknown
}

const parseEnvelope = (text: string): Envelope | undefined => {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body && 'code' in body && typeof body.code === 'number') {
      return { code: body.code, msg: 'msg' in body ? String(body.msg) : '', data: 'data' in body ? body.data : null }
    }
  } catch {
    // Not JSON: a proxy's error page or an empty body. The caller falls back to the HTTP status.
  }
  return undefined
}
