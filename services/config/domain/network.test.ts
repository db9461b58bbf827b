import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { expect, test } from 'vitest'
import { doOverlap, readNetwork, readNetworks } from './network.ts'
import type { Network } from './network.ts'

test.each([
  ['1.2.3.4', '1.2.3.4'],
  [' 1.2.3.4 ', '1.2.3.4'],
  ['1.2.3.4/32', '1.2.3.4'],
  ['1.2.3.4/24', '1.2.3.0/24'],
  ['1.2.3.255/25', '1.2.3.128/25'],
  ['255.255.255.255/1', '128.0.0.0/1'],
  ['2001:DB8:0:0::1', '2001:db8::1'],
  ['2001:db8::1/128', '2001:db8::1'],
  ['2001:db8:1:2:3::/64', '2001:db8:1:2::/64'],
  ['0:0:1:2:0:0:3:4', '::1:2:0:0:3:4'],
  ['1:0:0:2:0:0:0:3', '1:0:0:2::3'],
  ['1:0:2:3:4:5:6:7', '1:0:2:3:4:5:6:7'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::ffff:102:304', '1.2.3.4'],
  ['::ffff:1.2.3.4/120', '1.2.3.0/24'],
  ['::ffff:0:0/96', '0.0.0.0/0'],
  ['::ffff:0:0/95', '::fffe:0:0/95'],
  ['::/0', '::/0'],
])('%s is written %s', (text, normalised) => {
  expect(readNetwork(text)?.text).toBe(normalised)
})

test.each([
  '',
  '/24',
  '1.2.3',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '010.0.0.1',
  '1.2.3.256',
  '1.2.3.4/33',
  '1.2.3.4/',
  '1.2.3.4/-1',
  '1.2.3.4/8/8',
  '1.2.3.4/ 8',
  '1.2.3.4/0x8',
  '1.2.3.4/1e1',
  '1.2.3.4:80',
  '::1/129',
  '[::1]',
  'fe80::1%eth0',
  '::ffff:1.2.3',
  '::ffff:0x1.2.3.4',
  '1::2::3',
  '12345::',
  'example.com',
  '１.2.3.4',
])('%j is refused as an address or range', (text) => {
  expect(readNetwork(text)).toBeNull()
})

const byte = fc.integer({ min: 0, max: 255 })
/** Few distinct bytes, so that networks and addresses overlap often. */
const closeBytes = (length: number) =>
  fc.array(fc.constantFrom(0, 1, 127, 128, 255), { minLength: length, maxLength: length })
const bytesOf = (length: number) =>
  fc.oneof(closeBytes(length), fc.array(byte, { minLength: length, maxLength: length }))

const mappedPrefix = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255]
const addresses = fc
  .oneof(
    bytesOf(4),
    bytesOf(16),
    bytesOf(4).map((bytes) => [...mappedPrefix, ...bytes]),
  )
  .map((bytes) => ipaddr.fromByteArray(bytes))
const written = addresses.chain((address) =>
  fc.constantFrom(address.toString(), address.toNormalizedString(), address.toNormalizedString().toUpperCase()),
)
const ranges = fc
  .tuple(addresses, fc.nat(128))
  .map(([address, bits]) => `${address.toString()}/${bits % (address.toByteArray().length * 8 + 1)}`)

const matchesByReference = (address: string, range: string): boolean => {
  const visitor = ipaddr.process(address)
  const [first, bits] = ipaddr.parseCIDR(range)
  const isMapped = first.kind() === 'ipv6' && (first as ipaddr.IPv6).isIPv4MappedAddress() && bits >= 96
  const base = isMapped ? (first as ipaddr.IPv6).toIPv4Address() : first
  return (
    visitor.kind() === base.kind() && (visitor as ipaddr.IPv6).match(base as ipaddr.IPv6, isMapped ? bits - 96 : bits)
  )
}

const read = (text: string): Network => readNetwork(text) as Network

test('a range matches the addresses that ipaddr.js matches, in every notation', () => {
  let matches = 0
  fc.assert(
    fc.property(written, ranges, (address, range) => {
      const expected = matchesByReference(address, range)
      if (expected) matches += 1
      expect(doOverlap(read(address), read(range))).toBe(expected)
    }),
    { numRuns: 3_000 },
  )
  expect(matches).toBeGreaterThan(50)
})

test('equal networks have equal text, and the text parses to the same network', () => {
  fc.assert(
    fc.property(fc.oneof(written, ranges), (text) => {
      const network = read(text)
      const again = read(network.text)
      expect(again).toEqual(network)
      const bits = network.first.toByteArray().map((part) => part.toString(2).padStart(8, '0'))
      expect(bits.join('').slice(network.bits)).not.toContain('1')
    }),
    { numRuns: 2_000 },
  )
})

test('two networks overlap exactly when one contains the first address of the other', () => {
  fc.assert(
    fc.property(ranges, ranges, (left, right) => {
      const [one, other] = [read(left), read(right)]
      const holds = (outer: Network, inner: Network) => doOverlap(outer, read(inner.first.toString()))
      expect(doOverlap(one, other)).toBe(holds(one, other) || holds(other, one))
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['1.2.3.4', ['1.2.3.4']],
  ['1.2.3.0/24', ['1.2.3.0/24']],
  ['1.2.3.4-1.2.3.9', ['1.2.3.4/30', '1.2.3.8/31']],
  [' 1.2.3.4 - 1.2.3.4 ', ['1.2.3.4']],
  ['1.2.3.0-1.2.3.255', ['1.2.3.0/24']],
  ['1.2.3.255-1.2.4.0', ['1.2.3.255', '1.2.4.0']],
  ['0.0.0.0-255.255.255.255', ['0.0.0.0/0']],
  ['::ffff:1.2.3.4-1.2.3.5', ['1.2.3.4/31']],
  ['2001:db8::1-2001:db8::4', ['2001:db8::1', '2001:db8::2/127', '2001:db8::4']],
])('%s is the networks %j', (text, networks) => {
  expect(readNetworks(text)?.map((network) => network.text)).toEqual(networks)
})

test.each([
  '1.2.3.9-1.2.3.4',
  '1.2.3.4-',
  '-1.2.3.4',
  '1.2.3.4-1.2.3.9-1.2.3.10',
  '1.2.3.0/24-1.2.4.0',
  '1.2.3.4-9',
  '1.2.3.4-::1',
])('%s is refused as a range', (text) => {
  expect(readNetworks(text)).toBeNull()
})

test('the widest range of addresses needs few networks', () => {
  expect(readNetworks('0.0.0.1-255.255.255.254')).toHaveLength(62)
})
