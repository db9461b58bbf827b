import { Client, credentials, Metadata } from '@grpc/grpc-js'
import type { ServiceDefinition } from '@grpc/grpc-js'
import { createCircuitBreaker } from '../resilience/circuit-breaker.ts'
import { peerSilenceMs } from '../process/config.ts'
import { unavailableError } from '../errors.ts'
import { exemplarOf, metrics } from '../telemetry/metrics.ts'
import type { Resource } from '../process/resource.ts'
import { inSpan, recordedTraceId } from '../telemetry/tracing.ts'
import type { Context } from './context.ts'
import { writeHeaders, writeTrace } from './metadata.ts'
import { fromStatus, isCalleeError } from './status.ts'
import type { ClientOf } from './types.ts'

export interface GrpcClientOptions {
  /** host:port; all addresses of the name are used round robin. */
  address: string
  secret: string
  silenceMs?: number
}

/** Subtracted from the deadline: the callee must give up before its caller does. */
const deadlineMarginMs = 30

/** Reads may be retried when the callee was not reached; writes are retried only by the owner of their idempotency key. */
const isRead = (method: string): boolean => /^(Get|List|Search|Find|Preview|Verify)/.test(method)

const serviceConfig = (definition: ServiceDefinition): string => {
  const methods = Object.entries(definition).filter(([name]) => isRead(name))
  const retryPolicy = {
    maxAttempts: 3,
    initialBackoff: '0.05s',
    maxBackoff: '0.5s',
    backoffMultiplier: 3,
    retryableStatusCodes: ['UNAVAILABLE'],
  }
  const names = methods.map(([, { path }]) => ({ service: path.split('/')[1], method: path.split('/')[2] }))
  return JSON.stringify({
    loadBalancingConfig: [{ round_robin: {} }],
    methodConfig: [{ name: names, retryPolicy }],
    retryThrottling: { maxTokens: 100, tokenRatio: 0.1 },
  })
}

/** More calls than a service processes at a time: further calls would only reach their deadline. */
const maxCallsInFlight = 2_000

/** The service did not answer. `cause` is the error for the caller. */
class NoResponseError extends Error {}

/** Calls the standard health check three times: calls go round robin to replicas, and the others may answer when one is frozen. */
const probeHealth = (channel: Client, signal: AbortSignal): Promise<void> => {
  const callReady = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const pending = channel.makeUnaryRequest(
        '/grpc.health.v1.Health/Check',
        () => Buffer.alloc(0),
        (reply: Buffer) => reply,
        {},
        new Metadata(),
        {},
        (error) => (error ? reject(error) : resolve()),
      )
      signal.addEventListener('abort', () => pending.cancel(), { once: true })
    })
  return Promise.any([callReady(), callReady(), callReady()])
}

/** Detects a frozen callee after about 1.5 s instead of at each call's deadline (figures: gateway/README.md, deadlines). */
const channelOptions = {
  'grpc.keepalive_time_ms': 1_000,
  'grpc.keepalive_timeout_ms': peerSilenceMs(500),
  'grpc.keepalive_permit_without_calls': 1,
  'grpc.service_config_disable_resolution': 1,
  'grpc.dns_min_time_between_resolutions_ms': 5_000,
  // By default a channel that failed for long waits up to two minutes before it reconnects.
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2_000,
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
}

/**
 * Creates a typed client. Each call passes on the identity, request id and remaining time of the context, and throws the callee's AppError,
 * or `unavailable` without an answer. While the circuit is open, calls fail immediately.
 */
export const openGrpcClient = <D extends object>(
  typedDefinition: D,
  options: GrpcClientOptions,
): ClientOf<D> & Resource => {
  const definition = typedDefinition as unknown as ServiceDefinition
  const channel = new Client(`dns:///${options.address}`, credentials.createInsecure(), {
    ...channelOptions,
    'grpc.service_config': serviceConfig(definition),
  })
  const [name = options.address] = Object.values(definition).map(({ path }) => path.split('/')[1])
  const circuit = createCircuitBreaker({
    component: 'grpc',
    peer: name,
    code: 'unavailable',
    probe: (signal) => probeHealth(channel, signal),
    isFailure: (error) => error instanceof NoResponseError,
    ...(options.silenceMs !== undefined && { probeTimeoutMs: options.silenceMs }),
  })
  let outstanding = 0
  const send = (method: string, request: unknown, ctx: Context): Promise<unknown> => {
    const { path, requestSerialize, responseDeserialize } = definition[method] as ServiceDefinition[string]
    const metadata = writeHeaders(options.secret, path, ctx)
    writeTrace(metadata, ctx.traceId)
    const startedAt = performance.now()
    const exemplarLabels = exemplarOf(recordedTraceId())
    return new Promise((resolve, reject) => {
      const observe = (result: string): void => {
        metrics.grpcClientSeconds.observe({
          labels: { method: path, status: result },
          value: (performance.now() - startedAt) / 1000,
          exemplarLabels,
        })
      }
      const pending = channel.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        request,
        metadata,
        { deadline: ctx.deadlineMs - deadlineMarginMs },
        (error, reply) => {
          ctx.signal.removeEventListener('abort', cancel)
          if (!error) {
            observe('ok')
            return resolve(reply)
          }
          const appError = fromStatus(error)
          observe(appError.kind)
          reject(isCalleeError(error) ? appError : new NoResponseError('no answer', { cause: appError }))
        },
      )
      const cancel = (): void => pending.cancel()
      ctx.signal.addEventListener('abort', cancel, { once: true })
    })
  }
  const call = async (method: string, request: unknown, ctx: Context): Promise<unknown> => {
    if (ctx.signal.aborted) throw unavailableError(ctx.signal.reason)
    if (outstanding >= maxCallsInFlight) throw unavailableError(new Error(`${outstanding} calls wait for ${name}`))
    outstanding += 1
    try {
      // Writes are not cancelled when the circuit opens, because a cancelled write may have taken effect.
      return await circuit.run((signal) => send(method, request, isRead(method) ? { ...ctx, signal } : ctx), ctx)
    } catch (error) {
      throw error instanceof NoResponseError ? error.cause : error
    } finally {
      outstanding -= 1
    }
  }
  const methods = Object.keys(definition).map((method) => [
    method,
    (request: unknown, ctx: Context) =>
      inSpan(definition[method]?.path.slice(1) ?? method, { kind: 'client' }, () => call(method, request, ctx)),
  ])
  return Object.assign(Object.fromEntries(methods) as ClientOf<D>, {
    name: `grpc ${options.address}`,
    [Symbol.asyncDispose]: async () => {
      circuit[Symbol.dispose]()
      channel.close()
    },
  })
}
