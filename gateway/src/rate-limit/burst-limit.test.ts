import { expect, it } from 'vitest'
import { networksOf } from '@pandex/platform/resilience/client-networks'
import { createBurstLimit } from './burst-limit.ts'
import { limits } from './rate-limit.ts'

const { subscriber: perMinute, network: perMinuteOfNetwork, burst = 0 } = limits.search
const client = networksOf('198.51.100.1')

const createRig = () => {
  let nowMs = 1_000_000
  const limit = createBurstLimit({ scale: 1, now: () => nowMs })
  return {
    pass: (ms: number) => void (nowMs += ms),
    search: (who = client) => limit.take('search', who),
    take: limit.take,
    searchMany: (count: number, who = client) =>
      Array.from({ length: count }, () => limit.take('search', who)).filter((seconds) => seconds === 0).length,
  }
}

it('lets a client spend a part of its minute at once, and says when it may go on', () => {
  const rig = createRig()
  expect(burst).toBeLessThan(perMinute / 2)
  expect(rig.searchMany(perMinute)).toBe(burst)
  expect(rig.search()).toBe(1)
})

it('refills as fast as the budget of a minute, and never beyond the burst', () => {
  const rig = createRig()
  rig.searchMany(burst)
  rig.pass(6_000)
  expect(rig.searchMany(perMinute)).toBe(perMinute / 10)
  rig.pass(600_000)
  expect(rig.searchMany(perMinute)).toBe(burst)
})

it('never stops a client that spreads its budget over the minute', () => {
  const rig = createRig()
  for (let call = 0; call < 2 * perMinute; call += 1) {
    expect(rig.search()).toBe(0)
    rig.pass(60_000 / perMinute)
  }
})

it('holds a network to its share, keeps classes and clients apart, and limits only what has a burst', () => {
  const rig = createRig()
  const hosts = Array.from({ length: 20 }, (_, host) => networksOf(`203.0.113.${host}`))
  const allowed = hosts.reduce((sum, host) => sum + rig.searchMany(burst, host), 0)
  expect(allowed).toBe((burst * perMinuteOfNetwork) / perMinute)
  expect(rig.search()).toBe(0)
  expect(rig.take('detail', hosts[0] ?? client)).toBe(0)
  expect(Array.from({ length: 500 }, () => rig.take('money', client)).every((seconds) => seconds === 0)).toBe(true)
})
