/**
 * The one error vocabulary. Services throw an AppError; `grpc/status.ts` makes it a gRPC status and back,
 * `gateway/src/http/wire-codes.ts` makes it HTTP. Anything else that is thrown is a bug and reaches nobody as text.
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
  /** Seconds after which the same call may be tried again. */
  retryAfterSeconds?: number
  /** Names of the offending input fields. */
  fields?: string[]
  /** Facts that the caller needs to go on, small and free of secrets; the envelope's `data`. */
  data?: Record<string, number | string | boolean>
}

export class AppError extends Error {
  readonly kind: ErrorKind
  /** Stable and machine-readable: `<service>.<what>`, for example `disk.unknown`. */
  readonly code: string
  readonly details: ErrorDetails

  /** @param message shown to visitors as it stands: Chinese, and never a name, number or path from the inside. */
  constructor(kind: ErrorKind, code: string, message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.kind = kind
    this.code = code
    this.details = details
  }
}

/** What a visitor is told when something broke that he cannot mend. */
export const internalError = (cause?: unknown): AppError =>
  new AppError('internal', 'internal', '服务器开小差了，请稍后再试', {}, { cause })

export const unavailableError = (cause?: unknown): AppError =>
  new AppError('unavailable', 'unavailable', '服务繁忙，请稍后再试', {}, { cause })
