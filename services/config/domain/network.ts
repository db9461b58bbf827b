import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

export interface Network {
  /** Canonical (RFC 5952, host bits cleared): equal networks have equal text. */
  text: string
  first: ipaddr.IPv4 | ipaddr.IPv6
  bits: number
}

const allBits = { ipv4: 32, ipv6: 128 } as const

/** IPv4-mapped ranges with at least this prefix contain only IPv4 addresses. */
const mappedBits = 96

const clearHostBits = (address: Network['first'], bits: number): Network['first'] => {
  const bytes = address
    .toByteArray()
    .map((byte, index) => byte & (0xff00 >> Math.min(8, Math.max(0, bits - index * 8))))
  return ipaddr.fromByteArray(bytes)
}

/** RFC 5952: `::` replaces the longest run of zeros, the first one on a tie. ipaddr.js shortens the first run. */
const compressZeros = (address: ipaddr.IPv6): string => {
  const text = address.toNormalizedString()
  const runs = [...text.matchAll(/\b0(?::0\b)+/g)].map((run) => ({ start: run.index, length: run[0].length }))
  const longest = runs.toSorted((left, right) => right.length - left.length)[0]
  if (!longest) return text
  const [before, after] = [text.slice(0, longest.start), text.slice(longest.start + longest.length)]
  return `${before.slice(0, -1)}::${after.slice(1)}`
}

const toNetwork = (address: Network['first'], bits: number): Network => {
  const first = clearHostBits(address, bits)
  const name = first.kind() === 'ipv6' ? compressZeros(first as ipaddr.IPv6) : first.toString()
  return { text: bits === allBits[first.kind()] ? name : `${name}/${bits}`, first, bits }
}

/**
 * Parses an address or CIDR range in standard notation only (no octal or hexadecimal parts, no zone); IPv4-mapped IPv6 becomes IPv4.
 * @returns null if the text is neither
 */
export const readNetwork = (text: string): Network | null => {
  const [name = '', prefix, ...more] = text.trim().split('/')
  if (isIP(name) === 0 || name.includes('%') || more.length > 0) return null
  const address = ipaddr.parse(name)
  const bits = prefix === undefined ? allBits[address.kind()] : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Infinity
  if (bits > allBits[address.kind()]) return null
  const isMapped = address.kind() === 'ipv6' && (address as ipaddr.IPv6).isIPv4MappedAddress()
  return isMapped && bits >= mappedBits
    ? toNetwork((address as ipaddr.IPv6).toIPv4Address(), bits - mappedBits)
    : toNetwork(address, bits)
}

const numberOf = (address: Network['first']): bigint =>
  address.toByteArray().reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

const addressAt = (number: bigint, bytes: number): Network['first'] =>
  ipaddr.fromByteArray(
    Array.from({ length: bytes }, (_, at) => Number((number >> BigInt(8 * (bytes - 1 - at))) & 255n)),
  )

/**
 * Parses an address, a CIDR range, or a range with a hyphen (`1.2.3.4-1.2.3.9`).
 * @returns the minimal CIDR cover, at most 62 networks for IPv4; null if the text is invalid
 */
export const readNetworks = (text: string): Network[] | null => {
  const [from = '', to, ...more] = text.split('-')
  if (to === undefined) {
    const network = readNetwork(text)
    return network && [network]
  }
  const [first, last] = [readNetwork(from), readNetwork(to)]
  if (more.length > 0 || text.includes('/') || first?.first.kind() !== last?.first.kind() || !first || !last)
    return null
  const bytes = first.first.toByteArray().length
  const end = numberOf(last.first)
  const networks: Network[] = []
  for (let start = numberOf(first.first); start <= end;) {
    let free = 0n
    while (free < BigInt(8 * bytes) && start % (2n << free) === 0n && start + (2n << free) - 1n <= end) free += 1n
    networks.push(toNetwork(addressAt(start, bytes), 8 * bytes - Number(free)))
    start += 1n << free
  }
  return networks.length > 0 ? networks : null
}

/** CIDR networks overlap only if one contains the other. */
export const doOverlap = (left: Network, right: Network): boolean =>
  left.first.kind() === right.first.kind() &&
  (left.first as ipaddr.IPv6).match(right.first as ipaddr.IPv6, Math.min(left.bits, right.bits))
