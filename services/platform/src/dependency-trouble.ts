import { AppError } from './errors.ts'

const statementTimeout = '57014'

/** What Node, pg, knex, Elasticsearch, Redis and Kafka call it when the other side is away, overloaded or frozen. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // PostgreSQL: transaction lost to another one; statement timeout; starting up or shutting down; out of resources.
  '40001',
  '40P01',
  statementTimeout,
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
])
const codeClasses = /^(08|53)\w{3}$/

const names = new Set([
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

/** Texts of errors that carry no code: pg and pg-pool. */
const texts =
  /Connection terminated|Connection ended|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect|timeout expired/

const isTransientName = (name: string): boolean => names.has(name) || name.startsWith('KafkaJS')

const httpStatuses = new Set([408, 429, 502, 503, 504])

const looksTransient = (error: Error): boolean => {
  const { code, statusCode } = error as { code?: unknown; statusCode?: unknown }
  if (error instanceof AppError) return error.kind === 'unavailable' || error.kind === 'rate_limited'
  if (typeof code === 'string' && (codes.has(code) || codeClasses.test(code))) return true
  if (typeof statusCode === 'number' && httpStatuses.has(statusCode)) return true
  // Redis' errors have no name of their own, only a class.
  return [error.name, error.constructor.name].some(isTransientName) || texts.test(error.message)
}

/** The error and what caused it. */
const causesOf = (error: unknown): Error[] => {
  const causes: Error[] = []
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause) causes.push(cause)
  return causes
}

/**
 * True when an error tells of a store or service that is away or overloaded, not of the work itself: the same work
 * succeeds once that is over, so it must wait and not count as failed.
 */
export const isDependencyTrouble = (error: unknown): boolean => causesOf(error).some(looksTransient)

/** Whether PostgreSQL cancelled a statement because it took too long. */
export const isStatementTimeout = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'code' in cause && cause.code === statementTimeout)
