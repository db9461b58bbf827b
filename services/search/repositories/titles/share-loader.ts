import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from '@pandex/platform/logging/logger'
import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import { createIndexedShares } from '../../domain/titles/indexed-shares.ts'
import type { IndexedShare, IndexedShares } from '../../domain/titles/indexed-shares.ts'
import { countedTokensOf } from '../../domain/titles/title-statistics.ts'
import type { TitleChange, TitleChanges } from './title-changes.ts'

/** Bounds of memory: about 100 bytes per share and 200 bytes per title. */
const limits = { maxShares: 2_000_000, maxTitles: 500_000 }

/** Interval of full reloads. They repair differences without a recorded change, such as an index restored from a snapshot. */
const defaultReloadAfterMs = 6 * 3_600_000
/** The first reload includes writes of an older release, which records no changes, and of an index migration. */
const firstReloadAfterMs = 30 * 60_000
/** After a longer pause, all shares are reloaded. Shorter than the retention of changes. */
const maxPauseMs = 30 * 60_000

const sharesPerPage = 2_000
/** Shares that are added before the event loop handles other work; adding them takes a few milliseconds. */
const sharesPerTurn = 250
const changesPerPage = 1_000
const maxPagesOfUpdate = 20

const requestTimeoutMs = 10_000
const keepAlive = '1m'

/** Fails if a shard does not answer, instead of leaving out its shares. */
const complete = { allow_partial_search_results: false, track_total_hits: false }

interface RequestOptions {
  requestTimeout: number
  maxRetries: number
  signal?: AbortSignal
}

const optionsOf = (signal?: AbortSignal): RequestOptions => ({
  requestTimeout: requestTimeoutMs,
  maxRetries: 0,
  ...(signal && { signal }),
})

/** Fields of a document that make an `IndexedShare`. */
export const shareFields = ['id', 'titles', 'file_titles', 'facts', 'title_tokens']

type ShareValues = Record<string, unknown>

const textsOf = (values: unknown): string[] => (Array.isArray(values) ? (values as string[]) : [])

/** @param values a document, or the values that a search returns for `shareFields` */
export const toIndexedShare = ({ id, titles, file_titles, facts, title_tokens }: ShareValues): IndexedShare => ({
  id: Number(Array.isArray(id) ? id[0] : id),
  titles: textsOf(titles),
  fileTitles: textsOf(file_titles),
  tokens: countedTokensOf(textsOf(facts), textsOf(title_tokens)).toSorted(),
})

interface Loaded {
  shares: IndexedShares
  /** Name of the index behind the alias. */
  indexName: string
  reloadAtMs: number
  updatedAtMs: number
  /** All changes up to this number are applied; undefined if the database did not answer. */
  appliedUntil: number | undefined
  /** Applied changes with a higher number. */
  recent: Set<number>
}

/** The shares of the index, in the memory of this replica. */
export interface IndexedSharesReader {
  /** @throws Error before the first load */
  read(): IndexedShares
  /** Applies the changes since the last call; loads all shares when the alias names another index. */
  update(signal?: AbortSignal): Promise<void>
}

interface ReaderOptions {
  log: Logger
  changes: TitleChanges
  reloadAfterMs?: number
}

/** Reads the titles of all shares from the index, and then those of changed shares. */
export const openIndexedShares = (
  { client, index }: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>,
  { log, changes, reloadAfterMs = defaultReloadAfterMs }: ReaderOptions,
): IndexedSharesReader => {
  const alias = index('disk')
  let loaded: Loaded | undefined

  const readIndexName = async (signal?: AbortSignal): Promise<string> =>
    Object.keys(await client.indices.getAlias({ name: alias }, optionsOf(signal))).join()

  const readAll = async (pit: object, shares: IndexedShares, options: RequestOptions): Promise<void> => {
    let after: unknown[] | undefined
    do {
      const { hits } = await client.search(
        {
          pit,
          ...complete,
          size: sharesPerPage,
          sort: '_shard_doc',
          ...(after && { search_after: after }),
          _source: false,
          docvalue_fields: shareFields,
          filter_path: ['hits.hits.fields', 'hits.hits.sort'],
        } as object,
        options,
      )
      const page = hits?.hits ?? []
      for (let at = 0; at < page.length; at += sharesPerTurn) {
        for (const { fields } of page.slice(at, at + sharesPerTurn)) shares.put(toIndexedShare(fields ?? {}))
        await nextTurn()
      }
      after = page.length === sharesPerPage ? page.at(-1)?.sort : undefined
    } while (after)
  }

  const load = async (signal?: AbortSignal): Promise<Loaded> => {
    const options = optionsOf(signal)
    const startedAtMs = performance.now()
    // Searches work while the database does not answer.
    const appliedUntil = await changes.readLastSettled().catch(() => undefined)
    const indexName = await readIndexName(signal)
    const { id } = await client.openPointInTime({ index: alias, keep_alive: keepAlive }, options)
    try {
      const shares = createIndexedShares(limits)
      await readAll({ id, keep_alive: keepAlive }, shares, options)
      const atMs = performance.now()
      log.info(
        { shares: shares.size, titles: shares.titles.size, ms: Math.round(atMs - startedAtMs) },
        'titles: loaded',
      )
      if (shares.size >= limits.maxShares)
        log.warn(
          { maxShares: limits.maxShares },
          'titles: too many shares, reading the titles of the others from the index',
        )
      const reloadAtMs = atMs + (loaded ? reloadAfterMs : Math.min(firstReloadAfterMs, reloadAfterMs))
      return { shares, indexName, reloadAtMs, updatedAtMs: startedAtMs, appliedUntil, recent: new Set() }
    } finally {
      await client.closePointInTime({ id }, { ...optionsOf(), ignore: [404] }).catch(() => undefined)
    }
  }

  const apply = async (shares: IndexedShares, changed: readonly TitleChange[], signal?: AbortSignal): Promise<void> => {
    const idOf = new Map(changed.map(({ id, doc_id }) => [doc_id, id]))
    if (idOf.size === 0) return
    const { docs } = await client.mget<ShareValues>(
      { index: alias, ids: [...idOf.keys()], _source_includes: shareFields },
      optionsOf(signal),
    )
    for (const doc of docs) {
      if ('error' in doc) throw new Error(`titles: ${doc.error.type}`)
      if (doc.found && doc._source) shares.put(toIndexedShare(doc._source))
      else shares.remove(idOf.get(doc._id) ?? 0)
    }
  }

  const applyChanges = async (into: Loaded, appliedUntil: number, signal?: AbortSignal): Promise<void> => {
    const startedAtMs = performance.now()
    let after = appliedUntil
    for (let page = 0; page < maxPagesOfUpdate; page += 1) {
      const read = await changes.readAfter(after, changesPerPage)
      const unread = read.filter(({ number }) => !into.recent.has(number))
      await apply(into.shares, unread, signal)
      for (const { number } of unread) into.recent.add(number)
      into.appliedUntil = read.findLast(({ isSettled }) => isSettled)?.number ?? into.appliedUntil
      after = read.at(-1)?.number ?? after
      if (read.length < changesPerPage) break
    }
    for (const number of into.recent) if (number <= (into.appliedUntil ?? 0)) into.recent.delete(number)
    into.updatedAtMs = startedAtMs
  }

  const isOutdated = async ({ reloadAtMs, updatedAtMs, indexName }: Loaded, signal?: AbortSignal): Promise<boolean> =>
    performance.now() >= reloadAtMs ||
    performance.now() - updatedAtMs >= maxPauseMs ||
    (await readIndexName(signal)) !== indexName

  return {
    read: () => {
      if (!loaded) throw new Error('titles: not loaded yet')
      return loaded.shares
    },
    update: async (signal) => {
      if (!loaded || (await isOutdated(loaded, signal))) loaded = await load(signal)
      else if (loaded.appliedUntil !== undefined) await applyChanges(loaded, loaded.appliedUntil, signal)
      else if ((await changes.readLastSettled()) >= 0) loaded = await load(signal)
    },
  }
}
