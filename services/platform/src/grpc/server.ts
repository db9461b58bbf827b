import { Server, ServerCredentials } from '@grpc/grpc-js'
import type { ServerUnaryCall, ServiceDefinition, UntypedHandleCall, handleUnaryCall } from '@grpc/grpc-js'
import { HealthImplementation } from 'grpc-health-check'
import { promisify } from 'node:util'
import { AppError } from '../errors.ts'
import type { Logger } from '../logging/logger.ts'
import type { Secrets } from '../process/config.ts'
import { exemplarOf, metrics } from '../telemetry/metrics.ts'
import type { Resource } from '../process/resource.ts'
import { inSpan, recordedTraceId } from '../telemetry/tracing.ts'
import { runInContext } from './context.ts'
import type { Context } from './context.ts'
import { readHeaders, readTrace } from './metadata.ts'
import { toAppError, toStatus } from './status.ts'
import type { HandlersOf } from './types.ts'

export interface ServiceImplementation {
  definition: ServiceDefinition
  handlers: Record<string, (request: never, ctx: Context) => Promise<unknown>>
}

/** Binds handlers to their contract; `tsc` reports a missing, misspelt or mistyped one. */
export const implement = <D extends object>(definition: D, handlers: HandlersOf<D>): ServiceImplementation => ({
  definition: definition as unknown as ServiceDefinition,
  handlers: handlers as ServiceImplementation['handlers'],
})

export interface GrpcServerOptions {
  host: string
  port: number
  /** A call may be signed with any of them. */
  secret: string | Secrets
  log: Logger
}

const defaultBudgetMs = 10_000

/** Calls with less time left are refused: the answer would come too late. */
const minBudgetMs = 20

/** Calls in flight get this long to finish on a stop; less than the whole stop may take. */
const drainTimeoutMs = 8_000

const serverOptions = {
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
  // Clients resolve new replicas only when a connection ends: without a maximum age they would miss a scale-out.
  'grpc.max_connection_age_ms': 60_000,
  'grpc.max_connection_age_grace_ms': 10_000,
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 2_000,
}

const contextOf = (method: string, call: ServerUnaryCall<unknown, unknown>, options: GrpcServerOptions): Context => {
  const headers = readHeaders(options.secret, method, call.metadata)
  const deadline = call.getDeadline()
  const deadlineMs = deadline === Infinity ? Date.now() + defaultBudgetMs : Number(deadline)
  if (deadlineMs - Date.now() < minBudgetMs)
    throw new AppError('unavailable', 'platform.deadline_too_close', '服务繁忙，请稍后再试')
  const cancelled = new AbortController()
  call.on('cancelled', () => cancelled.abort())
  const log = options.log.child({ request_id: headers.requestId })
  return { ...headers, deadlineMs, signal: cancelled.signal, log }
}

const toGrpcHandler =
  (
    method: string,
    handler: (request: never, ctx: Context) => Promise<unknown>,
    options: GrpcServerOptions,
  ): handleUnaryCall<unknown, unknown> =>
  (call, callback) => {
    const startedAt = performance.now()
    const finish = (result: 'ok' | AppError['kind']): void => {
      // grpc-js emits this event after each answered call too.
      call.removeAllListeners('cancelled')
      metrics.grpcServerSeconds.observe({
        labels: { method, status: result },
        value: (performance.now() - startedAt) / 1000,
        exemplarLabels: exemplarOf(recordedTraceId()),
      })
    }
    const requestId = call.metadata.get('x-request-id')[0]
    /** Inside of the span, so that its log lines and its exemplar name the trace. */
    const run = async (): Promise<unknown> => {
      try {
        const ctx = contextOf(method, call, options)
        const reply = await runInContext(ctx, () => handler(call.request as never, ctx))
        finish('ok')
        return reply
      } catch (error) {
        const appError = toAppError(error)
        finish(appError.kind)
        const fields = { err: error, method, request_id: requestId }
        if (appError.kind === 'internal') options.log.error(fields, 'grpc server: unexpected error, failing the call')
        else if (appError.code === 'platform.clock_skew')
          options.log.warn(fields, 'grpc server: credential expired or replayed, refusing the call')
        else if (appError !== error) options.log.warn(fields, 'grpc server: dependency unavailable, failing the call')
        throw appError
      }
    }
    const attributes = { 'rpc.system': 'grpc', 'pandex.request_id': String(requestId) }
    inSpan(method.slice(1), { kind: 'server', attributes, from: readTrace(call.metadata) }, run).then(
      (reply) => callback(null, reply),
      (error: unknown) => callback(toStatus(error as AppError)),
    )
  }

/**
 * Serves the given services and the standard health check. On disposal it answers NOT_SERVING, refuses new calls and waits for calls in
 * flight.
 */
export const startGrpcServer = async (
  options: GrpcServerOptions,
  services: ServiceImplementation[],
): Promise<Resource & { port: number }> => {
  const server = new Server(serverOptions)
  for (const { definition, handlers } of services) {
    const adapted = Object.entries(handlers).map(([name, handler]): [string, UntypedHandleCall] => [
      name,
      toGrpcHandler(definition[name]?.path ?? name, handler, options) as UntypedHandleCall,
    ])
    server.addService(definition, Object.fromEntries(adapted))
  }
  const health = new HealthImplementation({ '': 'SERVING' })
  health.addToServer(server)
  const bind = promisify(server.bindAsync.bind(server))
  const port = await bind(`${options.host}:${options.port}`, ServerCredentials.createInsecure())
  return {
    name: 'grpc',
    port,
    async [Symbol.asyncDispose]() {
      health.setStatus('', 'NOT_SERVING')
      const timer = setTimeout(() => server.forceShutdown(), drainTimeoutMs)
      await promisify(server.tryShutdown.bind(server))()
      clearTimeout(timer)
    },
  }
}
