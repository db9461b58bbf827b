/** What is searched for: gathered in memory, handed to the search service every two seconds. */
import { createHmac } from 'node:crypto'
import type { Logger } from '@pandex/platform/logger'
import type { Services } from '../clients.ts'
import { startBatches } from './batches.ts'
import type { Batches } from './batches.ts'
import { createOnceAnHour } from './once-an-hour.ts'

/** A search that was answered. */
export interface Searched {
  /** As the visitor typed it. */
  key: string
  /** How many hits there were. */
  total: number
}

/** Longer ones are nobody's words. */
const maxKeyLength = 100

const hourMs = 3_600_000

/** Visitors that are remembered with one answer. */
const maxCountedBy = 1_000

/** So many wait at most while the search service is away; later ones are not counted. */
const maxWaiting = 20_000

interface Search {
  q?: string
  page?: number
  cursor?: string
  copy_group?: string
}

/** What one request searched for, if that counts: the first page of what somebody typed. */
export const searchedOf = (
  { q, page, cursor, copy_group }: Search,
  { total }: { total: number },
): Searched | undefined =>
  q && page === 1 && !cursor && !copy_group ? { key: q.slice(0, maxKeyLength), total } : undefined

export interface SearchCounts extends Batches {
  /** Counts a search, of one subscriber once an hour. */
  count: (subscriber: string, searched: Searched) => void
}

export interface SearchCountsOptions {
  /** Keys the names that stand for visitors, so that nobody else can tell whose they are. */
  secret: string
  log: Logger
  now?: () => number
}

export const createSearchCounts = (
  search: Pick<Services['search'], 'RecordSearches'>,
  { secret, log, now = Date.now }: SearchCountsOptions,
): SearchCounts => {
  /** By answers that are in memory, which is never for long: quicker to ask than `isNew`. */
  const countedBy = new WeakMap<Searched, Set<string>>()
  const isNew = createOnceAnHour(now)
  let waiting: { subscriber: string; searched: Searched; atMs: number }[] = []

  const visitorOf = (subscriber: string, atMs: number): string =>
    createHmac('sha256', secret)
      .update(`searches\n${Math.floor(atMs / hourMs)}\n${subscriber}`)
      .digest('base64url')
      .slice(0, 22)

  const take = () => {
    const rows = waiting.map(({ subscriber, searched: { key, total }, atMs }) => ({
      key,
      visitor: visitorOf(subscriber, atMs),
      time: new Date(atMs).toISOString(),
      total,
    }))
    waiting = []
    return rows
  }
  const batches = startBatches({ name: 'searches', take, send: (batch, ctx) => search.RecordSearches(batch, ctx), log })
  return {
    ...batches,
    count(subscriber, searched) {
      // The same answer again, to the same visitor: as a rule somebody who reads on or comes back.
      const counted = countedBy.get(searched)
      if (counted?.has(subscriber)) return
      if (!counted) countedBy.set(searched, new Set([subscriber]))
      else if (counted.size < maxCountedBy) counted.add(subscriber)
      if (waiting.length < maxWaiting && isNew(subscriber, searched.key))
        waiting.push({ subscriber, searched, atMs: now() })
    },
  }
}
