import { pino } from 'pino'
import type { DestinationStream, Logger as PinoLogger } from 'pino'
import { openLogDestination } from './log-destination.ts'
import type { LogDestination } from './log-destination.ts'
import { redact } from './redact.ts'
import { currentTrace } from '../telemetry/tracing.ts'

export type Logger = PinoLogger

/** Properties of PostgreSQL and Elasticsearch errors that repeat whole rows and queries. */
const omittedErrorFields = ['detail', 'where', 'parameters', 'meta', 'response', 'request', 'config']

const maxCauses = 4

const serializeError = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return redact(error)
  const own = Object.entries(error).filter(([name]) => name !== 'cause' && !omittedErrorFields.includes(name))
  const { message, stack, cause } = error
  return redact({
    type: error.constructor.name,
    message,
    stack,
    ...Object.fromEntries(own),
    ...(cause !== undefined && depth < maxCauses && { cause: serializeError(cause, depth + 1) }),
  })
}

let stdout: LogDestination | undefined

/** Destinations of the loggers, for `createRequestLog`. */
const destinations = new WeakMap<Logger, DestinationStream>()

/** Logs JSON lines to stdout, without secrets (`redact`). Line breaks in text cannot forge a log line. */
export const createLogger = (
  service: string,
  level: string,
  destination: DestinationStream = (stdout ??= openLogDestination(1)),
): Logger => {
  const log = pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: currentTrace,
      formatters: { level: (label) => ({ level: label }), log: (fields) => redact(fields) as Record<string, unknown> },
      serializers: { err: (error) => serializeError(error), error: (error) => serializeError(error) },
    },
    destination,
  )
  destinations.set(log, destination)
  return log
}

/** Access log fields, written unescaped: no field may contain client input that was not validated. */
export interface RequestLine {
  request_id: string
  route: string
  method: string
  status: number
  ms: number
  client: string
}

let secondAtMs = 0
let secondText = ''

/** As `toISOString`, whose cost dominates a line; only the milliseconds change within a second. */
const timeText = (nowMs: number): string => {
  const ms = nowMs % 1000
  if (nowMs - ms !== secondAtMs) {
    secondAtMs = nowMs - ms
    secondText = new Date(secondAtMs).toISOString().slice(0, 20)
  }
  return `${secondText}${String(ms).padStart(3, '0')}Z`
}

/**
 * Creates a writer of access log lines in the logger's format. pino would take longer for a line, one per request, than a cached response
 * takes.
 * @param log from `createLogger`
 * @returns takes the trace whole: its id costs nothing below the log level
 */
export const createRequestLog = (log: Logger): ((line: RequestLine, trace: { readonly traceId: string }) => void) => {
  const destination = destinations.get(log)
  const { service } = log.bindings()
  return ({ request_id, route, method, status, ms, client }, trace) => {
    if (!log.isLevelEnabled('info')) return
    destination?.write(
      `{"level":"info","time":"${timeText(Date.now())}","service":"${service}","request_id":"${request_id}",` +
        `"route":"${route}","method":"${method}","status":${status},"ms":${ms},"client":"${client}","trace_id":"${trace.traceId}","msg":"request"}\n`,
    )
  }
}
