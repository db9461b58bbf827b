import { networksOf, unknownNetworks } from '@pandex/platform/client-networks'
import type { ClientNetworks } from '@pandex/platform/client-networks'
import ipaddr from 'ipaddr.js'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import { applyChanges, includesAddress, noRanges, wordsOf } from './ip-ranges.ts'

export interface ClientAddress extends ClientNetworks {
  /** Normalised: an IPv4-mapped IPv6 address becomes IPv4. Empty for invalid input. */
  address: string
  /** The address as 32-bit words, for the blacklist: one (IPv4), four (IPv6) or none (invalid). */
  words: Uint32Array
}

const unknown: ClientAddress = { ...unknownNetworks, address: '', words: new Uint32Array() }

/** Some proxies append the port: `198.51.100.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/

const parse = (text: string): ClientAddress => {
  const [, v4, v6] = withPort.exec(text) ?? []
  // A zone (fe80::1%eth0) names a local interface, not a client.
  const bare = (v4 ?? v6 ?? text).split('%')[0] ?? ''
  if (!ipaddr.isValid(bare)) return unknown
  const parsed = ipaddr.process(bare)
  const address = parsed.toString()
  return { ...networksOf(address), address, words: wordsOf(parsed.toByteArray()) }
}

const known = new LRUCache<string, ClientAddress>({ max: 10_000 })

/** Parses an address. All invalid ones count as one unknown client. */
export const clientAddressOf = (text: string | undefined): ClientAddress => {
  const key = text ?? ''
  const found = known.get(key)
  if (found) return found
  const parsed = parse(key)
  known.set(key, parsed)
  return parsed
}

export interface Origin {
  client: ClientAddress
  isSecure: boolean
}

/** Cached on the socket: a look-up in the LRU cache for each request takes longer. */
const peerKey = Symbol('peer')

const peerOf = (socket: Socket & { [peerKey]?: ClientAddress }): ClientAddress =>
  (socket[peerKey] ??= clientAddressOf(socket.remoteAddress))

export const createOriginReader = (trustedProxies: readonly string[]): ((req: IncomingMessage) => Origin) => {
  const changes = trustedProxies.map((ip, index) => ({ id: index + 1, ip, enabled: true }))
  const proxies = applyChanges(noRanges, changes)
  return ({ socket, headers }) => {
    let client = peerOf(socket)
    if (!includesAddress(proxies, client.words)) return { client, isSecure: false }
    // Takes the right-most hop that is no trusted proxy: a client can forge every hop before that one.
    const hops = (headers['x-forwarded-for'] as string | undefined)?.split(',') ?? []
    for (let hop = hops.pop(); hop !== undefined; hop = hops.pop()) {
      client = clientAddressOf(hop.trim())
      if (!includesAddress(proxies, client.words)) break
    }
    const [proto] = (headers['x-forwarded-proto'] as string | undefined)?.split(',') ?? []
    return { client, isSecure: proto?.trim() === 'https' }
  }
}
