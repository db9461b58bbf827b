import { startConsumers } from '@pandex/platform/events/consumer'
import { openKafka } from '@pandex/platform/events/kafka'
import { startRelay } from '@pandex/platform/events/relay'
import { startGrpcServer } from '@pandex/platform/grpc/server'
import { openOutboundClient } from '@pandex/platform/outbound/outbound-client'
import type { Logger } from '@pandex/platform/logging/logger'
import { openPostgres } from '@pandex/platform/postgres/postgres'
import { kafkaOptionsOf } from '@pandex/platform/process/engine-settings'
import { secretsOf } from '@pandex/platform/process/config'
import { runService } from '@pandex/platform/process/run-service'
import type { ServiceStack } from '@pandex/platform/process/run-service'
import { createApp } from './app.ts'
import { loadConfig } from './config.ts'
import { createSettingSecrets, secretSettings } from './domain/settings/setting-secrets.ts'
import { startPruning } from './jobs/prune-expired-rows.ts'
import { sealStoredSecrets } from './repositories/site-config.ts'

/** The configuration is read every second: each value is reported once. */
const createFailureReport = (log: Logger) => {
  const reported = new Set<string>()
  return (path: string): void => {
    if (reported.has(path)) return
    reported.add(path)
    log.error({ path }, 'site configuration: secret cannot be decrypted, treating it as empty')
  }
}

await runService('config', loadConfig, async (stack, config, log) => {
  const fail: ServiceStack['fail'] = (error) => stack.fail(error)
  const { db } = stack.use(openPostgres({ url: config.POSTGRES_URL, poolSize: config.POSTGRES_POOL_SIZE, log }))
  const kafka = stack.use(await openKafka({ ...kafkaOptionsOf(config), clientId: 'config', log }))
  const secrets = createSettingSecrets(secretsOf(config), createFailureReport(log))
  await sealStoredSecrets(db, secretSettings, secrets)
  const app = createApp({
    db,
    secrets,
    log,
    clock: () => new Date(),
    proxies: config.TRUSTED_PROXIES,
    privateHosts: config.ALLOW_PRIVATE_HOSTS,
    outbound: stack.use(openOutboundClient()),
  })
  stack.use(await startRelay({ db, kafka, log, fail }))
  stack.use(await startConsumers({ service: 'config', kafka, db, subscriptions: app.subscriptions, log }))
  stack.use(startPruning({ db, log }))
  const grpc = { host: config.BIND_HOST, port: config.GRPC_PORT, secret: secretsOf(config), log }
  stack.use(await startGrpcServer(grpc, app.services))
})
