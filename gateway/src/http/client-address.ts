import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** Where a request comes from, at the two widths that limits are counted for. */
export interface ClientAddress {
  /** Normalised: an IPv4 address that came wrapped in IPv6 is an IPv4 address. */
  address: string
  /** One subscriber: an IPv4 address, an IPv6 /64. */
  subscriber: string
  /** His neighbourhood: an IPv4 /24, an IPv6 /48. */
  network: string
}

const prefixOf = (bytes: readonly number[], bits: number): string =>
  `${Buffer.from(bytes.slice(0, bits / 8)).toString('hex')}/${bits}`

const parse = (text: string): ClientAddress => {
  // A zone (fe80::1%eth0) names an interface of ours, not a visitor.
  const bare = text.split('%')[0] ?? ''
  if (!ipaddr.isValid(bare)) return { address: '', subscriber: 'unknown', network: 'unknown' }
  const parsed = ipaddr.process(bare)
  const bytes = parsed.toByteArray()
  const address = parsed.toString()
  return parsed.kind() === 'ipv4'
    ? { address, subscriber: address, network: prefixOf(bytes, 24) }
    : { address, subscriber: prefixOf(bytes, 64), network: prefixOf(bytes, 48) }
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
