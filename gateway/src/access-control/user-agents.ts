import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { createDataListFetcher } from '@pandex/platform/clients/data-lists'
import type { Logger } from '@pandex/platform/logging/logger'
import { LRUCache } from 'lru-cache'
import { atMost } from '../cache/at-most.ts'
import type { Services } from '../clients.ts'
import { findClaimedCrawler } from './crawlers.ts'
import type { Crawler } from './crawlers.ts'
import { buildSubstringMatcher } from '@pandex/contracts/bans/substring-matcher'
import { startPolling } from '../polling.ts'
import type { Polling } from '../polling.ts'

const pollIntervalMs = 1_500

const types = ['ban_ua', 'ban_robot'] as const

/** Only this prefix of a User-Agent is matched. Browsers send less than half of it. */
const maxLength = 1_000

export interface UserAgentInfo {
  isBanned: boolean
  /** The crawler that the User-Agent claims to be; not verified. */
  crawler?: Crawler
}

interface BannedList {
  values: readonly string[]
  matches: (text: string) => boolean
}

export interface UserAgents {
  classify: (userAgent: string | undefined) => UserAgentInfo
  polling: Polling
}

/** Polls the lists of banned User-Agents. Each distinct User-Agent is matched once per version of the lists. */
export const pollUserAgents = (config: Pick<Services['config'], 'GetDataLists'>, log: Logger): UserAgents => {
  const cache = new LRUCache<string, UserAgentInfo>(atMost(5_000))
  const lists = new Map<string, BannedList>()

  const fetchLists = createDataListFetcher(config, types, log)
  const poll = async (): Promise<void> => {
    const fetched = await fetchLists()
    for (const type of types) {
      const values = fetched[type]
      if (lists.get(type)?.values === values) continue
      lists.set(type, { values, matches: buildSubstringMatcher(values) })
      cache.clear()
      await yieldToEventLoop()
    }
  }
  const inspect = (userAgent: string): UserAgentInfo => {
    // Node decodes headers as Latin-1: one character per byte.
    const text = Buffer.from(userAgent, 'latin1').toString()
    const isBanned = types.some((type) => lists.get(type)?.matches(text))
    const crawler = findClaimedCrawler(text)
    return { isBanned, ...(crawler && { crawler }) }
  }
  return {
    classify(userAgent = '') {
      const key = userAgent.length > maxLength ? userAgent.slice(0, maxLength) : userAgent
      const cached = cache.get(key)
      if (cached) return cached
      const info = inspect(key)
      cache.set(key, info)
      return info
    },
    polling: startPolling('banned user agents', pollIntervalMs, log, poll),
  }
}
