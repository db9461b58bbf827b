import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLogger } from '../logging/logger.ts'
import type { Logger } from '../logging/logger.ts'
import { withTimeout } from '../resilience/with-timeout.ts'
import { setProcessState } from './process-status.ts'
import type { Resource } from './resource.ts'
import { renderMetrics } from '../telemetry/exposition.ts'
import { startConfiguredTelemetry } from '../telemetry/span-exporter.ts'
import type { TelemetryConfig } from '../telemetry/span-exporter.ts'

export interface ServiceStack {
  /** Takes ownership: disposed on shutdown in reverse order, checked by /readyz. */
  use<R extends Resource>(resource: R): R
  /** Stops the process with exit code 1 after a fatal error; its supervisor restarts it. */
  fail(error: unknown): void
}

export interface ProcessConfig extends TelemetryConfig {
  BIND_HOST: string
  HTTP_PORT: number
  LOG_LEVEL: string
  SHUTDOWN_DELAY_MS: number
  SHUTDOWN_TIMEOUT_MS: number
}

const readinessTimeoutMs = 2_000

const noAnswer = (): never => {
  throw new Error('no answer')
}

const findUnready = async (resources: readonly Resource[]): Promise<string[]> => {
  const checks = resources.map(async (resource) => {
    if (resource.checkReady) await withTimeout(resource.checkReady(), readinessTimeoutMs, noAnswer)
  })
  const results = await Promise.allSettled(checks)
  return resources.filter((_, index) => results[index]?.status === 'rejected').map((resource) => resource.name)
}

/** Internal port of the process, never public: /livez and /readyz for Kubernetes, /metrics for Prometheus. */
const startStatusServer = async (
  config: ProcessConfig,
  resources: readonly Resource[],
  phase: () => 'starting' | 'running' | 'stopping',
): Promise<Resource & { port: number }> => {
  const answer = async (path?: string, accept?: string): Promise<{ status: number; body: string; type?: string }> => {
    if (path === '/livez') return { status: 200, body: 'ok' }
    if (path === '/metrics') return { status: 200, ...(await renderMetrics(accept)) }
    if (path !== '/readyz') return { status: 404, body: 'not found' }
    const missing = phase() === 'running' ? await findUnready(resources) : [phase()]
    return missing.length === 0
      ? { status: 200, body: 'ok' }
      : { status: 503, body: `not ready: ${missing.join(', ')}` }
  }
  const server = createServer((req, res) => {
    answer(req.url, req.headers.accept).then(
      ({ status, body, type }) => res.writeHead(status, { 'content-type': type ?? 'text/plain' }).end(body),
      () => res.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(config.HTTP_PORT, config.BIND_HOST, resolve)
  })
  return {
    name: 'status',
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

const isKafkaError = (error: unknown): boolean => error instanceof Error && error.name.startsWith('KafkaJS')

const loadOrExit = <C>(load: () => C): C => {
  try {
    return load()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(78)
  }
}

/**
 * Runs a process: reads its settings, runs `build`, serves its status port, and stops on SIGTERM or SIGINT. It serves on for
 * SHUTDOWN_DELAY_MS but is not ready; a second signal ends the delay. Then resources are disposed in reverse order, within
 * SHUTDOWN_TIMEOUT_MS. Exit codes: 0 clean stop, 1 failed start or unhandled error, 78 invalid settings.
 */
export const runService = async <C extends ProcessConfig>(
  name: string,
  loadConfig: () => C,
  build: (stack: ServiceStack, config: C, log: Logger) => Promise<void>,
): Promise<void> => {
  const config = loadOrExit(loadConfig)
  const log = createLogger(name, config.LOG_LEVEL)
  const resources: Resource[] = []
  let isStarted = false
  let stopping: Promise<void> | undefined
  let delayed: NodeJS.Timeout | undefined
  const phase = () => {
    if (stopping ?? delayed) return 'stopping'
    return isStarted ? 'running' : 'starting'
  }

  const disposeAll = async (): Promise<void> => {
    for (const resource of resources.toReversed()) {
      try {
        await resource[Symbol.asyncDispose]()
      } catch (error) {
        log.error({ err: error, resource: resource.name }, 'process: failed to stop a resource, stopping the others')
      }
    }
  }
  const stop = (reason: string, exitCode: number): void => {
    stopping ??= (async () => {
      log.info({ reason }, 'process: stopping')
      setTimeout(() => process.exit(1), config.SHUTDOWN_TIMEOUT_MS).unref()
      await disposeAll()
      log.info('process: stopped')
      log.flush(() => process.exit(exitCode))
    })()
  }
  const fail = (error: unknown): void => {
    log.fatal({ err: error }, 'process: fatal error, shutting down')
    stop('failed', 1)
  }
  const stopLater = (signal: NodeJS.Signals): void => {
    const delayMs = isStarted && !delayed ? config.SHUTDOWN_DELAY_MS : 0
    if (delayMs === 0) return stop(signal, 0)
    log.info({ delay_ms: delayMs }, 'process: serving on until callers know that it stops')
    for (const resource of resources) resource.announceStop?.()
    delayed = setTimeout(() => stop(signal, 0), delayMs)
  }
  process.on('SIGTERM', stopLater)
  process.on('SIGINT', stopLater)
  process.once('uncaughtException', fail)
  process.on('unhandledRejection', (error) => {
    // KafkaJS restarts and disconnects in promises without a handler; failed attempts are retried.
    if (isKafkaError(error)) log.warn({ err: error }, 'kafka client: unhandled rejection, ignoring it')
    else fail(error)
  })

  const use: ServiceStack['use'] = (resource) => {
    resources.push(resource)
    return resource
  }
  try {
    setProcessState({
      version: config.VERSION,
      startedAt: new Date(),
      findUnready: async () => findUnready(resources),
    })
    const status = use(await startStatusServer(config, resources, phase))
    // Before the stores open: their connections are traced only if this ran first.
    const telemetry = await startConfiguredTelemetry(name, config, log)
    if (telemetry) use(telemetry)
    await build({ use, fail }, config, log)
    isStarted = true
    log.info({ http_port: status.port }, 'process: started')
  } catch (error) {
    fail(error)
  }
}
