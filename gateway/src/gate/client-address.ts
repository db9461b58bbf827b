import { networksOf, unknownNetworks } from '@pandex/platform/client-networks'
import type { ClientNetworks } from '@pandex/platform/client-networks'
import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import { wordsOf } from './ip-ranges.ts'

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
