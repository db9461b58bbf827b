import type { Logger } from '@pandex/platform/logging/logger'
import type { Services } from '../clients.ts'
import { isPrefetch } from '../identity/client.ts'
import type { Polling } from '../polling.ts'
import { createApiTokenCounts } from './api-token-counts.ts'
import { keywordOfReferrer } from './own-referrer.ts'
import { createReferrerCounts } from './referrer-counts.ts'
import { createSearchCounts } from './search-counts.ts'
import { createViewCounts } from './view-counts.ts'
import { createVisitCounts } from './visit-counts.ts'
import type { VisitKind } from '@pandex/contracts/enums'
import type { Client, ClientAddress, UsageEvent } from '../types.ts'

export interface Usage {
  countVisit: (client: ClientAddress, kind: VisitKind) => void
  countApiCall: (tokenId: number) => void
  /** Counts the load of a page by its referring host. Ignores crawlers and prefetches. */
  countPageLoad: (context: Client) => void
  /** Counts a search or view, and a view from the search page as a click. Ignores crawlers and prefetches. */
  record: (context: Client, event: UsageEvent) => void
  pollings: readonly Polling[]
  /** Sends the last counts; logs what cannot be sent. */
  flush: () => Promise<void>
}

export interface UsageDeps {
  services: Pick<Services, 'config' | 'disk' | 'search'>
  /** HMAC key of client pseudonyms. */
  secret: string
  /** Configured address of the site, empty if unknown. */
  siteAddress: () => string
  log: Logger
}

export const startUsage = ({ services, secret, siteAddress, log }: UsageDeps): Usage => {
  const visits = createVisitCounts(services.config, log)
  const searches = createSearchCounts(services.search, { secret, log })
  const views = createViewCounts(services.disk, { log })
  const referrers = createReferrerCounts(services.config, { siteAddress, log })
  const apiTokens = createApiTokenCounts(services.config, log)
  return {
    pollings: [visits.polling, searches.polling, views.polling, referrers.polling, apiTokens.polling],
    countApiCall: apiTokens.count,
    countPageLoad({ client, headers, isCrawler }) {
      if (!isCrawler && !isPrefetch(headers)) referrers.count(client.subscriber, headers)
    },
    countVisit: ({ address }, kind) => visits.count(address, kind),
    record({ client, headers, isCrawler }, { search, view }) {
      if (isCrawler || isPrefetch(headers)) return
      if (search) searches.count(client, search)
      if (!view) return
      views.count(client.subscriber, view)
      const keyword = keywordOfReferrer(headers, siteAddress())
      if (keyword) searches.countClick(client, keyword)
    },
    async flush() {
      const last = await Promise.allSettled(
        [visits, searches, views, referrers, apiTokens].map((counts) => counts.flush()),
      )
      for (const result of last)
        if (result.status === 'rejected')
          log.warn({ err: result.reason }, 'usage counts: failed to flush counters, discarding them')
    },
  }
}
