import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client as Elasticsearch } from '@elastic/elasticsearch'
import { Kafka, logLevel } from 'kafkajs'
import pg from 'pg'
import { createClient } from 'redis'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { EngineUrls } from './engine.ts'
import { obtainEngines, toEngineUrls } from './obtain-engines.ts'
import { isPortTaken } from '../processes/ports.ts'
import { openProcessOwner } from '../processes/process-owner.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pandex-engines-'))
  chmodSync(folder, 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function withClients<T>(
  urls: EngineUrls,
  work: (clients: {
    postgres: pg.Client
    redis: Pick<ReturnType<typeof createClient>, 'set' | 'get'>
    kafka: ReturnType<Kafka['admin']>
    elasticsearch: Elasticsearch
  }) => Promise<T>,
): Promise<T> {
  const postgres = new pg.Client(`${urls.postgresUrl}/postgres`)
  const redis = createClient({ url: urls.redisUrl })
  const kafka = new Kafka({ brokers: [urls.kafkaBrokers], logLevel: logLevel.NOTHING }).admin()
  const elasticsearch = new Elasticsearch({ node: urls.elasticsearchUrl })
  await Promise.all([postgres.connect(), redis.connect(), kafka.connect()])
  try {
    return await work({ postgres, redis, kafka, elasticsearch })
  } finally {
    await Promise.all([postgres.end(), redis.close(), kafka.disconnect(), elasticsearch.close()])
  }
}

async function withEngines<T>(host: string, work: (urls: EngineUrls) => Promise<T>): Promise<T> {
  const owner = await openProcessOwner(folder)
  try {
    const dataDir = join(folder, 'engines')
    const startContainers = async (): Promise<undefined> => undefined
    const engines = await obtainEngines({
      owner,
      dataDir,
      logDir: folder,
      durable: true,
      host,
      env: {},
      startContainers,
    })
    return await work(toEngineUrls(engines))
  } finally {
    await owner.close()
  }
}

async function listLoopbackPorts(urls: EngineUrls): Promise<number[]> {
  const addresses = [urls.postgresUrl, urls.redisUrl, `kafka://${urls.kafkaBrokers}`, urls.elasticsearchUrl]
  const ports = addresses.map((address) => Number(new URL(address).port))
  const taken = await Promise.all(ports.map((port) => isPortTaken(port, '127.0.0.1')))
  return ports.filter((_, index) => taken[index])
}

it('keeps all data across a restart on another address, and listens only there', async () => {
  await withEngines('127.0.0.1', async (urls) => {
    await withClients(urls, async ({ postgres, redis, kafka, elasticsearch }) => {
      await postgres.query(`create table kept as select '流浪地球' as title`)
      await redis.set('kept', '流浪地球')
      await kafka.createTopics({ topics: [{ topic: 'kept' }], waitForLeaders: true, timeout: 60_000 })
      await elasticsearch.index({ index: 'kept', id: '1', document: { title: '流浪地球' } })
    })
  })

  const kept = await withEngines(
    '127.0.0.2',
    async (urls) =>
      await withClients(urls, async ({ postgres, redis, kafka, elasticsearch }) => ({
        row: (await postgres.query('select title from kept')).rows[0],
        value: await redis.get('kept'),
        topics: await kafka.listTopics(),
        document: (await elasticsearch.get({ index: 'kept', id: '1' }))._source,
        onLoopback: await listLoopbackPorts(urls),
      })),
  )

  expect(kept).toEqual({
    row: { title: '流浪地球' },
    value: '流浪地球',
    topics: ['kept'],
    document: { title: '流浪地球' },
    onLoopback: [],
  })
})
