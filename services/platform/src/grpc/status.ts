import { Metadata, status } from '@grpc/grpc-js'
import type { ServiceError, StatusObject } from '@grpc/grpc-js'
import { AppError, internalError, unavailableError } from '../errors.ts'
import type { ErrorDetails, ErrorKind } from '../errors.ts'

const statusOfKind: Record<ErrorKind, status> = {
  invalid: status.INVALID_ARGUMENT,
  unauthenticated: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  not_found: status.NOT_FOUND,
  conflict: status.ALREADY_EXISTS,
  failed_precondition: status.FAILED_PRECONDITION,
  rate_limited: status.RESOURCE_EXHAUSTED,
  unavailable: status.UNAVAILABLE,
  internal: status.INTERNAL,
}

const kindOfStatus = new Map(Object.entries(statusOfKind).map(([kind, code]) => [code, kind as ErrorKind]))

/** Binary, because its values hold Chinese text and gRPC metadata is ASCII otherwise. */
const errorHeader = 'pandex-error-bin'

/** What a service answers for an error it threw. Unknown errors tell the caller nothing. */
export const toStatus = (error: unknown): Partial<StatusObject> => {
  const appError = error instanceof AppError ? error : internalError(error)
  const metadata = new Metadata()
  const payload = { code: appError.code, message: appError.message, details: appError.details }
  metadata.set(errorHeader, Buffer.from(JSON.stringify(payload)))
  return { code: statusOfKind[appError.kind], details: appError.code, metadata }
}

const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && 'code' in error && 'metadata' in error

/** The AppError that a called service threw; `unavailable` when it did not answer (down, or past the deadline). */
export const fromStatus = (error: unknown): AppError => {
  if (!isServiceError(error)) return internalError(error)
  const raw = error.metadata?.get(errorHeader)[0]
  if (Buffer.isBuffer(raw)) {
    const { code, message, details } = JSON.parse(raw.toString()) as {
      code: string
      message: string
      details: ErrorDetails
    }
    return new AppError(kindOfStatus.get(error.code) ?? 'internal', code, message, details, { cause: error })
  }
  const isDown =
    error.code === status.UNAVAILABLE ||
    error.code === status.DEADLINE_EXCEEDED ||
    error.code === status.RESOURCE_EXHAUSTED
  return isDown ? unavailableError(error) : internalError(error)
}
