import { createHmac } from 'node:crypto'
import { dayOf } from '@pandex/contracts/shanghai-time'
import type { SearchClick } from '@pandex/platform/gen/pandex/search/v1/SearchClick'
import type { SearchSeen } from '@pandex/platform/gen/pandex/search/v1/SearchSeen'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Services } from '../clients.ts'
import { startBatchSender } from './batch-sender.ts'
import type { BatchSender } from './batch-sender.ts'
import { createHourlyDeduplicator } from './hourly-deduplicator.ts'
import type { ClientAddress, SearchEvent } from '../types.ts'

const maxKeyLength = 100

const hourMs = 3_600_000

const digestLength = 22

/** Bound of searches that wait while the search service is unavailable; further ones are not counted. */
const maxPending = 20_000

interface SearchRequest {
  q?: string
  page?: number
  cursor?: string
  copy_group?: string
}

/** The search that a request counts as: only first pages of typed keywords count, without their operators. */
export const searchEventOf = (
  { q, page, cursor, copy_group }: SearchRequest,
  { total, holds_keyword, keyword }: { total: number; holds_keyword: boolean; keyword: string },
): SearchEvent | undefined =>
  q && keyword && page === 1 && !cursor && !copy_group
    ? { key: keyword.slice(0, maxKeyLength), total, containsKeyword: holds_keyword }
    : undefined

export interface SearchCounts extends BatchSender {
  /** Once per hour and subscriber. */
  count: (client: Pick<ClientAddress, 'subscriber' | 'network'>, searched: SearchEvent) => void
  /**
   * A hit of a search was opened; once per hour, subscriber and keyword.
   * @param key with operators, which the search service removes
   */
  countClick: (client: Pick<ClientAddress, 'subscriber' | 'network'>, key: string) => void
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
  const isNew = createHourlyDeduplicator(now)
  const isNewClick = createHourlyDeduplicator(now)
  let clicks: { client: Pick<ClientAddress, 'subscriber' | 'network'>; key: string; atMs: number }[] = []
  let waiting: { client: Pick<ClientAddress, 'subscriber' | 'network'>; searched: SearchEvent; atMs: number }[] = []

  const digestOf = (text: string): string =>
    createHmac('sha256', secret).update(text).digest('base64url').slice(0, digestLength)
  const visitorOf = (subscriber: string, atMs: number): string =>
    digestOf(`searches\n${Math.floor(atMs / hourMs)}\n${subscriber}`)
  const networkOf = (network: string, atMs: number): string =>
    digestOf(`searching networks\n${dayOf(new Date(atMs))}\n${network}`)

  const whoAndWhen = (client: Pick<ClientAddress, 'subscriber' | 'network'>, atMs: number) => ({
    visitor: visitorOf(client.subscriber, atMs),
    network: networkOf(client.network, atMs),
    time: new Date(atMs).toISOString(),
  })
  const takeRows = (): (SearchSeen | SearchClick)[] => {
    const rows = [
      ...waiting.map(({ client, searched: { key, total, containsKeyword }, atMs }) => ({
        key,
        ...whoAndWhen(client, atMs),
        total,
        holds_keyword: containsKeyword,
      })),
      ...clicks.map(({ client, key, atMs }) => ({ key, ...whoAndWhen(client, atMs) })),
    ]
    waiting = []
    clicks = []
    return rows
  }
  const batches = startBatchSender({
    name: 'search counts',
    takeRows,
    send: ({ batch_id, list }, ctx) => {
      const isSearch = (row: SearchSeen | SearchClick): row is SearchSeen => 'total' in row
      const searches = list.filter(isSearch)
      return search.RecordSearches({ batch_id, list: searches, clicks: list.filter((row) => !isSearch(row)) }, ctx)
    },
    log,
  })
  return {
    ...batches,
    count(client, searched) {
      if (waiting.length < maxPending && isNew(client.subscriber, searched.key))
        waiting.push({ client, searched, atMs: now() })
    },
    countClick(client, key) {
      if (clicks.length < maxPending && isNewClick(client.subscriber, key)) clicks.push({ client, key, atMs: now() })
    },
  }
}
