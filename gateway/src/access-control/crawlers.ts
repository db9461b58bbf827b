/** Verifies crawlers of search engines by DNS instead of their User-Agent. */
import { LRUCache } from 'lru-cache'
import { atMost } from '../cache/at-most.ts'
import { clientAddressOf } from '../identity/client-address.ts'
import type { ClientAddress } from '../types.ts'

export interface DnsResolver {
  reverse: (address: string) => Promise<string[]>
  resolve4: (name: string) => Promise<string[]>
  resolve6: (name: string) => Promise<string[]>
}

export interface Crawler {
  productToken: string
  /** Suffixes of host names, as the owner publishes them or as observed. */
  hostSuffixes: readonly string[]
}

/** 360Spider is missing: its hosts have no reverse DNS names, so the gateway cannot verify them. */
const crawlers: readonly Crawler[] = [
  { productToken: 'baiduspider', hostSuffixes: ['.crawl.baidu.com', '.crawl.baidu.jp'] },
  { productToken: 'sogou', hostSuffixes: ['.crawl.sogou.com'] },
  { productToken: 'bytespider', hostSuffixes: ['.crawl.bytedance.com'] },
  { productToken: 'yisouspider', hostSuffixes: ['.crawl.sm.cn'] },
  { productToken: 'petalbot', hostSuffixes: ['.petalsearch.com', '.aspiegel.com'] },
  { productToken: 'googlebot', hostSuffixes: ['.googlebot.com', '.google.com'] },
  { productToken: 'bingbot', hostSuffixes: ['.search.msn.com'] },
  { productToken: 'yandex', hostSuffixes: ['.yandex.ru', '.yandex.net', '.yandex.com'] },
  { productToken: 'applebot', hostSuffixes: ['.applebot.apple.com'] },
]

export const findClaimedCrawler = (userAgent: string): Crawler | undefined => {
  const text = userAgent.toLowerCase()
  return crawlers.find(({ productToken }) => text.includes(productToken))
}

const resultTtlMs = { genuine: 24 * 3_600_000, impostor: 3_600_000, unanswered: 60_000 }

const maxCachedResults = 20_000
const maxConcurrent = 4
const maxPending = 200

export interface CrawlerVerifier {
  /** Whether the claim is verified. Starts a look-up for an unknown claim and returns false until its result is known. */
  isVerified: (claim: Crawler, client: ClientAddress) => boolean
}

/** Forward-confirmed reverse DNS: the address has a host name of the owner, and that name resolves to this address. */
const verifyByDns = async (
  names: DnsResolver,
  { hostSuffixes }: Crawler,
  { address, words }: ClientAddress,
): Promise<boolean> => {
  const found = await names.reverse(address)
  const ownHost = found
    .map((name) => name.toLowerCase())
    .find((name) => hostSuffixes.some((host) => name.endsWith(host)))
  if (ownHost === undefined) return false
  const addresses = await (words.length === 1 ? names.resolve4(ownHost) : names.resolve6(ownHost))
  return addresses.some((candidate) => clientAddressOf(candidate).address === address)
}

/** NXDOMAIN and NODATA are answers; all other errors mean that the look-up failed. */
const isDnsAnswer = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')

export const createCrawlerVerifier = (names: DnsResolver): CrawlerVerifier => {
  const results = new LRUCache<string, boolean>(atMost(maxCachedResults))
  const pending = new Set<string>()
  const queue: (() => Promise<void>)[] = []
  let running = 0

  const runQueued = async (): Promise<void> => {
    running += 1
    for (let work = queue.shift(); work; work = queue.shift()) await work()
    running -= 1
  }
  const verify = async (key: string, claim: Crawler, client: ClientAddress): Promise<void> => {
    try {
      const isGenuine = await verifyByDns(names, claim, client)
      results.set(key, isGenuine, { ttl: isGenuine ? resultTtlMs.genuine : resultTtlMs.impostor })
    } catch (error) {
      results.set(key, false, { ttl: isDnsAnswer(error) ? resultTtlMs.impostor : resultTtlMs.unanswered })
    }
    pending.delete(key)
  }
  return {
    isVerified(claim, client) {
      if (client.address === '') return false
      const key = `${claim.productToken} ${client.address}`
      const answer = results.get(key)
      if (answer === undefined && !pending.has(key) && pending.size < maxPending) {
        pending.add(key)
        queue.push(() => verify(key, claim, client))
        if (running < maxConcurrent) void runQueued()
      }
      return answer ?? false
    },
  }
}
