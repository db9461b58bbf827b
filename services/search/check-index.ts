/**
 * `node services/search/check-index.ts`: compares the whole index with the disk service's database, repairs differences
 * and prints the counts. Reads the settings of the search service; safe while the site runs.
 */
import { openElasticsearch } from '@pandex/platform/elasticsearch'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { createLogger } from '@pandex/platform/logger'
import { openPostgres } from '@pandex/platform/postgres'
import { loadCheckConfig } from './config.ts'
import { checkIndex, noFindings } from './jobs/check-index.ts'
import { inTurn } from './repositories/background-work.ts'
import { openDiskIndex } from './repositories/disk-index.ts'
import { openIndexWalk } from './repositories/index-walk.ts'

const config = loadCheckConfig()
const log = createLogger('search', config.LOG_LEVEL)
const settleMs = 3_000

await using elasticsearch = openElasticsearch({ url: config.ELASTICSEARCH_URL, prefix: config.ELASTICSEARCH_PREFIX })
await using postgres = openPostgres({ url: config.POSTGRES_URL, poolSize: 2, log })
await using disk = openGrpcClient(protos.disk, { address: config.DISK_ADDR, secret: config.SERVICE_SECRET })
const { ELASTICSEARCH_SHARDS: shards, ELASTICSEARCH_REPLICAS: replicas } = config
const deps = {
  disk,
  diskIndex: await openDiskIndex({ elasticsearch, shards, replicas, log }),
  walk: openIndexWalk(elasticsearch),
  log,
}
const { signal } = new AbortController()
const isDone = await inTurn(postgres.db, 'check', async (stillMine) => {
  const found = await checkIndex(deps, { afterId: 0, found: noFindings }, { settleMs, signal }, stillMine)
  process.stdout.write(
    `${found.checked} resources checked: ${found.missing} missing, ${found.older} older, ${found.incomplete} incomplete ` +
      `(told again); ${found.ghosts} documents without a resource (deleted)\n`,
  )
})
if (!isDone) {
  process.stderr.write('another check is running; try again later\n')
  process.exitCode = 1
}
