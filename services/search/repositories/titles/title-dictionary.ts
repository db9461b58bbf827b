import { setImmediate as nextTurn } from 'node:timers/promises'
import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Resource } from '@pandex/platform/process/resource'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import { createTitleDictionary } from '../../domain/titles/title-dictionary.ts'
import type { TitleCount, TitleDictionary } from '../../domain/titles/title-dictionary.ts'

/** Bound of memory: about 130 bytes per title. Of more titles, those with the fewest shares are left out. */
const maxTitles = 300_000

const updateIntervalMs = 2_000
/** Until then, removed resources count, and new names of known ones do not. */
const defaultReloadAfterMs = 10 * 60_000

const titlesPerPage = 5_000
/** Adding so many takes a few milliseconds; searches go on in between. */
const titlesPerTurn = 500
const resourcesPerPage = 1_000
const maxPagesOfUpdate = 20
/** Parallel consumers index resources out of order by less than this. */
const maxDelayMs = 10_000

const requestTimeoutMs = 10_000
const keepAlive = '1m'

/** Fails if a shard does not answer, instead of leaving out its titles. */
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

interface TitlePage {
  buckets: { key: { key: string }; doc_count: number }[]
  after_key?: { key: string }
}

interface Loaded {
  dictionary: TitleDictionary
  atMs: number
  /** All resources up to this id are counted. */
  countedUntil: number
  /** Counted resources with a higher id, with the time of the first look at them. */
  recent: Map<number, number>
}

/** The title dictionary of this replica. */
export interface TitleDictionaryReader {
  /** @throws Error before the first load */
  read(): TitleDictionary
  /** Adds the titles of new resources; loads all titles if the last load is ten minutes old. */
  update(signal?: AbortSignal): Promise<void>
}

/** Reads the titles of all shares from the index, then those of new resources every two seconds. */
export const openTitleDictionary = (
  { client, index }: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>,
  { log, reloadAfterMs = defaultReloadAfterMs }: { log: Logger; reloadAfterMs?: number },
): TitleDictionaryReader => {
  const alias = index('disk')
  let loaded: Loaded | undefined

  const readPage = async (pit: object, after: { key: string } | undefined, options: RequestOptions) => {
    const titles = {
      composite: { size: titlesPerPage, sources: [{ key: { terms: { field: 'titles' } } }], ...(after && { after }) },
    }
    const { aggregations } = await client.search<unknown, { titles: TitlePage }>(
      { pit, ...complete, size: 0, aggs: { titles } } as object,
      options,
    )
    return aggregations?.titles ?? { buckets: [] }
  }

  const readAll = async (pit: object, options: RequestOptions): Promise<TitleCount[]> => {
    let titles: TitleCount[] = []
    let minCount = 1
    let after: { key: string } | undefined
    do {
      const { buckets, after_key } = await readPage(pit, after, options)
      titles.push(...buckets.map(({ key: { key }, doc_count: count }) => ({ key, count })))
      for (; titles.length > maxTitles; minCount += 1) titles = titles.filter(({ count }) => count > minCount)
      after = after_key
    } while (after)
    return titles
  }

  const load = async (signal?: AbortSignal): Promise<Loaded> => {
    const options = optionsOf(signal)
    const startedAtMs = performance.now()
    // One point in time, so that each resource is counted once.
    const { id } = await client.openPointInTime({ index: alias, keep_alive: keepAlive }, options)
    try {
      const pit = { id, keep_alive: keepAlive }
      const { hits } = await client.search(
        { pit, ...complete, size: resourcesPerPage, sort: [{ id: 'desc' }], _source: false },
        options,
      )
      const titles = await readAll(pit, options)
      const dictionary = createTitleDictionary(maxTitles)
      for (let at = 0; at < titles.length; at += titlesPerTurn) {
        dictionary.add(titles.slice(at, at + titlesPerTurn))
        await nextTurn()
      }
      const atMs = performance.now()
      log.info({ titles: dictionary.size, ms: Math.round(atMs - startedAtMs) }, 'title dictionary: loaded')
      const newest = hits.hits.map(({ sort }) => Number(sort?.[0]))
      return {
        dictionary,
        atMs,
        countedUntil: newest[resourcesPerPage - 1] ?? 0,
        recent: new Map(newest.map((id) => [id, atMs])),
      }
    } finally {
      await client.closePointInTime({ id }, { ...optionsOf(), ignore: [404] }).catch(() => undefined)
    }
  }

  /** @returns the last id of the page if there may be more new resources */
  const addPage = async (into: Loaded, afterId: number, signal?: AbortSignal): Promise<number | undefined> => {
    const { hits } = await client.search(
      {
        index: alias,
        ...complete,
        query: { range: { id: { gt: afterId } } },
        sort: [{ id: 'asc' }],
        size: resourcesPerPage,
        _source: false,
        docvalue_fields: ['titles'],
      },
      optionsOf(signal),
    )
    const nowMs = performance.now()
    for (const { sort, fields } of hits.hits) {
      const id = Number(sort?.[0])
      if (into.recent.has(id)) continue
      into.recent.set(id, nowMs)
      into.dictionary.add(((fields?.['titles'] ?? []) as string[]).map((key) => ({ key, count: 1 })))
    }
    return hits.hits.length === resourcesPerPage ? Number(hits.hits.at(-1)?.sort?.[0]) : undefined
  }

  const addNew = async (into: Loaded, signal?: AbortSignal): Promise<void> => {
    let afterId: number | undefined = into.countedUntil
    for (let page = 0; page < maxPagesOfUpdate && afterId !== undefined; page += 1)
      afterId = await addPage(into, afterId, signal)
    const settledMs = performance.now() - maxDelayMs
    for (const [id, firstSeenMs] of into.recent) {
      if (firstSeenMs > settledMs) continue
      into.countedUntil = Math.max(into.countedUntil, id)
      into.recent.delete(id)
    }
  }

  return {
    read: () => {
      if (!loaded) throw new Error('title dictionary: not loaded yet')
      return loaded.dictionary
    },
    update: async (signal) => {
      if (loaded && performance.now() - loaded.atMs < reloadAfterMs) await addNew(loaded, signal)
      else loaded = await load(signal)
    },
  }
}

/** A replica is ready once it has loaded the dictionary. */
export const startTitleDictionaryUpdates = (
  reader: TitleDictionaryReader,
  log: Logger,
  everyMs = updateIntervalMs,
): Resource => ({
  ...startPeriodicTask({ name: 'title dictionary', everyMs, log, work: (signal) => reader.update(signal) }),
  checkReady: async () => {
    reader.read()
  },
})
