import { z } from 'zod'

/** Environment variables as a process gets them. */
export type Env = Record<string, string | undefined>

const port = z.coerce.number().int().min(0).max(65_535)

/** The groups of variables that several services share; each service's config.ts spreads what it uses. */
export const envOf = {
  /** BIND_HOST and HTTP_PORT: where the process's own port listens (/livez, /readyz, /metrics). */
  process: {
    BIND_HOST: z.string().default('127.0.0.1'),
    HTTP_PORT: port,
    SERVICE_SECRET: z.string().min(16),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    /** Traces are kept only when this names a collector, and of those begun here this share. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
    SHUTDOWN_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
  },
  grpc: { GRPC_PORT: port },
  postgres: {
    POSTGRES_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    POSTGRES_POOL_SIZE: z.coerce.number().int().min(1).max(100).default(10),
  },
  /** Settings that may name hosts of the private network: `proxy`, `mail`, or both with a comma between. */
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
  redis: { REDIS_URL: z.url({ protocol: /^rediss?$/ }), REDIS_PREFIX: z.string().default('pandex:') },
  kafka: {
    KAFKA_BROKERS: z
      .string()
      .min(1)
      .transform((list) => list.split(',').map((broker) => broker.trim())),
    KAFKA_PREFIX: z.string().default(''),
  },
  elasticsearch: { ELASTICSEARCH_URL: z.url({ protocol: /^https?$/ }), ELASTICSEARCH_PREFIX: z.string().default('') },
}

const silence = { PEER_SILENCE_MS: z.coerce.number().int().positive().optional() }

/**
 * For how long a peer may say nothing before it counts as frozen, in milliseconds. A process that was held up itself cannot tell that
 * from a silent peer: PEER_SILENCE_MS is for machines that stand still at times, where the usual time would cut what is sound.
 */
export const peerSilenceMs = (usualMs: number, env: Env = process.env): number =>
  readEnv(silence, env).PEER_SILENCE_MS ?? usualMs

/** A host:port of another service. */
export const addressOf = z.string().regex(/^[^\s/]+:\d+$/, 'must be host:port')

/**
 * Reads and freezes a process's settings.
 * @throws Error naming every variable that is missing or wrong, never its value: it may be a secret.
 */
export const readEnv = <S extends z.ZodRawShape>(
  shape: S,
  env: Env = process.env,
): Readonly<z.infer<z.ZodObject<S>>> => {
  // `NAME=` in a file of variables means that nothing was chosen; read as a number it would be 0.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = z.object(shape).safeParse(given)
  if (parsed.success) return Object.freeze(parsed.data)
  const lines = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `  ${name}: ${given[String(issue.path[0])] === undefined ? 'is not set' : issue.message}`
  })
  throw new Error(`Bad environment:\n${lines.join('\n')}`)
}
