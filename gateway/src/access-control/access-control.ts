import { AppError } from '@pandex/platform/errors'
import type { Bans } from './bans.ts'
import type { Blacklist } from './blacklist.ts'
import type { CrawlerVerifier } from './crawlers.ts'
import type { UserAgents } from './user-agents.ts'
import type { Client } from '../types.ts'

export interface AccessControlDeps {
  blacklist: Blacklist
  bans: Bans
  userAgents: UserAgents
  crawlers: CrawlerVerifier
  /** Whether the site's configuration asks for the verification of crawlers. */
  verifiesCrawlers: () => boolean
}

export interface AccessControl {
  /**
   * Refuses clients that are on the blacklist, temporarily banned, or have a banned User-Agent. Works in memory.
   * @throws AppError `forbidden` `gateway.blocked` or `gateway.banned`
   */
  check: (context: Client) => void
  /** Whether DNS confirms that the client is the crawler that its User-Agent names. */
  isVerifiedCrawler: (context: Client) => boolean
}

const blockedError = (): AppError => new AppError('forbidden', 'gateway.blocked', '您的访问已被限制')

const bannedError = (remainingMs: number): AppError =>
  new AppError('forbidden', 'gateway.banned', '访问过于频繁，已被暂时限制，请稍后再来', {
    retryAfterSeconds: Math.ceil(remainingMs / 1000),
  })

export const createAccessControl = ({
  blacklist,
  bans,
  userAgents,
  crawlers,
  verifiesCrawlers,
}: AccessControlDeps): AccessControl => {
  const isVerifiedCrawler = ({ client, headers }: Client): boolean => {
    if (!verifiesCrawlers()) return false
    const { crawler } = userAgents.classify(headers['user-agent'])
    return crawler !== undefined && crawlers.isVerified(crawler, client)
  }
  return {
    isVerifiedCrawler,
    check(context) {
      const { client, headers } = context
      if (blacklist.includes(client)) throw blockedError()
      const remainingMs = bans.remainingMs(client.subscriber)
      if (remainingMs > 0) throw bannedError(remainingMs)
      const userAgent = userAgents.classify(headers['user-agent'])
      if (userAgent.isBanned) throw blockedError()
      context.isCrawler = userAgent.crawler !== undefined
      // Starts the look-up early, so that its result is known when a throttling level needs it.
      if (context.isCrawler) isVerifiedCrawler(context)
    },
  }
}
