import { setTimeout as delay } from 'node:timers/promises'
import { openElasticsearch } from '../../../services/platform/src/elasticsearch.ts'
import { backgroundContext } from '../../../services/platform/src/grpc/context.ts'
import { createLogger } from '../../../services/platform/src/logging/logger.ts'
import { openDiskIndex } from '../../../services/search/repositories/index/disk-index.ts'
import { openTitleChanges } from '../../../services/search/repositories/titles/title-changes.ts'
import { databaseUrl, openPostgres } from '../../../services/platform/src/postgres/postgres.ts'
import { documentsOf } from './generate-corpus.ts'
import { writeRows } from './write-rows.ts'

const log = createLogger('bench', 'error')
const batch = 400
/** The next batch is generated while the index writes another. */
const concurrentBatches = 3
const progressEvery = 20_000
const maxMergeMs = 60_000

const maxTries = 10

/** Retries a write: a busy index times out at times, and writing the same again changes nothing. */
const retryWrite = async (write: () => Promise<void>): Promise<void> => {
  for (let remaining = maxTries - 1; ; remaining -= 1) {
    try {
      return await write()
    } catch (error) {
      if (remaining === 0) throw error
      await delay(1_000)
    }
  }
}

export interface CorpusLoader extends AsyncDisposable {
  /**
   * Adds shares until there are `size` of them, and waits until they are searchable and merges have ended.
   * @returns documents per second
   */
  growTo(size: number): Promise<number>
}

export interface CorpusTarget {
  postgresUrl: string
  elasticsearchUrl: string
  namespace: string
}

export const openCorpusLoader = async (
  { postgresUrl, elasticsearchUrl, namespace }: CorpusTarget,
  onStep: (step: string) => void,
): Promise<CorpusLoader> => {
  const elasticsearch = openElasticsearch({ url: elasticsearchUrl, prefix: `${namespace}-` })
  const { client } = elasticsearch
  const index = elasticsearch.index('disk')
  const openDatabase = (service: string) =>
    openPostgres({ url: databaseUrl(postgresUrl, `pandex_${namespace}_${service}`), poolSize: concurrentBatches, log })
  const [postgres, ofSearch] = [openDatabase('disk'), openDatabase('search')]
  const changes = openTitleChanges(ofSearch.db)
  const diskIndex = await openDiskIndex({ elasticsearch, shards: 1, replicas: 0, changes, log })
  let loaded = 0

  const write = async (from: number, until: number): Promise<void> => {
    const documents = documentsOf(from, until)
    const writes = documents.map((document) => ({ id: document.id, doc_id: document.doc_id, version: 1, document }))
    // Rows first: the comparison of index and database would delete a document without a row.
    await retryWrite(() => writeRows(postgres.db, documents))
    await retryWrite(() => diskIndex.write(writes, backgroundContext(log, 60_000)))
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
    await Promise.all(Array.from({ length: concurrentBatches }, work))
  }

  /** Waits for merges, which would slow the measured searches down. */
  const settle = async (): Promise<void> => {
    await client.indices.refresh({ index }, { requestTimeout: 60_000 })
    const deadlineMs = Date.now() + maxMergeMs
    for (;;) {
      const { _all: all } = await client.indices.stats({ index, metric: 'merge' })
      if (!all.total?.merges?.current || Date.now() > deadlineMs) return
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
    [Symbol.asyncDispose]: async () => {
      await Promise.all([postgres, ofSearch].map((database) => database[Symbol.asyncDispose]()))
      await elasticsearch[Symbol.asyncDispose]()
    },
  }
}
