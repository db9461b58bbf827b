import { Metadata, status } from '@grpc/grpc-js'
import type { ServiceError, StatusObject } from '@grpc/grpc-js'
import { isDependencyError } from '../resilience/dependency-error.ts'
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

/** Binary, because the values contain Chinese text and other gRPC metadata is ASCII. */
const errorHeader = 'pandex-error-bin'

/** Milliseconds after which the caller's channel retries a read, within its retry budget; negative: no retry. */
const pushbackHeader = 'grpc-retry-pushback-ms'

const maxMessageLength = 300
const maxFields = 20

export const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error
  return isDependencyError(error) ? unavailableError(error) : internalError(error)
}

export const toStatus = (error: unknown): Partial<StatusObject> => {
  const appError = toAppError(error)
  const metadata = new Metadata()
  // Header size is limited to a few kilobytes; an oversized answer would be lost.
  const message = appError.message.slice(0, maxMessageLength)
  const fields = appError.details.fields?.slice(0, maxFields).map((field) => field.slice(0, maxMessageLength))
  const payload = { code: appError.code, message, details: { ...appError.details, fields } }
  metadata.set(errorHeader, Buffer.from(JSON.stringify(payload)))
  const { retryAfterSeconds, retryDelayMs = -1 } = appError.details
  // A callee that names a retry time is overloaded: immediate retries would add load.
  if (retryAfterSeconds !== undefined) metadata.set(pushbackHeader, String(retryDelayMs))
  return { code: statusOfKind[appError.kind], details: appError.code, metadata }
}

const isServiceError = (error: unknown): error is ServiceError =>
  error instanceof Error && 'code' in error && 'metadata' in error

const noResponseStatuses = new Set([
  status.UNAVAILABLE,
  status.DEADLINE_EXCEEDED,
  status.RESOURCE_EXHAUSTED,
  status.CANCELLED,
])

export const isCalleeError = (error: ServiceError): boolean => Buffer.isBuffer(error.metadata?.get(errorHeader)[0])

/** The callee's AppError; `unavailable` when the callee did not answer (down, past the deadline, cancelled). */
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
  return noResponseStatuses.has(error.code) ? unavailableError(error) : internalError(error)
}
