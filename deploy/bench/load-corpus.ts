import { setTimeout as delay } from 'node:timers/promises'
import { openElasticsearch } from '../../services/platform/src/elasticsearch.ts'
import { backgroundContext } from '../../services/platform/src/grpc/context.ts'
import { createLogger } from '../../services/platform/src/logger.ts'
import { openDiskIndex } from '../../services/search/repositories/disk-index.ts'
import { documentsOf } from './corpus.ts'

const log = createLogger('bench', 'error')
const batch = 400
/** While the index takes in one batch, the next one is made. */
const batchesAtOnce = 3
const progressEvery = 20_000
const longestMergeMs = 60_000

const mostTries = 10

/** An index that takes in as much as it can is silent at times; writing the same again changes nothing. */
const persist = async (write: () => Promise<void>): Promise<void> => {
  for (let left = mostTries - 1; ; left -= 1) {
    try {
      return await write()
    } catch (error) {
      if (left === 0) throw error
      await delay(1_000)
    }
  }
}

export interface CorpusLoader extends AsyncDisposable {
  /**
   * Adds shares until there are `size` of them, and returns when they can be found and the index has come to rest.
   * @returns documents per second
   */
  growTo(size: number): Promise<number>
}

/**
 * Writes generated shares into the search index of a product as its search service does, but without a database of resources
 * behind them. The service compares both once an hour, first when it starts, and an empty database proves nothing to it: what
 * is loaded after its first comparison stays for an hour.
 */
export const openCorpusLoader = async (
  { url, prefix }: { url: string; prefix: string },
  onStep: (step: string) => void,
): Promise<CorpusLoader> => {
  const elasticsearch = openElasticsearch({ url, prefix })
  const { client } = elasticsearch
  const index = elasticsearch.index('disk')
  const diskIndex = await openDiskIndex({ elasticsearch, shards: 1, replicas: 0, log })
  let loaded = 0

  const write = (from: number, until: number): Promise<void> => {
    const writes = documentsOf(from, until).map((document) => ({ id: document.doc_id, version: 1, document }))
    return persist(() => diskIndex.write(writes, backgroundContext(log, 60_000)))
  }

  const writeAll = async (size: number): Promise<void> => {
    const work = async (): Promise<void> => {
      while (loaded < size) {
        const from = loaded
        loaded = Math.min(size, from + batch)
        const until = loaded
        await write(from, until)
        if (until % progressEvery === 0) onStep(`${until} resources are in (${new Date().toISOString().slice(11, 19)})`)
      }
    }
    await Promise.all(Array.from({ length: batchesAtOnce }, work))
  }

  /** What is merged meanwhile would be paid for by the searches that are measured. */
  const settle = async (): Promise<void> => {
    await client.indices.refresh({ index }, { requestTimeout: 60_000 })
    const giveUpMs = Date.now() + longestMergeMs
    for (;;) {
      const { _all: all } = await client.indices.stats({ index, metric: 'merge' })
      if (!all.total?.merges?.current || Date.now() > giveUpMs) return
      await delay(500)
    }
  }

  return {
    growTo: async (size) => {
      const [startedAt, before] = [performance.now(), loaded]
      await client.indices.putSettings({ index, settings: { refresh_interval: '-1' } })
      await writeAll(size)
      const perSecond = (size - before) / ((performance.now() - startedAt) / 1000)
      await client.indices.putSettings({ index, settings: { refresh_interval: '500ms' } })
      await settle()
      return perSecond
    },
    [Symbol.asyncDispose]: () => elasticsearch[Symbol.asyncDispose](),
  }
}
