import { createHmac } from 'node:crypto'
import type { Logger } from '@pandex/platform/logger'
import type { Services } from '../clients.ts'
import type { ClientAddress } from './client-address.ts'
import { startBatches } from './batches.ts'
import type { Batches } from './batches.ts'
import { createOnceAnHour } from './once-an-hour.ts'

export interface Searched {
  key: string
  total: number
  /** Whether a hit contains the whole keyword: only then may it become a hot word. */
  holdsKeyword: boolean
}

const maxKeyLength = 100

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** China has one time zone without daylight saving time; hot words are counted by its days. */
const shanghaiOffsetMs = 8 * hourMs

const digestLength = 22

const maxCountedBy = 1_000

/** Bound of searches that wait while the search service is unavailable; further ones are not counted. */
const maxWaiting = 20_000

interface Search {
  q?: string
  page?: number
  cursor?: string
  copy_group?: string
}

/** The search that a request counts as: only first pages of typed keywords count. */
export const searchedOf = (
  { q, page, cursor, copy_group }: Search,
  { total, holds_keyword }: { total: number; holds_keyword: boolean },
): Searched | undefined =>
  q && page === 1 && !cursor && !copy_group
    ? { key: q.slice(0, maxKeyLength), total, holdsKeyword: holds_keyword }
    : undefined

export interface SearchCounts extends Batches {
  /** Once per hour and subscriber. */
  count: (client: Pick<ClientAddress, 'subscriber' | 'network'>, searched: Searched) => void
}

export interface SearchCountsOptions {
  /** HMAC key of client pseudonyms, so that only this site can link them to clients. */
  secret: string
  log: Logger
  now?: () => number
}

export const createSearchCounts = (
  search: Pick<Services['search'], 'RecordSearches'>,
  { secret, log, now = Date.now }: SearchCountsOptions,
): SearchCounts => {
  /** Keyed by cached responses, which are short-lived; faster than `isNew`. */
  const countedBy = new WeakMap<Searched, Set<string>>()
  const isNew = createOnceAnHour(now)
  let waiting: { client: Pick<ClientAddress, 'subscriber' | 'network'>; searched: Searched; atMs: number }[] = []

  const digestOf = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, digestLength)
  const visitorOf = (subscriber: string, atMs: number): string =>
    digestOf(`searches\n${Math.floor(atMs / hourMs)}\n${subscriber}`)
  const networkOf = (network: string, atMs: number): string =>
    digestOf(`searching networks\n${Math.floor((atMs + shanghaiOffsetMs) / dayMs)}\n${network}`)

  const take = () => {
    const rows = waiting.map(({ client, searched: { key, total, holdsKeyword }, atMs }) => ({
      key,
      visitor: visitorOf(client.subscriber, atMs),
      network: networkOf(client.network, atMs),
      time: new Date(atMs).toISOString(),
      total,
      holds_keyword: holdsKeyword,
    }))
    waiting = []
    return rows
  }
  const batches = startBatches({ name: 'searches', take, send: (batch, ctx) => search.RecordSearches(batch, ctx), log })
  return {
    ...batches,
    count(client, searched) {
      const { subscriber } = client
      // The same response again to the same client: usually paging or going back.
      const counted = countedBy.get(searched)
      if (counted?.has(subscriber)) return
      if (!counted) countedBy.set(searched, new Set([subscriber]))
      else if (counted.size < maxCountedBy) counted.add(subscriber)
      if (waiting.length < maxWaiting && isNew(subscriber, searched.key))
        waiting.push({ client, searched, atMs: now() })
    },
  }
}
