import { Client, credentials } from '@grpc/grpc-js'
import type { ServiceDefinition } from '@grpc/grpc-js'
import { peerSilenceMs } from '../config.ts'
import { unavailableError } from '../errors.ts'
import { metrics } from '../metrics.ts'
import type { Resource } from '../run-service.ts'
import { inSpan } from '../tracing.ts'
import type { Context } from './context.ts'
import { writeHeaders, writeTrace } from './metadata.ts'
import { fromStatus } from './status.ts'
import type { ClientOf } from './types.ts'

export interface GrpcClientOptions {
  /** host:port; every address behind the name is used in turn. */
  address: string
  secret: string
}

/** Time kept back for the way home: the callee must give up before its caller does. */
const returnMarginMs = 30

/** Methods that only read may be repeated when the callee was not reached; writes are repeated by whoever holds their key. */
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

/** A frozen callee is noticed after about 1.5 s instead of at each call's deadline (figures: gateway/README.md, deadlines). */
const channelOptions = {
  'grpc.keepalive_time_ms': 1_000,
  'grpc.keepalive_timeout_ms': peerSilenceMs(500),
  'grpc.keepalive_permit_without_calls': 1,
  'grpc.service_config_disable_resolution': 1,
  'grpc.dns_min_time_between_resolutions_ms': 5_000,
  // By default a channel that failed for long waits up to two minutes before it looks again.
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2_000,
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
}

/**
 * A typed client. Each call passes on the context's identity, request id and what is left of its time, and throws the
 * AppError that the callee threw, or `unavailable` when it did not answer.
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
  const call = async (method: string, request: unknown, ctx: Context): Promise<unknown> => {
    const { path, requestSerialize, responseDeserialize } = definition[method] as ServiceDefinition[string]
    if (ctx.signal.aborted) throw unavailableError(ctx.signal.reason)
    const metadata = writeHeaders(options.secret, path, ctx)
    writeTrace(metadata)
    const startedAt = performance.now()
    return new Promise((resolve, reject) => {
      const observe = (result: string): void => {
        metrics.grpcClientSeconds.observe({ method: path, status: result }, (performance.now() - startedAt) / 1000)
      }
      const pending = channel.makeUnaryRequest(
        path,
        requestSerialize,
        responseDeserialize,
        request,
        metadata,
        { deadline: ctx.deadlineMs - returnMarginMs },
        (error, reply) => {
          ctx.signal.removeEventListener('abort', cancel)
          if (!error) {
            observe('ok')
            return resolve(reply)
          }
          const appError = fromStatus(error)
          observe(appError.kind)
          reject(appError)
        },
      )
      const cancel = (): void => pending.cancel()
      ctx.signal.addEventListener('abort', cancel, { once: true })
    })
  }
  const methods = Object.keys(definition).map((method) => [
    method,
    (request: unknown, ctx: Context) =>
      inSpan(definition[method]?.path.slice(1) ?? method, { kind: 'client' }, () => call(method, request, ctx)),
  ])
  return Object.assign(Object.fromEntries(methods) as ClientOf<D>, {
    name: `grpc ${options.address}`,
    [Symbol.asyncDispose]: async () => channel.close(),
  })
}
