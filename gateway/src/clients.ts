import { openGrpcClient } from '@pandex/platform/grpc/client'
import type { GrpcClientOptions } from '@pandex/platform/grpc/client'
import type { Context } from '@pandex/platform/grpc/context'
import { protos } from '@pandex/platform/grpc/protos'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Resource } from '@pandex/platform/run-service'
import { repeatRefusals } from './repeat-refusals.ts'

type Protos = typeof protos

export const serviceNames = ['user', 'disk', 'search', 'captcha', 'config', 'task'] as const

export type ServiceName = (typeof serviceNames)[number]

export type Services = { [N in ServiceName]: ClientOf<Protos[N]> }

export interface RouteContext extends Context {
  services: Services
  gate: {
    pardon: (address: string) => Promise<void>
  }
}

type RouteCalls<N extends ServiceName> = {
  [K in keyof Services[N]]: Services[N][K] extends (request: infer In, ctx: Context) => Promise<infer Out>
    ? (request: In, ctx: RouteContext) => Promise<Out>
    : never
}

/** The calls of a service as functions that take their client from the context, so that route tables hold no connections. */
const callsOf = <N extends ServiceName>(name: N): RouteCalls<N> => {
  const calls = Object.keys(protos[name]).map((method) => [
    method,
    (request: unknown, ctx: RouteContext) => {
      const client = ctx.services[name] as Record<string, (request: unknown, ctx: Context) => Promise<unknown>>
      return client[method]?.(request, ctx)
    },
  ])
  return Object.fromEntries(calls) as RouteCalls<N>
}

export const user = callsOf('user')
export const disk = callsOf('disk')
export const search = callsOf('search')
export const captcha = callsOf('captcha')
export const config = callsOf('config')
export const task = callsOf('task')

/** Opens one client per service. Does not connect: the first call reports an unavailable service. */
export const openServices = (
  addresses: Record<ServiceName, string>,
  secret: string,
  silence: Pick<GrpcClientOptions, 'silenceMs'> = {},
): { services: Services; resources: Resource[] } => {
  const clients = {
    user: openGrpcClient(protos.user, { address: addresses.user, secret, ...silence }),
    disk: openGrpcClient(protos.disk, { address: addresses.disk, secret, ...silence }),
    search: openGrpcClient(protos.search, { address: addresses.search, secret, ...silence }),
    captcha: openGrpcClient(protos.captcha, { address: addresses.captcha, secret, ...silence }),
    config: openGrpcClient(protos.config, { address: addresses.config, secret, ...silence }),
    task: openGrpcClient(protos.task, { address: addresses.task, secret, ...silence }),
  }
  return { services: { ...clients, search: repeatRefusals(clients.search) }, resources: Object.values(clients) }
}
