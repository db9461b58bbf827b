import { pino, symbols } from 'pino'
import type { DestinationStream, Logger as PinoLogger } from 'pino'
import { openLogDestination } from './log-destination.ts'
import type { LogDestination } from './log-destination.ts'
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

/** All loggers of a process write to its stdout. */
let stdout: LogDestination | undefined

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
    destination ?? (stdout ??= openLogDestination(1)),
  )

/** What is said of one request. None of it is typed by a visitor, or it was looked at: it is written as it is. */
export interface RequestLine {
  request_id: string
  route: string
  method: string
  status: number
  /** How long it took. */
  ms: number
  client: string
}

let secondAtMs = 0
let secondText = ''

/** As `toISOString`, which is much of what a line costs; only its milliseconds change within a second. */
const timeText = (nowMs: number): string => {
  const ms = nowMs % 1000
  if (nowMs - ms !== secondAtMs) {
    secondAtMs = nowMs - ms
    secondText = new Date(secondAtMs).toISOString().slice(0, 20)
  }
  return `${secondText}${String(ms).padStart(3, '0')}Z`
}

/**
 * Makes a writer of access lines in the form of the logger's own. The logger itself would take longer for such a line, of which
 * there is one for each request, than a cached answer takes altogether.
 */
export const createRequestLog = (log: Logger): ((line: RequestLine) => void) => {
  const stream = (log as unknown as Record<symbol, DestinationStream>)[symbols.streamSym]
  const { service } = log.bindings()
  return ({ request_id, route, method, status, ms, client }) => {
    if (!log.isLevelEnabled('info')) return
    stream?.write(
      `{"level":"info","time":"${timeText(Date.now())}","service":"${service}","request_id":"${request_id}",` +
        `"route":"${route}","method":"${method}","status":${status},"ms":${ms},"client":"${client}","msg":"request"}\n`,
    )
  }
}
