/** What is searched for: gathered in memory, handed to the search service every two seconds. */
import { createHmac } from 'node:crypto'
import type { Logger } from '@pandex/platform/logger'
import type { Services } from '../clients.ts'
import type { ClientAddress } from './client-address.ts'
import { startBatches } from './batches.ts'
import type { Batches } from './batches.ts'
import { createOnceAnHour } from './once-an-hour.ts'

/** A search that was answered. */
export interface Searched {
  /** As the visitor typed it. */
  key: string
  /** How many hits there were. */
  total: number
  /** Whether a hit holds all of it: only then may it become a hot word. */
  holdsKeyword: boolean
}

/** Longer ones are nobody's words. */
const maxKeyLength = 100

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** China has one offset and no summer time; words get hot by its days. */
const shanghaiOffsetMs = 8 * hourMs

const digestLength = 22

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
  { total, holds_keyword }: { total: number; holds_keyword: boolean },
): Searched | undefined =>
  q && page === 1 && !cursor && !copy_group
    ? { key: q.slice(0, maxKeyLength), total, holdsKeyword: holds_keyword }
    : undefined

export interface SearchCounts extends Batches {
  /** Counts a search, of one subscriber once an hour. */
  count: (client: Pick<ClientAddress, 'subscriber' | 'network'>, searched: Searched) => void
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
      // The same answer again, to the same visitor: as a rule somebody who reads on or comes back.
      const counted = countedBy.get(searched)
      if (counted?.has(subscriber)) return
      if (!counted) countedBy.set(searched, new Set([subscriber]))
      else if (counted.size < maxCountedBy) counted.add(subscriber)
      if (waiting.length < maxWaiting && isNew(subscriber, searched.key))
        waiting.push({ client, searched, atMs: now() })
    },
  }
}
