/** Verifies crawlers of search engines by DNS instead of their User-Agent. */
import { LRUCache } from 'lru-cache'
import { clientAddressOf } from './client-address.ts'
import type { ClientAddress } from './client-address.ts'

export interface NameService {
  reverse: (address: string) => Promise<string[]>
  resolve4: (name: string) => Promise<string[]>
  resolve6: (name: string) => Promise<string[]>
}

export interface Crawler {
  mark: string
  /** Suffixes of host names, as the owner publishes them or as observed. */
  hosts: readonly string[]
}

/** 360Spider is missing: its hosts have no reverse DNS names, so the gateway cannot verify them. */
const crawlers: readonly Crawler[] = [
  { mark: 'baiduspider', hosts: ['.crawl.baidu.com', '.crawl.baidu.jp'] },
  { mark: 'sogou', hosts: ['.crawl.sogou.com'] },
  { mark: 'bytespider', hosts: ['.crawl.bytedance.com'] },
  { mark: 'yisouspider', hosts: ['.crawl.sm.cn'] },
  { mark: 'petalbot', hosts: ['.petalsearch.com', '.aspiegel.com'] },
  { mark: 'googlebot', hosts: ['.googlebot.com', '.google.com'] },
  { mark: 'bingbot', hosts: ['.search.msn.com'] },
  { mark: 'yandex', hosts: ['.yandex.ru', '.yandex.net', '.yandex.com'] },
  { mark: 'applebot', hosts: ['.applebot.apple.com'] },
]

export const claimedCrawler = (userAgent: string): Crawler | undefined => {
  const text = userAgent.toLowerCase()
  return crawlers.find(({ mark }) => text.includes(mark))
}

const rememberedMs = { genuine: 24 * 3_600_000, impostor: 3_600_000, unanswered: 60_000 }

const maxRemembered = 20_000
const maxAtOnce = 4
const maxPending = 200

export interface CrawlerCheck {
  /** Whether the claim is verified. Starts a look-up for an unknown claim and returns false until its result is known. */
  isGenuine: (claim: Crawler, client: ClientAddress) => boolean
}

/** Forward-confirmed reverse DNS: the address has a host name of the owner, and that name resolves to this address. */
const lookUp = async (names: NameService, { hosts }: Crawler, { address, words }: ClientAddress): Promise<boolean> => {
  const found = await names.reverse(address)
  const own = found.map((name) => name.toLowerCase()).find((name) => hosts.some((host) => name.endsWith(host)))
  if (own === undefined) return false
  const addresses = await (words.length === 1 ? names.resolve4(own) : names.resolve6(own))
  return addresses.some((candidate) => clientAddressOf(candidate).address === address)
}

/** NXDOMAIN and NODATA are answers; all other errors mean that the look-up failed. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')

export const createCrawlerCheck = (names: NameService): CrawlerCheck => {
  const known = new LRUCache<string, boolean>({ max: maxRemembered })
  const pending = new Set<string>()
  const queue: (() => Promise<void>)[] = []
  let running = 0

  const workOff = async (): Promise<void> => {
    running += 1
    for (let work = queue.shift(); work; work = queue.shift()) await work()
    running -= 1
  }
  const ask = async (key: string, claim: Crawler, client: ClientAddress): Promise<void> => {
    try {
      const isGenuine = await lookUp(names, claim, client)
      known.set(key, isGenuine, { ttl: isGenuine ? rememberedMs.genuine : rememberedMs.impostor })
    } catch (error) {
      known.set(key, false, { ttl: isAnswer(error) ? rememberedMs.impostor : rememberedMs.unanswered })
    }
    pending.delete(key)
  }
  return {
    isGenuine(claim, client) {
      if (client.address === '') return false
      const key = `${claim.mark} ${client.address}`
      const answer = known.get(key)
      if (answer === undefined && !pending.has(key) && pending.size < maxPending) {
        pending.add(key)
        queue.push(() => ask(key, claim, client))
        if (running < maxAtOnce) void workOff()
      }
      return answer ?? false
    },
  }
}
