/**
 * `node prepare-stores.ts`: creates missing databases and topics, and applies all migrations. A separate step before the start of a new
 * version: replicas start concurrently. Safe to repeat and to run twice at once.
 */
import { allEvents } from '@pandex/contracts/events'
import { z } from 'zod'
import { openKafka } from '../events/kafka.ts'
import { createLogger } from '../logging/logger.ts'
import type { Logger } from '../logging/logger.ts'
import { envSchemas, readEnv } from '../process/config.ts'
import { kafkaOptionsOf } from '../process/engine-settings.ts'
import { createDatabase } from '../setup/create-database.ts'
import { createTopics } from '../setup/create-topics.ts'
import { listDatabaseServices, postgresVariableOf } from '../setup/database-services.ts'
import { migrateDatabase } from '../setup/migrate.ts'

const prepareDatabase = async (service: string, url: string, log: Logger): Promise<void> => {
  const isCreated = await createDatabase(url)
  const applied = await migrateDatabase(url, service, log)
  log.info({ target: service, is_created: isCreated, applied }, 'database: up to date')
}

if (import.meta.main) {
  const log = createLogger('prepare-stores', 'info')
  const services = listDatabaseServices()
  const env = readEnv({
    ...envSchemas.kafka,
    KAFKA_REPLICATION: z.coerce.number().int().positive().default(1),
    ...Object.fromEntries(services.map((name) => [postgresVariableOf(name), envSchemas.postgres.POSTGRES_URL])),
  })
  const urls = env as unknown as Record<string, string>
  await using kafka = await openKafka({ ...kafkaOptionsOf(env), clientId: 'prepare-stores', log })
  const prepareTopics = async (): Promise<void> => {
    const created = await createTopics(kafka, allEvents, env.KAFKA_REPLICATION)
    log.info({ created }, 'topics: up to date')
  }
  await Promise.all([
    prepareTopics(),
    ...services.map((name) => prepareDatabase(name, urls[postgresVariableOf(name)] ?? '', log)),
  ])
}
