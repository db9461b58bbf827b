import { networksOf, unknownNetworks } from '@pandex/platform/client-networks'
import type { ClientNetworks } from '@pandex/platform/client-networks'
import ipaddr from 'ipaddr.js'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import { applyChanges, includesAddress, noRanges, wordsOf } from './ip-ranges.ts'

/** Where a request comes from, at the two widths that limits are counted for. */
export interface ClientAddress extends ClientNetworks {
  /** Normalised: an IPv4 address that came wrapped in IPv6 is an IPv4 address. Empty for what is no address. */
  address: string
  /** The address as numbers, for the blacklist: one word, or four; none for what is no address. */
  words: Uint32Array
}

const unknown: ClientAddress = { ...unknownNetworks, address: '', words: new Uint32Array() }

/** Some proxies write the port along: `198.51.100.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/

const parse = (text: string): ClientAddress => {
  const [, v4, v6] = withPort.exec(text) ?? []
  // A zone (fe80::1%eth0) names an interface of ours, not a visitor.
  const bare = (v4 ?? v6 ?? text).split('%')[0] ?? ''
  if (!ipaddr.isValid(bare)) return unknown
  const parsed = ipaddr.process(bare)
  const address = parsed.toString()
  return { ...networksOf(address), address, words: wordsOf(parsed.toByteArray()) }
}

const known = new LRUCache<string, ClientAddress>({ max: 10_000 })

/** Reads an address; what is none counts as one unknown visitor. */
export const clientAddressOf = (text: string | undefined): ClientAddress => {
  const key = text ?? ''
  const found = known.get(key)
  if (found) return found
  const parsed = parse(key)
  known.set(key, parsed)
  return parsed
}

/** Where a request comes from, and whether it came over HTTPS as far as a trusted proxy says so. */
export interface Origin {
  client: ClientAddress
  isSecure: boolean
}

/** Where a connection comes from stays with it: looking it up for each request takes longer. */
const peerKey = Symbol('peer')

const peerOf = (socket: Socket & { [peerKey]?: ClientAddress }): ClientAddress =>
  (socket[peerKey] ??= clientAddressOf(socket.remoteAddress))

/** Reads where requests come from. @param trustedProxies networks whose word is taken for who stands behind them */
export const createOriginReader = (trustedProxies: readonly string[]): ((req: IncomingMessage) => Origin) => {
  const changes = trustedProxies.map((ip, index) => ({ id: index + 1, ip, enabled: true }))
  const proxies = applyChanges(noRanges, changes)
  return ({ socket, headers }) => {
    let client = peerOf(socket)
    if (!includesAddress(proxies, client.words)) return { client, isSecure: false }
    // The right-most hop that is not a proxy of ours: what stands before it is what somebody wrote himself.
    const hops = (headers['x-forwarded-for'] as string | undefined)?.split(',') ?? []
    for (let hop = hops.pop(); hop !== undefined; hop = hops.pop()) {
      client = clientAddressOf(hop.trim())
      if (!includesAddress(proxies, client.words)) break
    }
    const [proto] = (headers['x-forwarded-proto'] as string | undefined)?.split(',') ?? []
    return { client, isSecure: proto?.trim() === 'https' }
  }
}
