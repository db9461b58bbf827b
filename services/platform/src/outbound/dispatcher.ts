import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { Agent, buildConnector, Pool, ProxyAgent } from 'undici'
import type { Dispatcher } from 'undici'
import { forbiddenError, OutboundError } from './outbound-error.ts'
import { isPublicAddress } from './public-address.ts'
import { readPublicUrl } from './public-host.ts'

export type Resolve = (host: string) => Promise<readonly string[]>

export interface DispatcherOptions {
  proxyUrl?: string
  isPrivateProxyAllowed?: boolean
  mapTo?: { origin: string; ca: string }
  resolve?: Resolve
}

/** Bounds DNS plus connect plus TLS of one connection; the request timeout may be shorter. */
const connectTimeoutMs = 5_000

const agentOptions = {
  allowH2: false,
  connections: 8,
  pipelining: 1,
  maxHeaderSize: 16_384,
  headersTimeout: 60_000,
  bodyTimeout: 60_000,
  keepAliveTimeout: 4_000,
  keepAliveMaxTimeout: 30_000,
} as const

/** Queries the DNS servers directly: `dns.lookup` would block a libuv thread until the slowest server answers. Ignores /etc/hosts. */
export const resolveHost: Resolve = async (host) => {
  const resolver = new Resolver({ timeout: 1_000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  const addresses = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0) return addresses
  const cause = answers.map((answer) => answer.status === 'rejected' && answer.reason)
  throw Object.assign(new Error('no addresses', { cause }), { code: 'ENOTFOUND' })
}

type FindAddresses = (host: string) => Promise<{ address: string; family: number }[]>

/**
 * Resolves the public addresses of a host.
 * @throws OutboundError forbidden if all its addresses are private, unreachable if it has none
 */
export const createPublicResolver =
  (resolve: Resolve): FindAddresses =>
  async (host) => {
    const addresses = await resolve(host)
    if (addresses.length === 0) throw new OutboundError('unreachable', new Error(`no addresses of ${host}`))
    const found = addresses.filter(isPublicAddress).map((address) => ({ address, family: isIP(address) }))
    if (found.length === 0) throw forbiddenError(`${host} is at ${addresses.join(', ')}`)
    return found
  }

/** Connects to exactly the addresses that were checked, without a second lookup (DNS rebinding). */
export const createLookup =
  (find: FindAddresses): LookupFunction =>
  (host, { all }, callback) => {
    find(host).then(
      (found) => (all ? callback(null, found) : callback(null, found[0]?.address ?? '', found[0]?.family)),
      (error: Error) => callback(error, all ? [] : ''),
    )
  }

/** Always verifies certificates, also when NODE_TLS_REJECT_UNAUTHORIZED disables verification. */
const tls = { allowH2: false, timeout: connectTimeoutMs, rejectUnauthorized: true } as const

const openAgent = (find: FindAddresses, mapped?: { port: string; ca: string }): Dispatcher => {
  const connect = buildConnector({ ...tls, lookup: createLookup(find), ...(mapped && { ca: mapped.ca }) })
  return new Agent({
    ...agentOptions,
    connect: (options, callback) =>
      // Node skips the lookup for a literal address, which would bypass the check.
      isIP(options.hostname.replace(/^\[|\]$/g, '')) === 0
        ? connect({ ...options, ...(mapped && { port: mapped.port }) }, callback)
        : callback(forbiddenError(`literal ${options.hostname}`), null),
  })
}

/** Connects to the mapped address instead of the host's own, which is checked only if `resolve` is given. */
const openMapped = ({ origin, ca }: { origin: string; ca: string }, resolve?: Resolve): Dispatcher => {
  const { protocol, hostname, port } = new URL(origin)
  if (protocol !== 'https:' || hostname !== '127.0.0.1') throw new Error('hosts are mapped to https://127.0.0.1 only')
  const find: FindAddresses = async (host) => {
    if (resolve) await createPublicResolver(resolve)(host)
    return [{ address: hostname, family: 4 }]
  }
  return openAgent(find, { port, ca })
}

/** The proxy resolves names itself, so `mapTo` only supplies the CA for the target hosts. */
const openProxied = (proxyUrl: string, find: FindAddresses | undefined, ca?: string): Dispatcher => {
  const isPrivateAllowed = find === undefined
  const isProxy = readPublicUrl(proxyUrl, { protocols: ['http:', 'https:'], hasCredentials: true, isPrivateAllowed })
  if (!isProxy) throw forbiddenError('proxy')
  return new ProxyAgent({
    ...agentOptions,
    uri: proxyUrl,
    requestTls: { ...tls, ...(ca !== undefined && { ca }) },
    proxyTls: { ...tls, ...(find && { lookup: createLookup(find) }) },
    // Bounds a proxy that accepts the connection and then stays silent.
    clientFactory: (origin, options) => new Pool(origin, { ...options, headersTimeout: connectTimeoutMs }),
  })
}

export const openDispatcher = ({ proxyUrl, mapTo, resolve, isPrivateProxyAllowed }: DispatcherOptions): Dispatcher => {
  if (proxyUrl !== undefined) {
    const find = isPrivateProxyAllowed ? undefined : createPublicResolver(resolve ?? resolveHost)
    return openProxied(proxyUrl, find, mapTo?.ca)
  }
  return mapTo ? openMapped(mapTo, resolve) : openAgent(createPublicResolver(resolve ?? resolveHost))
}
