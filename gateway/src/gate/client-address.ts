import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'
import { wordsOf } from './ip-ranges.ts'

/** Where a request comes from, at the two widths that limits are counted for. */
export interface ClientAddress {
  /** Normalised: an IPv4 address that came wrapped in IPv6 is an IPv4 address. Empty for what is no address. */
  address: string
  /** One subscriber: an IPv4 address, an IPv6 /64. */
  subscriber: string
  /** His neighbourhood: an IPv4 /24, an IPv6 /48. */
  network: string
  /** The address as numbers, for the blacklist: one word, or four; none for what is no address. */
  words: Uint32Array
}

const prefixOf = (bytes: readonly number[], bits: number): string =>
  `${Buffer.from(bytes.slice(0, bits / 8)).toString('hex')}/${bits}`

const unknown: ClientAddress = { address: '', subscriber: 'unknown', network: 'unknown', words: new Uint32Array() }

/** Some proxies write the port along: `198.51.100.1:4711`, `[2001:db8::1]:4711`. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)(?::\d+)?|\[([^\]]+)\](?::\d+)?)$/

const parse = (text: string): ClientAddress => {
  const [, v4, v6] = withPort.exec(text) ?? []
  // A zone (fe80::1%eth0) names an interface of ours, not a visitor.
  const bare = (v4 ?? v6 ?? text).split('%')[0] ?? ''
  if (!ipaddr.isValid(bare)) return unknown
  const parsed = ipaddr.process(bare)
  const bytes = parsed.toByteArray()
  const address = parsed.toString()
  const words = wordsOf(bytes)
  return parsed.kind() === 'ipv4'
    ? { address, subscriber: address, network: prefixOf(bytes, 24), words }
    : { address, subscriber: prefixOf(bytes, 64), network: prefixOf(bytes, 48), words }
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
