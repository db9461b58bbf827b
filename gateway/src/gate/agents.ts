import { setImmediate as breathe } from 'node:timers/promises'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logger'
import { LRUCache } from 'lru-cache'
import type { Services } from '../clients.ts'
import { claimedCrawler } from './crawlers.ts'
import type { Crawler } from './crawlers.ts'
import { buildFragmentMatcher } from './fragments.ts'
import { startPolling } from './polling.ts'
import type { Polling } from './polling.ts'

const everyMs = 1_500
const budgetMs = 3_000

const types = ['ban_ua', 'ban_robot'] as const

/** Only this prefix of a User-Agent is matched. Browsers send less than half of it. */
const maxLength = 1_000

export interface Agent {
  isBanned: boolean
  /** The crawler that the User-Agent claims to be; not verified. */
  crawler?: Crawler
}

interface BannedList {
  values: readonly string[]
  matches: (text: string) => boolean
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value, index) => value === b[index])

export interface Agents {
  of: (userAgent: string | undefined) => Agent
  polling: Polling
}

/** Polls the lists of banned User-Agents. Each distinct User-Agent is matched once per version of the lists. */
export const followAgents = (config: Pick<Services['config'], 'GetDataLists'>, log: Logger): Agents => {
  const seen = new LRUCache<string, Agent>({ max: 5_000 })
  const lists = new Map<string, BannedList>()

  const follow = async (): Promise<void> => {
    const reply = await config.GetDataLists({ types: [...types] }, backgroundContext(log, budgetMs))
    for (const type of types) {
      const values = reply.lists[type]?.values ?? []
      if (isSame(values, lists.get(type)?.values ?? [])) continue
      lists.set(type, { values, matches: buildFragmentMatcher(values) })
      seen.clear()
      await breathe()
    }
  }
  const look = (userAgent: string): Agent => {
    // Node decodes headers as Latin-1: one character per byte.
    const text = Buffer.from(userAgent, 'latin1').toString()
    const isBanned = types.some((type) => lists.get(type)?.matches(text))
    const crawler = claimedCrawler(text)
    return { isBanned, ...(crawler && { crawler }) }
  }
  return {
    of(userAgent = '') {
      const key = userAgent.length > maxLength ? userAgent.slice(0, maxLength) : userAgent
      const known = seen.get(key)
      if (known) return known
      const agent = look(key)
      seen.set(key, agent)
      return agent
    },
    polling: startPolling('banned user agents', everyMs, log, follow),
  }
}
