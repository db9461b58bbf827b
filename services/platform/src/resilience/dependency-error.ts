import { AppError } from '../errors.ts'

const statementTimeout = '57014'
const serializationFailure = '40001'
const deadlock = '40P01'

/** Error codes of Node, pg, knex, Elasticsearch, Redis and Kafka for an unreachable, overloaded or frozen peer. */
const transientCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  serializationFailure,
  deadlock,
  statementTimeout,
  // PostgreSQL: shutting down or starting up; session timeouts.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  // A former primary after a failover.
  '25006',
])
const transientCodeClasses = /^(08|53)\w{3}$/

const transientNames = new Set([
  'KnexTimeoutError',
  'ConnectionError',
  'TimeoutError',
  'NoLivingConnectionsError',
  'ClientClosedError',
  'ClientOfflineError',
  'SocketClosedUnexpectedlyError',
  'SocketTimeoutError',
  'ConnectionTimeoutError',
  'DisconnectsClientError',
])

const transientMessages =
  /^(?:READONLY|LOADING|MASTERDOWN) |Connection terminated|Connection ended|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect|timeout expired/

const isTransientName = (name: string): boolean => transientNames.has(name) || name.startsWith('KafkaJS')

const transientStatuses = new Set([408, 429, 502, 503, 504])

const isTransientError = (error: Error): boolean => {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (error instanceof AppError) return error.kind === 'unavailable' || error.kind === 'rate_limited'
  if (typeof code === 'string' && (transientCodes.has(code) || transientCodeClasses.test(code))) return true
  if (typeof statusCode === 'number' && transientStatuses.has(statusCode)) return true
  // Redis errors have no `name` of their own, only a class.
  return [error.name, error.constructor.name].some(isTransientName) || transientMessages.test(error.message)
}

const causesOf = (error: unknown): Error[] => {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause)
  return causes
}

/**
 * True when an unavailable or overloaded dependency caused the error, not the work itself. The same work succeeds later, so it must wait
 * and not count as failed.
 */
export const isDependencyError = (error: unknown): boolean => causesOf(error).some(isTransientError)

export const isStatementTimeout = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'code' in cause && cause.code === statementTimeout)

const causedByStatements = new Set([statementTimeout, serializationFailure, deadlock])

/** True when PostgreSQL ended a transaction because of its own statements: each part of a batch may succeed alone. */
export const isTransactionAborted = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'code' in cause && causedByStatements.has(String(cause.code)))
