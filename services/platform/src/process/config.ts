import { z } from 'zod'
import { engineSchemas, requiredBeside } from './engine-settings.ts'
import { samplerNames } from '../telemetry/span-exporter.ts'

export { addressSchema } from './engine-settings.ts'

export type Secrets = readonly [current: string, ...accepted: string[]]

export type Env = Record<string, string | undefined>

const port = z.coerce.number().int().min(0).max(65_535)

const collectorUrl = z.url({ protocol: /^https?$/ }).optional()

/**
 * Standard variables of OpenTelemetry. Traces are exported only if a collector is set, by OTLP over HTTP. The SDK itself reads
 * OTEL_EXPORTER_OTLP_HEADERS, _COMPRESSION and _CERTIFICATE, OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
 */
const telemetrySchemas = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collectorUrl,
  OTEL_EXPORTER_OTLP_PROTOCOL: z.literal('http/protobuf').default('http/protobuf'),
  /** Milliseconds; a stop waits this long for the last export. */
  OTEL_EXPORTER_OTLP_TIMEOUT: z.coerce.number().int().positive().default(2_000),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_TRACES_SAMPLER: z.enum(samplerNames).default('parentbased_traceidratio'),
  /** Sampled fraction of root traces. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  OTEL_SDK_DISABLED: z.stringbool().default(false),
}

/**
 * Calls are signed, and texts sealed, with the first; both are accepted. Three restarts change it without a refused call: the new secret as
 * the previous one, both exchanged, the old one removed.
 */
export const secretSchemas = {
  SERVICE_SECRET: z.string().min(16),
  SERVICE_SECRET_PREVIOUS: z.string().min(16).optional(),
}

type SecretConfig = Readonly<z.infer<z.ZodObject<typeof secretSchemas>>>

/** The secret for new signatures and texts, then the other accepted one. */
export const secretsOf = (config: SecretConfig): Secrets =>
  config.SERVICE_SECRET_PREVIOUS ? [config.SERVICE_SECRET, config.SERVICE_SECRET_PREVIOUS] : [config.SERVICE_SECRET]

const silenceSchema = { PEER_SILENCE_MS: z.coerce.number().int().positive().optional() }

/** Groups of environment variables that several services share; each service's config.ts spreads those it needs. */
export const envSchemas = {
  /** BIND_HOST and HTTP_PORT: listener of the process's own endpoints (/livez, /readyz, /metrics). */
  process: {
    BIND_HOST: z.string().default('127.0.0.1'),
    HTTP_PORT: port,
    ...secretSchemas,
    ...silenceSchema,
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    ...telemetrySchemas,
    /** Version of the code, shown to admins. */
    VERSION: z.string().max(40).default(''),
    /** How long a process serves on after SIGTERM, because callers keep its address that long (DNS, endpoints, connections). */
    SHUTDOWN_DELAY_MS: z.coerce.number().int().min(0).default(0),
    SHUTDOWN_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
  },
  grpc: { GRPC_PORT: port },
  /** Settings that may name private hosts: `proxy`, `mail`, or both, comma-separated. */
  privateHosts: {
    ALLOW_PRIVATE_HOSTS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((use) => use.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.enum(['mail', 'proxy']))),
  },
  ...engineSchemas,
}

/**
 * How long a peer may stay silent before it counts as frozen, in milliseconds. A process that was paused cannot distinguish its own pause
 * from a silent peer: set PEER_SILENCE_MS on machines that stall, where the default would cut healthy connections.
 */
export const peerSilenceMs = (defaultMs: number, env: Env = process.env): number =>
  readEnv(silenceSchema, env).PEER_SILENCE_MS ?? defaultMs

const settingsAgeSchema = { SETTINGS_CACHE_MS: z.coerce.number().int().nonnegative().optional() }

/** Lifetime of cached settings and lists, in milliseconds. Tests set SETTINGS_CACHE_MS=0, so that they need not wait after each change. */
export const settingsCacheMs = (defaultMs: number, env: Env = process.env): number =>
  readEnv(settingsAgeSchema, env).SETTINGS_CACHE_MS ?? defaultMs

/**
 * Reads and freezes a process's settings.
 * @throws Error naming every missing or invalid variable, never its value: it may be a secret
 */
export const readEnv = <S extends z.ZodRawShape>(
  shape: S,
  env: Env = process.env,
): Readonly<z.infer<z.ZodObject<S>>> => {
  // `NAME=` in an env file means unset; coerced to a number it would be 0.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = z.object(shape).safeParse(given)
  const lonely = Object.entries(requiredBeside).flatMap(([name, others]) =>
    name in shape && given[name] !== undefined ? others.filter((other) => given[other] === undefined) : [],
  )
  if (parsed.success && lonely.length === 0) return Object.freeze(parsed.data)
  const lines = (parsed.error?.issues ?? []).map((issue) => {
    const name = issue.path.join('.')
    return `  ${name}: ${given[String(issue.path[0])] === undefined ? 'is not set' : issue.message}`
  })
  lines.push(...new Set(lonely.map((name) => `  ${name}: is not set`)))
  throw new Error(`process: invalid environment variables, exiting\n${lines.join('\n')}`)
}
