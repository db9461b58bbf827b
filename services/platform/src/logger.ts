import { pino } from 'pino'
import type { DestinationStream, Logger as PinoLogger } from 'pino'
import { redact } from './redact.ts'

export type Logger = PinoLogger

/** Parts of errors of PostgreSQL and Elasticsearch that repeat the rows and texts which they were about. */
const wordyParts = ['detail', 'where', 'parameters', 'meta', 'response', 'request', 'config']

const maxCauses = 4

/** Type, message, stack, code and causes of an error, without secrets. */
const serializeError = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return redact(error)
  const own = Object.entries(error).filter(([name]) => name !== 'cause' && !wordyParts.includes(name))
  const { message, stack, cause } = error
  return redact({
    type: error.constructor.name,
    message,
    stack,
    ...Object.fromEntries(own),
    ...(cause !== undefined && depth < maxCauses && { cause: serializeError(cause, depth + 1) }),
  })
}

/** A write for each line would cost a busy process more than making the line. */
const bufferBytes = 8_192
const flushEveryMs = 100

/** JSON lines on stdout, without secrets (`redact`). Line breaks in text cannot forge a line: each line is JSON. */
export const createLogger = (service: string, level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (fields) => redact(fields) as Record<string, unknown> },
      serializers: { err: (error) => serializeError(error), error: (error) => serializeError(error) },
    },
    destination ?? pino.destination({ dest: 1, sync: false, minLength: bufferBytes, periodicFlush: flushEveryMs }),
  )
