import { openElasticsearch } from '@pandex/platform/elasticsearch'
import { startConsumers } from '@pandex/platform/events/consumer'
import { openKafka } from '@pandex/platform/events/kafka'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { runService } from '@pandex/platform/run-service'
import { createApp } from './app.ts'
import { loadConfig } from './config.ts'
import { openDiskIndex } from './repositories/disk-index.ts'

await runService('search', loadConfig, async (stack, config, log) => {
  const elasticsearch = stack.use(
    openElasticsearch({ url: config.ELASTICSEARCH_URL, prefix: config.ELASTICSEARCH_PREFIX }),
  )
  const kafka = stack.use(
    await openKafka({ brokers: config.KAFKA_BROKERS, prefix: config.KAFKA_PREFIX, clientId: 'search', log }),
  )
  const diskIndex = await openDiskIndex({ elasticsearch, replicas: config.ELASTICSEARCH_REPLICAS, log })
  const app = createApp({ diskIndex, clock: () => new Date() })
  stack.use(
    await startConsumers({
      service: 'search',
      kafka,
      subscriptions: app.subscriptions,
      log,
      fail: (error) => stack.fail(error),
    }),
  )
  stack.use(
    await startGrpcServer(
      { host: config.BIND_HOST, port: config.GRPC_PORT, secret: config.SERVICE_SECRET, log },
      app.services,
    ),
  )
})
