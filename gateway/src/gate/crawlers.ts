/** Search engines' crawlers, known by the name service and not by what they say of themselves. */
import { LRUCache } from 'lru-cache'
import { clientAddressOf } from './client-address.ts'
import type { ClientAddress } from './client-address.ts'

/** As `Resolver` of node:dns/promises. */
export interface NameService {
  reverse: (address: string) => Promise<string[]>
  resolve4: (name: string) => Promise<string[]>
  resolve6: (name: string) => Promise<string[]>
}

export interface Crawler {
  /** What its User-Agent holds, in lower case. */
  mark: string
  /** What the names of its hosts end with, as its owner publishes or its hosts are seen to be called. */
  hosts: readonly string[]
}

/** 360Spider is missing: its hosts have no names of their own, so nothing tells it from those who take its name. */
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

/** The crawler that a User-Agent claims to be. */
export const claimedCrawler = (userAgent: string): Crawler | undefined => {
  const text = userAgent.toLowerCase()
  return crawlers.find(({ mark }) => text.includes(mark))
}

const rememberedMs = { genuine: 24 * 3_600_000, impostor: 3_600_000, unanswered: 60_000 }

const maxRemembered = 20_000
const maxAtOnce = 4
const maxPending = 200

export interface CrawlerCheck {
  /** Whether this claim is known to be true. An unknown one is looked up meanwhile; until then it is nothing special. */
  isGenuine: (claim: Crawler, client: ClientAddress) => boolean
}

/** Forward-confirmed reverse DNS: the address has a name of the owner's, and that name has this address. */
const lookUp = async (names: NameService, { hosts }: Crawler, { address, words }: ClientAddress): Promise<boolean> => {
  const found = await names.reverse(address)
  const own = found.map((name) => name.toLowerCase()).find((name) => hosts.some((host) => name.endsWith(host)))
  if (own === undefined) return false
  const addresses = await (words.length === 1 ? names.resolve4(own) : names.resolve6(own))
  return addresses.some((candidate) => clientAddressOf(candidate).address === address)
}

/** No such name is an answer; everything else means that nobody answered. */
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
