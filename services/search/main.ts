import { openElasticsearch } from '@pandex/platform/elasticsearch'
import { startConsumers } from '@pandex/platform/events/consumer'
import { openKafka } from '@pandex/platform/events/kafka'
import { startRelay } from '@pandex/platform/events/relay'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { openPostgres } from '@pandex/platform/postgres/postgres'
import { elasticsearchOptionsOf, kafkaOptionsOf } from '@pandex/platform/process/engine-settings'
import { secretsOf } from '@pandex/platform/process/config'
import { runService } from '@pandex/platform/process/run-service'
import type { ServiceStack } from '@pandex/platform/process/run-service'
import { createApp } from './app.ts'
import { createDataLists, createWorkListReader } from './clients/data-lists.ts'
import { createSiteConfig } from './clients/site-config.ts'
import { createSpendings } from './clients/spendings.ts'
import { createVisibleDocs } from './clients/visible-docs.ts'
import { loadConfig } from './config.ts'
import { createCursorCodec } from './domain/query/cursor.ts'
import { startBackground } from './jobs/background.ts'
import { openBuildingIndex } from './repositories/index/building-index.ts'
import { openDiskIndex } from './repositories/index/disk-index.ts'
import { startWorkListRefresh } from './jobs/refresh-work-lists.ts'
import { startTitleUpdates } from './jobs/update-titles.ts'
import { openTitleChanges } from './repositories/titles/title-changes.ts'
import { readSearchSlots } from './repositories/index/search-slots.ts'

/** Searches do not wait for edited lists to be compiled. */
const workListPatienceMs = 20

await runService('search', loadConfig, async (stack, config, log) => {
  const fail: ServiceStack['fail'] = (error) => stack.fail(error)
  const secret = config.SERVICE_SECRET
  const elasticsearch = stack.use(openElasticsearch(elasticsearchOptionsOf(config)))
  const postgres = openPostgres({ url: config.POSTGRES_URL, poolSize: config.POSTGRES_POOL_SIZE, log })
  // Searches work without the database, so it is no readiness check.
  const { db } = stack.use({ ...postgres, checkReady: undefined })
  const kafka = stack.use(await openKafka({ ...kafkaOptionsOf(config), clientId: 'search', log }))
  const configClient = stack.use(openGrpcClient(protos.config, { address: config.CONFIG_ADDR, secret }))
  const disk = stack.use(openGrpcClient(protos.disk, { address: config.DISK_ADDR, secret }))
  const user = stack.use(openGrpcClient(protos.user, { address: config.USER_ADDR, secret }))
  const { ELASTICSEARCH_SHARDS: shards, ELASTICSEARCH_REPLICAS: replicas } = config
  const workLists = createWorkListReader(configClient, log, workListPatienceMs)
  const diskIndex = await openDiskIndex({
    elasticsearch,
    shards,
    replicas,
    ...workLists,
    changes: openTitleChanges(db),
    log,
  })
  const building = openBuildingIndex({ elasticsearch, shards, replicas })
  const dataLists = createDataLists(configClient, log)
  const app = createApp({
    db,
    diskIndex,
    config: configClient,
    siteConfig: createSiteConfig(configClient, log),
    dataLists,
    visibleDocs: createVisibleDocs(disk, log),
    spendings: createSpendings(user),
    cursorCodec: createCursorCodec(secretsOf(config)),
    clock: () => new Date(),
    searchSlots: config.SEARCH_SLOTS ?? (await readSearchSlots(elasticsearch, log)),
    log,
  })
  stack.use(startTitleUpdates(diskIndex.shares, log))
  stack.use(await startRelay({ db, kafka, log, fail }))
  stack.use(await startConsumers({ service: 'search', kafka, db, subscriptions: app.subscriptions, log }))
  stack.use(
    startBackground({
      db,
      elasticsearch,
      diskIndex,
      building,
      disk,
      dataLists,
      readAliases: workLists.readAliases,
      log,
    }),
  )
  // The first read waits until the lists are compiled: searches would not find aliases before.
  await workLists.readAliases()
  stack.use(startWorkListRefresh(workLists, log))
  const grpc = { host: config.BIND_HOST, port: config.GRPC_PORT, secret: secretsOf(config), log }
  stack.use(await startGrpcServer(grpc, app.services))
})
