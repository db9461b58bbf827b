import { pino } from 'pino'
import type { DestinationStream, Logger as PinoLogger } from 'pino'

export type Logger = PinoLogger

/** Keys whose values never reach a log line, at the top of an object or one level down. */
const secretKeys = [
  'password',
  'new_password',
  'current_password',
  'token',
  'authorization',
  'cookie',
  'secret',
  'disk_pass',
  'decompress_password',
  'email',
  'key',
  'POSTGRES_URL',
  'SERVICE_SECRET',
  'JWT_PRIVATE_KEY',
]

const redactPaths = secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`])

/** JSON lines on stdout. Secrets are redacted by key; line breaks in text cannot forge a line because each is JSON. */
export const createLogger = (service: string, level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: redactPaths, censor: '[redacted]' },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  )
