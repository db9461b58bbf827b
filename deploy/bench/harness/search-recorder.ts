import { openElasticsearch } from '../../../services/platform/src/elasticsearch.ts'
import { backgroundContext } from '../../../services/platform/src/grpc/context.ts'
import { createLogger } from '../../../services/platform/src/logging/logger.ts'
import { unfilteredQuery } from '../../../services/search/domain/query/search-query.ts'
import { findDisks } from '../../../services/search/use-cases/query/find-disks.ts'
import { openDiskIndex } from '../../../services/search/repositories/index/disk-index.ts'

interface IndexRequest {
  method: string
  url: string
  contentType: string
  body: string
}

export interface RecordedSearch {
  requests: IndexRequest[]
  ms: number
}

export interface SearchRecorder extends AsyncDisposable {
  record(q: string): Promise<RecordedSearch>
  /** Clears the request and query caches of the index, so that recorded requests run uncached. */
  clearCaches(): Promise<void>
}

interface SentRequest {
  method: string
  path: string
  querystring?: string
  body?: string
}

export const openSearchRecorder = async (url: string, prefix: string): Promise<SearchRecorder> => {
  const log = createLogger('bench', 'error')
  const elasticsearch = openElasticsearch({ url, prefix })
  const { client } = elasticsearch
  const diskIndex = await openDiskIndex({ elasticsearch, shards: 1, replicas: 0, log })
  let requests: IndexRequest[] = []
  client.diagnostic.on('request', (_error, event) => {
    if (!event) return
    const { method, path, querystring, body } = event.meta.request.params as unknown as SentRequest
    requests.push({
      method,
      url: `${url}${path}${querystring ? `?${querystring}` : ''}`,
      contentType: path.endsWith('_msearch') ? 'application/x-ndjson' : 'application/json',
      body: body ?? '',
    })
  })
  return {
    record: async (q) => {
      requests = []
      const startedAt = performance.now()
      await findDisks(
        diskIndex,
        { ...unfilteredQuery, q, page: 1, size: 10 },
        { now: new Date() },
        backgroundContext(log, 60_000),
      )
      return { requests, ms: performance.now() - startedAt }
    },
    clearCaches: async () => {
      await client.indices.clearCache({ index: elasticsearch.index('disk') })
    },
    [Symbol.asyncDispose]: () => elasticsearch[Symbol.asyncDispose](),
  }
}
