import { openGrpcClient } from '@pandex/platform/grpc/client'
import type { GrpcClientOptions } from '@pandex/platform/grpc/client'
import type { Context } from '@pandex/platform/grpc/context'
import { protos } from '@pandex/platform/grpc/protos'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Resource } from '@pandex/platform/process/resource'
import type { CaptchaGrace } from './rate-limit/captcha-grace.ts'
import { repeatRefusals } from './rate-limit/repeat-refusals.ts'

type Protos = typeof protos

export type ServiceName = keyof Protos

export type Services = { [N in ServiceName]: ClientOf<Protos[N]> }

/** host:port of each service. */
export type ServiceAddresses = Record<ServiceName, string>

export const serviceNames = Object.keys(protos) as ServiceName[]

const mapServices = <T>(make: (name: ServiceName) => unknown): T =>
  Object.fromEntries(serviceNames.map((name) => [name, make(name)])) as T

export interface RouteContext extends Context {
  services: Services
  captchaGrace: Pick<CaptchaGrace, 'grant'>
}

type RouteCalls<N extends ServiceName> = {
  [K in keyof Services[N]]: Services[N][K] extends (request: infer In, ctx: Context) => Promise<infer Out>
    ? (request: In, ctx: RouteContext) => Promise<Out>
    : never
}

/** The calls of a service as functions that take their client from the context, so that route tables hold no connections. */
const callsOf = (name: ServiceName): unknown => {
  const calls = Object.keys(protos[name]).map((method) => [
    method,
    (request: unknown, ctx: RouteContext) => {
      const client = ctx.services[name] as Record<string, (request: unknown, ctx: Context) => Promise<unknown>>
      return client[method]?.(request, ctx)
    },
  ])
  return Object.fromEntries(calls)
}

/** The only place of the gateway that names every service: a new service needs its name here when a route calls it. */
export const { user, disk, search, order, captcha, config, task } =
  mapServices<{ [N in ServiceName]: RouteCalls<N> }>(callsOf)

/** The environment variable that holds the address of a service. */
export type AddressName = `${Uppercase<ServiceName>}_ADDR`

export const addressNameOf = (name: ServiceName): AddressName => `${name.toUpperCase() as Uppercase<ServiceName>}_ADDR`

export const serviceAddressesOf = (env: Readonly<Record<AddressName, string>>): ServiceAddresses =>
  mapServices((name) => env[addressNameOf(name)])

/** Opens one client per service. Does not connect: the first call reports an unavailable service. */
export const openServices = (
  addresses: ServiceAddresses,
  secret: string,
  timeouts: Pick<GrpcClientOptions, 'silenceMs'> = {},
): { services: Services; resources: Resource[] } => {
  const clients = mapServices<Services & Record<ServiceName, Resource>>((name) =>
    openGrpcClient<object>(protos[name], { address: addresses[name], secret, ...timeouts }),
  )
  return { services: { ...clients, search: repeatRefusals(clients.search) }, resources: Object.values(clients) }
}
