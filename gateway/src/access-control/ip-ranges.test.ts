import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import { expect, it } from 'vitest'
import { applyChanges, includesAddress, noRanges, wordsOf } from './ip-ranges.ts'
import type { IpRangeChange, IpRanges } from './ip-ranges.ts'

const includes = (ranges: IpRanges, address: string): boolean =>
  includesAddress(ranges, wordsOf(ipaddr.process(address).toByteArray()))

const rangesOf = (...ips: string[]): IpRanges =>
  applyChanges(
    noRanges,
    ips.map((ip, index) => ({ id: index + 1, ip, enabled: true })),
  )

/** Few byte values, so that generated addresses collide often. */
const byte = fc.constantFrom(0, 1, 127, 128, 254, 255)
const v4 = fc.array(byte, { minLength: 4, maxLength: 4 }).map((bytes) => ipaddr.fromByteArray(bytes))
const v6 = fc
  .array(byte, { minLength: 6, maxLength: 6 })
  .map((bytes) => ipaddr.fromByteArray([0x20, 0x01, ...bytes.slice(0, 3), 0, 0, 0, 0, 0, 0, 0, 0, ...bytes.slice(3)]))
const anyAddress = fc.oneof(v4, v6)

const rangeOf = (address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string => {
  const prefix = Math.min(bits, address.kind() === 'ipv4' ? 32 : 128)
  return `${address.toString()}/${prefix}`
}
const ip = fc.oneof(
  anyAddress.map(String),
  fc.tuple(anyAddress, fc.integer({ min: 1, max: 128 })).map(([address, bits]) => rangeOf(address, bits)),
)

const change: fc.Arbitrary<IpRangeChange> = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  ip,
  enabled: fc.boolean(),
})

/** Reference implementation: a linear scan with ipaddr.js. */
const matchesAny = (ips: Iterable<string>, address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  [...ips].some((entry) => {
    const [base, bits] = entry.includes('/') ? ipaddr.parseCIDR(entry) : [ipaddr.parse(entry), undefined]
    if (address instanceof ipaddr.IPv4) return base instanceof ipaddr.IPv4 && address.match(base, bits ?? 32)
    return base instanceof ipaddr.IPv6 && address.match(base, bits ?? 128)
  })

it('matches the same addresses as ipaddr.js after any sequence of changes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(change, { maxLength: 8 }), { maxLength: 8 }),
      fc.array(anyAddress),
      (rounds, addresses) => {
        let ranges = noRanges
        const entries = new Map<number, string>()
        for (const changes of rounds) {
          ranges = applyChanges(ranges, changes)
          for (const { id, ip: entry, enabled } of changes) {
            if (enabled) entries.set(id, entry)
            else entries.delete(id)
          }
          for (const address of addresses) {
            expect(includesAddress(ranges, wordsOf(address.toByteArray()))).toBe(matchesAny(entries.values(), address))
          }
        }
      },
    ),
    { numRuns: 500 },
  )
})

it('matches the first and the last address of a range, but not the adjacent ones', () => {
  const ranges = rangesOf('203.0.113.0/25', '2001:db8:0:1::/64')
  const addresses = ['203.0.112.255', '203.0.113.0', '203.0.113.127', '203.0.113.128']
  expect(addresses.map((address) => includes(ranges, address))).toEqual([false, true, true, false])
  const addressesV6 = [
    '2001:db8::ffff:ffff:ffff:ffff',
    '2001:db8:0:1::',
    '2001:db8:0:1:ffff:ffff:ffff:ffff',
    '2001:db8:0:2::',
  ]
  expect(addressesV6.map((address) => includes(ranges, address))).toEqual([false, true, true, false])
})

it('treats an IPv4-mapped IPv6 range as an IPv4 range', () => {
  const ranges = rangesOf('::ffff:203.0.113.0/120', '::ffff:198.51.100.7')
  for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '198.51.100.7'])
    expect(includes(ranges, address)).toBe(true)
  expect(includes(ranges, '198.51.100.8')).toBe(false)
})

it('skips invalid ranges and keeps the others', () => {
  const ranges = rangesOf('nonsense', '203.0.113.9', '203.0.113.0/33', '')
  expect(includes(ranges, '203.0.113.9')).toBe(true)
  expect(includes(ranges, '203.0.113.8')).toBe(false)
})

it('matches no range for an invalid address', () => {
  expect(includesAddress(rangesOf('0.0.0.0/1', '::/1'), new Uint32Array())).toBe(false)
})
