import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Services } from '../clients.ts'
import { applyChanges, includesAddress, noRanges } from './ip-ranges.ts'
import { startPolling } from '../polling.ts'
import type { Polling } from '../polling.ts'
import type { ClientAddress } from '../types.ts'

const pollIntervalMs = 1_000
const budgetMs = 3_000

/** Changes applied before yielding to the event loop. */
const chunkSize = 1_000

export interface Blacklist {
  includes: (client: ClientAddress) => boolean
  polling: Polling
}

/** Keeps the blacklist in memory and polls its changes. While the config service is unavailable, the last list stays in force. */
export const pollBlacklist = (config: Pick<Services['config'], 'ListBlacklistChanges'>, log: Logger): Blacklist => {
  let ranges = noRanges
  let version = 0

  const poll = async (): Promise<void> => {
    // After a reset the new list replaces the old one only when it is complete, so that no listed address passes meanwhile.
    let next = ranges
    let since = version
    for (;;) {
      const page = await config.ListBlacklistChanges({ since }, backgroundContext(log, budgetMs))
      if (page.reset) next = noRanges
      for (let at = 0; at < page.list.length; at += chunkSize) {
        next = applyChanges(next, page.list.slice(at, at + chunkSize))
        await yieldToEventLoop()
      }
      const isRepeated = page.version === since
      since = page.version
      if (!page.more) break
      if (isRepeated) throw new Error('blacklist: the next page has the same version as the last')
    }
    ranges = next
    version = since
  }
  return {
    includes: ({ words }) => includesAddress(ranges, words),
    polling: startPolling('blacklist', pollIntervalMs, log, poll),
  }
}
