import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { listDatabaseServices, postgresVariableOf } from '../../../services/platform/src/setup/database-services.ts'
import { databaseUrl } from '../../../services/platform/src/postgres/postgres.ts'
import type { EngineUrls } from '../engines/engine.ts'
import { REPOSITORY } from '../repository.ts'
import type { Secrets } from '../../../services/platform/src/setup/make-secrets.ts'

export interface ServicePorts {
  grpc: number
  http: number
}

export interface EnvironmentOptions {
  engines: EngineUrls
  secrets: Secrets
  /** Separates products that share engines: part of the name of each database, topic, index and key. */
  namespace: string
  ports: Record<string, ServicePorts>
  extra: NodeJS.ProcessEnv
}

export interface ProductEnvironment {
  /** For a service, or for a one-off step of that service. */
  forService: (service: string) => NodeJS.ProcessEnv
  /** For the step that creates databases and topics and applies migrations. */
  forStores: NodeJS.ProcessEnv
  /** For the gateway. */
  shared: NodeJS.ProcessEnv
  databaseNameOf: (service: string) => string
}

/**
 * Half of the young generation, in MB, of the processes that answer searches and import links. Their objects are short-lived: hardly any is
 * copied then. It costs up to 24 MB and saves a fifth of the search process's CPU time; `services.<name>.semiSpaceMB` of the chart is the same.
 */
const semiSpaceMB: Record<string, number> = { gateway: 8, search: 8, disk: 4 }

/**
 * Keeps each process small (`make bench ONLY=memory`): a young generation of 1 MB per half instead of 16, and a heap limit (MB) that makes V8
 * collect old objects early.
 */
export const nodeOptionsOf = (process = ''): string =>
  `--max-semi-space-size=${semiSpaceMB[process] ?? 1} --max-old-space-size=1024`

/** A malloc that returns freed memory to the system. Use the same variables in containers. */
const memoryVariables: NodeJS.ProcessEnv = {
  NODE_OPTIONS: nodeOptionsOf(),
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

/**
 * Shared by all products of this repository. With a filled cache a process never loads Node's TypeScript transformer, which takes 20 MB
 * until the process ends.
 */
export const compileCache = join(REPOSITORY, 'node_modules/.cache/node-compile')

/** A folder of services/ with a main.ts is a service. */
export function listServices(): string[] {
  const folder = join(REPOSITORY, 'services')
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, 'main.ts')))
}

export function makeEnvironment(options: EnvironmentOptions): ProductEnvironment {
  const { engines, secrets, namespace, ports, extra } = options
  const addresses = Object.entries(ports).map(([service, { grpc }]) => [
    `${service.toUpperCase()}_ADDR`,
    `127.0.0.1:${grpc}`,
  ])
  const shared: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: compileCache,
    VERSION: readVersion(),
    ...memoryVariables,
    SERVICE_SECRET: secrets.serviceSecret,
    REDIS_URL: engines.redisUrl,
    KAFKA_BROKERS: engines.kafkaBrokers,
    ELASTICSEARCH_URL: engines.elasticsearchUrl,
    ...Object.fromEntries(addresses),
    ...namespacePrefixes(namespace),
    ...inheritedVariables(),
    ...extra,
  }
  const databaseNameOf = (service: string): string => ['pandex', namespace, service].filter(Boolean).join('_')

  const postgresUrlOf = (service: string): string => databaseUrl(engines.postgresUrl, databaseNameOf(service))
  const databases = listDatabaseServices()

  return {
    shared,
    databaseNameOf,
    forStores: {
      ...shared,
      ...Object.fromEntries(databases.map((service) => [postgresVariableOf(service), postgresUrlOf(service)])),
    },
    forService: (service) => ({
      ...shared,
      NODE_OPTIONS: nodeOptionsOf(service),
      ...(databases.includes(service) && { POSTGRES_URL: postgresUrlOf(service) }),
      ...(service === 'user' && { JWT_PRIVATE_KEY: secrets.jwtPrivateKey }),
      GRPC_PORT: String(ports[service]?.grpc),
      HTTP_PORT: String(ports[service]?.http),
      ...extra,
    }),
  }
}

function namespacePrefixes(namespace: string): NodeJS.ProcessEnv {
  if (!namespace) return {}
  return {
    KAFKA_PREFIX: `${namespace}.`,
    ELASTICSEARCH_PREFIX: `${namespace}-`,
    REDIS_PREFIX: `pandex:${namespace}:`,
  }
}

/** The abbreviated commit; empty without git. */
function readVersion(): string {
  const { stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: REPOSITORY, encoding: 'utf8' })
  return (stdout ?? '').trim()
}

/** Variables of a developer that the processes receive; no others are passed on. */
function inheritedVariables(): NodeJS.ProcessEnv {
  const names = Object.keys(process.env).filter((name) =>
    /^(OTEL_\w+|LOG_LEVEL|TZ|TRUSTED_PROXIES|ALLOW_PRIVATE_HOSTS|CORS_ORIGINS|RATE_LIMIT_SCALE|DRIVE_\w+|ASK_DRIVES|HTTPS?_PROXY|NO_PROXY)$/.test(
      name,
    ),
  )
  return Object.fromEntries(names.map((name) => [name, process.env[name]]))
}
