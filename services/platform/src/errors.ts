/**
 * Errors of all services. `grpc/status.ts` converts an AppError to a gRPC status and back, `gateway/src/http/wire-codes.ts` to HTTP.
 * Anything else thrown is a bug; its text never reaches a client.
 */
export const errorKinds = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not_found',
  'conflict',
  'failed_precondition',
  'rate_limited',
  'unavailable',
  'internal',
] as const

export type ErrorKind = (typeof errorKinds)[number]

export interface ErrorDetails {
  retryAfterSeconds?: number
  /** The caller's channel may retry a read after this time, because another replica may have capacity. */
  retryDelayMs?: number
  fields?: string[]
  /** Small facts that the caller needs, free of secrets; becomes the envelope's `data`. */
  data?: Record<string, number | string | boolean>
}

export class AppError extends Error {
  readonly kind: ErrorKind
  /** Stable and machine-readable: `<service>.<reason>`, for example `disk.unknown`. */
  readonly code: string
  readonly details: ErrorDetails

  /** @param message shown to users verbatim: Chinese, without internal names, numbers or paths */
  constructor(kind: ErrorKind, code: string, message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.kind = kind
    this.code = code
    this.details = details
  }
}

export const internalError = (cause?: unknown): AppError =>
  new AppError('internal', 'internal', '服务器开小差了，请稍后再试', {}, { cause })

export const unavailableError = (cause?: unknown): AppError =>
  new AppError('unavailable', 'unavailable', '服务繁忙，请稍后再试', {}, { cause })
