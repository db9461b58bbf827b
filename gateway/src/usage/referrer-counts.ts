import { otherReferrer, readReferrer } from '@pandex/contracts/referrers'
import { dayOf } from '@pandex/contracts/shanghai-time'
import type { Logger } from '@pandex/platform/logging/logger'
import type { IncomingHttpHeaders } from 'node:http'
import type { Services } from '../clients.ts'
import { startBatchSender } from './batch-sender.ts'
import type { BatchSender } from './batch-sender.ts'
import { createHourlyDeduplicator } from './hourly-deduplicator.ts'
import { ownHostsOf } from './own-referrer.ts'

/** Bound of the hosts that wait to be sent; visits from further hosts count as `other`. */
const maxPending = 500

/** Hosts that one subscriber adds per hour. A person comes from few sites; further hosts are forged and count as `other`. */
const maxHostsPerSubscriber = 10

/** A browser that says so loads something other than a page in a tab, such as a frame or a file. */
const isNavigation = ({ 'sec-fetch-dest': destination }: IncomingHttpHeaders): boolean =>
  destination === undefined || destination === 'document'

export interface ReferrerCounts extends BatchSender {
  /** Counts the load of a page from outside, once per hour, subscriber and referring host. */
  count: (subscriber: string, headers: IncomingHttpHeaders) => void
}

export interface ReferrerCountsOptions {
  /** Configured address of the site, empty if unknown: a proxy may change the Host header. */
  siteAddress: () => string
  log: Logger
  now?: () => number
}

export const createReferrerCounts = (
  config: Pick<Services['config'], 'RecordReferrers'>,
  { siteAddress, log, now = Date.now }: ReferrerCountsOptions,
): ReferrerCounts => {
  const isNew = createHourlyDeduplicator(now)
  let waiting = new Map<string, { day: string; host: string; count: number }>()

  /** Takes one of the subscriber's places for an hour. */
  const takePlace = (subscriber: string): boolean =>
    Array.from({ length: maxHostsPerSubscriber }).some((_, place) => isNew(subscriber, `place ${place}`))

  const add = (day: string, host: string): void => {
    const key = `${day} ${host}`
    const row = waiting.get(key)
    if (row) row.count += 1
    else if (waiting.size < maxPending || host === otherReferrer) waiting.set(key, { day, host, count: 1 })
    else add(day, otherReferrer)
  }
  const batches = startBatchSender({
    name: 'referrer counts',
    takeRows: () => {
      const rows = [...waiting.values()]
      waiting = new Map()
      return rows
    },
    send: (batch, ctx) => config.RecordReferrers(batch, ctx),
    log,
  })
  return {
    ...batches,
    count(subscriber, headers) {
      if (!isNavigation(headers) || headers['sec-fetch-site'] === 'same-origin') return
      const host = readReferrer(headers.referer, ownHostsOf(headers, siteAddress()))
      if (host === undefined || !isNew(subscriber, host)) return
      add(dayOf(new Date(now())), takePlace(subscriber) ? host : otherReferrer)
    },
  }
}
