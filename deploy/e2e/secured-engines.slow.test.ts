/** Tests the product with engines that demand TLS and a login, as managed ones do. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { openElasticsearch } from '../../services/platform/src/elasticsearch.ts'
import { openKafka } from '../../services/platform/src/events/kafka.ts'
import { databaseUrl, openPostgres } from '../../services/platform/src/postgres/postgres.ts'
import { openRedis } from '../../services/platform/src/redis.ts'
import { capturedLogger, waitFor } from '../../services/platform/testing/fixtures.ts'
import { makeShares, toText } from './fixtures/shares.ts'
import { openSecuredEngines } from './fixtures/secured-engines.ts'
import type { SecuredEngines } from './fixtures/secured-engines.ts'
import { openProduct } from './harness/open-product.ts'
import { openProductClient } from './harness/product-client.ts'

let engines: SecuredEngines

beforeAll(async () => {
  engines = await openSecuredEngines()
  return async () => await engines[Symbol.asyncDispose]()
})

it('prepares the stores, imports and finds a share, and logs no password', async () => {
  await using product = await openProduct({ engineUrls: engines.urls, env: engines.env })
  const client = openProductClient(product.url)
  const shares = makeShares(3)
  const { envelope } = await client.importText(toText(shares))
  const { counts } = await waitFor(() => client.readEnded(envelope.data.task_no))
  expect(counts).toMatchObject({ finished: 3 })
  await waitFor(() => client.isFound(shares[0]))

  const logs = join(product.dataDir, 'logs')
  const lines = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'))
  const secrets = engines.passwords.flatMap((password) => [password, encodeURIComponent(password)])
  expect(lines.join('').length).toBeGreaterThan(1_000)
  expect(secrets.filter((secret) => lines.some((text) => text.includes(secret)))).toEqual([])
})

it('trusts no certificate of an unknown authority', async () => {
  const { urls } = engines
  const { log, lines } = capturedLogger('warn')
  const untrusted = /self-signed certificate|unable to verify/
  await using postgres = openPostgres({ url: databaseUrl(urls.postgresUrl, 'postgres'), poolSize: 1, log })
  await expect(postgres.db.raw('select 1')).rejects.toThrow(untrusted)
  const sasl = { mechanism: 'scram-sha-512', username: 'pandex', password: engines.passwords[2] ?? '' } as const
  await using kafka = await openKafka({
    brokers: [urls.kafkaBrokers],
    prefix: '',
    clientId: 'test',
    tls: true,
    sasl,
    log,
  })
  await expect(kafka.withAdmin((admin) => admin.listTopics())).rejects.toThrow(untrusted)
  const apiKey = engines.env['ELASTICSEARCH_API_KEY']
  await using elasticsearch = openElasticsearch({ url: urls.elasticsearchUrl, prefix: '', apiKey })
  await expect(elasticsearch.client.cluster.health()).rejects.toThrow(untrusted)
  await using redis = await openRedis({ url: urls.redisUrl, log })
  expect(redis.client.isReady).toBe(false)
  const logged = lines.filter(({ msg }) => String(msg).startsWith('redis:')).map((line) => JSON.stringify(line))
  expect(logged.some((line) => untrusted.test(line))).toBe(true)
})
