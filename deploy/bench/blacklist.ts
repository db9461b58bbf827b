/**
 * Measures address lookups in a blacklist of 100,000 mixed entries, and how long a change of the list delays requests. Runs by itself
 * (`node deploy/bench/blacklist.ts`) and as a part of `make bench`.
 */
import { pathToFileURL } from 'node:url'
import { clientAddressOf } from '../../gateway/src/identity/client-address.ts'
import { buildSubstringMatcher } from '../../services/contracts/src/bans/substring-matcher.ts'
import { applyChanges, includesAddress, noRanges } from '../../gateway/src/access-control/ip-ranges.ts'
import type { IpRangeChange, IpRanges } from '../../gateway/src/access-control/ip-ranges.ts'
import { compare, median } from './harness/comparison.ts'
import type { Result } from './harness/comparison.ts'

const entryCount = 100_000
const chunkSize = 1_000
const addressCount = 8_000
const lookupsPerRound = 1_000_000
const rounds = 5
const maxPauseMs = 20

const createRandom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}
const random = createRandom(20_261_121)

const randomIpv4 = (): string => `${1 + random(223)}.${random(256)}.${random(256)}.${random(256)}`
const randomIpv6 = (): string => `2001:${Array.from({ length: 7 }, () => random(65_536).toString(16)).join(':')}`

/** Mixed like real lists: mostly IPv4 addresses, some IPv4 and IPv6 networks, some IPv6 addresses. */
const createEntry = (index: number): string => {
  if (index % 10 < 6) return randomIpv4()
  if (index % 10 < 8) return `${randomIpv4().split('.', 3).join('.')}.0/24`
  return index % 10 === 8 ? randomIpv6() : `${randomIpv6().split(':', 4).join(':')}::/64`
}

const changes: IpRangeChange[] = Array.from({ length: entryCount }, (_, index) => ({
  id: index + 1,
  ip: createEntry(index),
  enabled: true,
}))

/** CPU time, so that other processes do not distort the result. */
const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const loadRanges = (): { ranges: IpRanges; longestMs: number } => {
  let ranges = noRanges
  let longestMs = 0
  for (let at = 0; at < changes.length; at += chunkSize) {
    const startedAtMs = cpuMs()
    ranges = applyChanges(ranges, changes.slice(at, at + chunkSize))
    longestMs = Math.max(longestMs, cpuMs() - startedAtMs)
  }
  return { ranges, longestMs }
}

const perSecond = (count: number, lookUp: (index: number) => boolean): number => {
  let hits = 0
  const startedAt = performance.now()
  for (let index = 0; index < count; index++) if (lookUp(index)) hits += 1
  const seconds = (performance.now() - startedAt) / 1000
  if (hits === 0) throw new Error('nothing was found')
  return count / seconds
}

const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

const benchFragments = async (): Promise<Result> => {
  const fragments = Array.from({ length: 10_000 }, (_, index) => `badbot-${index * 7_919}/`)
  const matches = buildSubstringMatcher(fragments)
  const agents = Array.from(
    { length: 200 },
    (_, index) => `${browser} ${index % 2 ? 'BadBot-7919/1.0' : 'Edg/140'} ${index}`,
  )
  const { measured, reference, ratio } = await compare(
    rounds,
    async () => perSecond(20_000, (index) => matches(agents[index % agents.length] ?? '')),
    async () =>
      perSecond(20_000, (index) => (agents[index % agents.length] ?? '').toLowerCase().includes('badbot-7919/')),
  )
  return {
    name: 'User-Agent against 10,000 fragments',
    measured: `${Math.round(measured)}/s`,
    reference: `one includes() ${Math.round(reference)}/s`,
    ratio,
  }
}

export const benchBlacklist = async (): Promise<Result[]> => {
  const loads = Array.from({ length: 3 }, loadRanges)
  const { ranges } = loads[0]!
  const generated = Array.from({ length: addressCount }, (_, index) => (index % 4 === 0 ? randomIpv6() : randomIpv4()))
  const listed = changes.slice(0, addressCount / 4).map(({ ip }) => ip.split('/')[0] ?? '')
  const addresses = [...generated.slice(listed.length), ...listed]
  const words = addresses.map((address) => clientAddressOf(address).words)
  const plain = new Set(changes.map(({ ip }) => ip))

  const { measured, reference, ratio } = await compare(
    rounds,
    async () => perSecond(lookupsPerRound, (index) => includesAddress(ranges, words[index % addressCount]!)),
    async () => perSecond(lookupsPerRound, (index) => plain.has(addresses[index % addressCount]!)),
  )
  const singleChangeTimes = Array.from({ length: 15 }, (_, index) => {
    const startedAtMs = cpuMs()
    applyChanges(ranges, [{ id: index + 1, ip: '203.0.113.9', enabled: index % 2 === 0 }])
    return cpuMs() - startedAtMs
  })
  const pauseMs = median(loads.map(({ longestMs }) => longestMs))
  const inMs = (ms: number): string => `${ms.toFixed(1)} ms`
  const limit = `limit ${maxPauseMs} ms`
  return [
    {
      name: `blacklist of ${entryCount.toLocaleString('en')} entries, lookups`,
      measured: `${(measured / 1e6).toFixed(1)} M/s`,
      reference: `a Set of texts ${(reference / 1e6).toFixed(1)} M/s`,
      ratio,
    },
    {
      name: 'longest pause while it is read',
      measured: inMs(pauseMs),
      reference: limit,
      ratio: pauseMs / maxPauseMs,
    },
    {
      name: 'pause for one change',
      measured: inMs(median(singleChangeTimes)),
      reference: limit,
      ratio: median(singleChangeTimes) / maxPauseMs,
    },
    await benchFragments(),
  ]
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const { name, measured, reference, ratio } of await benchBlacklist()) {
    process.stdout.write(
      `${name.padEnd(50)} ${measured.padStart(12)}   ${reference.padEnd(28)} ratio ${ratio.toFixed(2)}\n`,
    )
  }
}
