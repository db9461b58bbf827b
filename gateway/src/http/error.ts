import { AppError, internalError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logging/logger'
import { logFieldsOf } from '../pipeline/request-context.ts'
import type { RequestContext } from '../types.ts'
import { failureBody, malformedCode } from './reply.ts'
import { wireCodeOf } from './wire-codes.ts'

export class HttpError extends Error {
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.headers = headers
  }
}

type FailedRequest = Pick<RequestContext, 'requestId' | 'trace'>

export interface Failure {
  status: number
  headers: Record<string, string>
  msg: string
  body: string
}

/** Errors of Express and Node for a malformed path or header; they have a status below 500. */
const isClientError = (error: unknown): error is { status: number } =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status >= 400 &&
  error.status < 500

const appErrorOf = (error: unknown, log: Logger, context: FailedRequest): AppError => {
  if (error instanceof AppError && error.kind !== 'internal') return error
  log.error({ err: error, ...logFieldsOf(context) }, 'request: unexpected error, answering with an internal error')
  return error instanceof AppError ? error : internalError(error)
}

/** Omits internal details. */
export const failureOf = (error: unknown, log: Logger, context: FailedRequest): Failure => {
  if (error instanceof HttpError) {
    const { status, headers, message } = error
    return { status, headers, msg: message, body: failureBody(malformedCode, message) }
  }
  if (!(error instanceof AppError) && isClientError(error)) {
    return { status: error.status, headers: {}, msg: '请求格式错误', body: failureBody(malformedCode, '请求格式错误') }
  }
  const appError = appErrorOf(error, log, context)
  const { status, code } = wireCodeOf(appError)
  const { retryAfterSeconds, data } = appError.details
  const retryAfter = retryAfterSeconds ?? (status === 503 ? 1 : undefined)
  return {
    status,
    headers: retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    msg: appError.message,
    body: failureBody(code, appError.message, data),
  }
}
