import { expect, it } from 'vitest'
import { networksOf } from '@pandex/platform/resilience/client-networks'
import { createBurstLimit } from './burst-limit.ts'
import { limits } from './rate-limit.ts'

const { subscriber: perMinute, network: perMinuteOfNetwork, burst = 0 } = limits.search
const client = networksOf('198.51.100.1')

const createFixture = () => {
  let nowMs = 1_000_000
  const limit = createBurstLimit({ scale: 1, now: () => nowMs })
  return {
    advance: (ms: number) => void (nowMs += ms),
    search: (address = client) => limit.take('search', address),
    take: limit.take,
    searchMany: (count: number, address = client) =>
      Array.from({ length: count }, () => limit.take('search', address)).filter((seconds) => seconds === 0).length,
  }
}

it('allows a burst, then returns the seconds until the next call', () => {
  const fixture = createFixture()
  expect(burst).toBeLessThan(perMinute / 2)
  expect(fixture.searchMany(perMinute)).toBe(burst)
  expect(fixture.search()).toBe(1)
})

it('refills at the rate of the minute budget, up to the burst', () => {
  const fixture = createFixture()
  fixture.searchMany(burst)
  fixture.advance(6_000)
  expect(fixture.searchMany(perMinute)).toBe(perMinute / 10)
  fixture.advance(600_000)
  expect(fixture.searchMany(perMinute)).toBe(burst)
})

it('never limits a client that spreads its budget over the minute', () => {
  const fixture = createFixture()
  for (let call = 0; call < 2 * perMinute; call += 1) {
    expect(fixture.search()).toBe(0)
    fixture.advance(60_000 / perMinute)
  }
})

it('limits a network, separates classes and clients, and ignores classes without a burst', () => {
  const fixture = createFixture()
  const hosts = Array.from({ length: 20 }, (_, host) => networksOf(`203.0.113.${host}`))
  const allowed = hosts.reduce((sum, host) => sum + fixture.searchMany(burst, host), 0)
  expect(allowed).toBe((burst * perMinuteOfNetwork) / perMinute)
  expect(fixture.search()).toBe(0)
  expect(fixture.take('detail', hosts[0] ?? client)).toBe(0)
  expect(Array.from({ length: 500 }, () => fixture.take('money', client)).every((seconds) => seconds === 0)).toBe(true)
})
