/**
 * `node services/search/check-index.ts`: compares the whole index with the disk service's database, repairs differences
 * and prints the counts. Reads the settings of the search service; safe while the site runs.
 */
import { openElasticsearch } from '@pandex/platform/elasticsearch'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { createLogger } from '@pandex/platform/logging/logger'
import { openPostgres } from '@pandex/platform/postgres/postgres'
import { elasticsearchOptionsOf } from '@pandex/platform/process/engine-settings'
import { loadCheckConfig } from './config.ts'
import { checkIndex, noFindings } from './use-cases/index/check-index.ts'
import { withLeaderLock } from './repositories/index/background-work.ts'
import { openDiskIndex } from './repositories/index/disk-index.ts'
import { openIndexScan } from './repositories/index/index-scan.ts'
import { openTitleChanges } from './repositories/titles/title-changes.ts'

const config = loadCheckConfig()
const log = createLogger('search', config.LOG_LEVEL)
const settleMs = 3_000

await using elasticsearch = openElasticsearch(elasticsearchOptionsOf(config))
await using postgres = openPostgres({ url: config.POSTGRES_URL, poolSize: 2, log })
await using disk = openGrpcClient(protos.disk, { address: config.DISK_ADDR, secret: config.SERVICE_SECRET })
const { ELASTICSEARCH_SHARDS: shards, ELASTICSEARCH_REPLICAS: replicas } = config
const deps = {
  disk,
  diskIndex: await openDiskIndex({ elasticsearch, shards, replicas, changes: openTitleChanges(postgres.db), log }),
  scan: openIndexScan(elasticsearch),
  log,
}
const { signal } = new AbortController()
const isDone = await withLeaderLock(postgres.db, 'check', async (assertLock) => {
  const found = await checkIndex(deps, { afterId: 0, found: noFindings }, { settleMs, signal }, assertLock)
  process.stdout.write(
    `${found.checked} resources checked: ${found.missing} missing, ${found.older} older, ${found.incomplete} incomplete ` +
      `(resent); ${found.orphans} documents without a resource (deleted)\n`,
  )
})
if (!isDone) {
  process.stderr.write('index check: another one is running, try again later\n')
  process.exitCode = 1
}
