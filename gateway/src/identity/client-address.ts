import { networksOf, unknownNetworks } from '@pandex/platform/resilience/client-networks'
import ipaddr from 'ipaddr.js'
import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { atMost } from '../cache/at-most.ts'
import { applyChanges, includesAddress, noRanges, wordsOf } from '../access-control/ip-ranges.ts'
import type { ClientAddress, ClientConnection } from '../types.ts'

const unknownAddress: ClientAddress = { ...unknownNetworks, address: '', words: new Uint32Array() }

/** Some proxies append the port: `198.51.100.1:4711`, `[2001:db8::1]:4711`. */
const addressWithPort = /^(?:(\d+\.\d+\.\d+\.\d+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/

const parseAddress = (text: string): ClientAddress => {
  const [, v4, v6] = addressWithPort.exec(text) ?? []
  // A zone (fe80::1%eth0) names a local interface, not a client.
  const bare = (v4 ?? v6 ?? text).split('%')[0] ?? ''
  if (!ipaddr.isValid(bare)) return unknownAddress
  const parsed = ipaddr.process(bare)
  const address = parsed.toString()
  return { ...networksOf(address), address, words: wordsOf(parsed.toByteArray()) }
}

const parsedAddresses = new LRUCache<string, ClientAddress>(atMost(10_000))

/** Parses an address. All invalid ones count as one unknown client. */
export const clientAddressOf = (text: string | undefined): ClientAddress => {
  const key = text ?? ''
  const found = parsedAddresses.get(key)
  if (found) return found
  const parsed = parseAddress(key)
  parsedAddresses.set(key, parsed)
  return parsed
}

export const createConnectionReader = (
  trustedProxies: readonly string[],
): ((req: IncomingMessage) => ClientConnection) => {
  const changes = trustedProxies.map((ip, index) => ({ id: index + 1, ip, enabled: true }))
  const proxies = applyChanges(noRanges, changes)
  return ({ socket, headers }) => {
    let client = clientAddressOf(socket.remoteAddress)
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
