import { Kafka, PartitionAssigners, logLevel } from 'kafkajs'
import type { PartitionAssigner } from 'kafkajs'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { onEvent, startConsumers } from '../src/events/consumer.ts'
import type { Subscription } from '../src/events/consumer.ts'
import { isDependencyError } from '../src/resilience/dependency-error.ts'
import { openKafka } from '../src/events/kafka.ts'
import type { KafkaPort } from '../src/events/kafka.ts'
import { groupOf } from '../src/events/topics.ts'
import { openPostgres } from '../src/postgres/postgres.ts'
import { openRedis } from '../src/redis.ts'
import { startFaultProxy, startKafkaProxy } from '../testing/fault-proxy.ts'
import type { FaultProxy } from '../testing/fault-proxy.ts'
import { capturedLogger, createDatabase, createTestKafka, silentLogger, waitFor } from '../testing/fixtures.ts'
import type { TestDatabase, TestKafka } from '../testing/fixtures.ts'
import { measureMin, measureDurationMs } from '../testing/measure.ts'
import {
  CountedEvent,
  countedEvents,
  createEffects,
  effectsOf,
  writeEvents,
  relayFailures,
  numberedPayloads,
  startConsumersOf,
  startRelayOf,
} from './event-fixture.ts'

const log = silentLogger()

const subscription: Subscription = onEvent(CountedEvent, {
  apply: async (trx, { key, version }) => {
    await trx('effects').insert({ key, version })
  },
})

interface Chain extends AsyncDisposable {
  database: TestDatabase
  test: TestKafka
  kafkaProxy: FaultProxy
  kafka: KafkaPort
}

/** One per test: the tests mostly wait for unavailable dependencies, so they run concurrently. */
const openChain = async (): Promise<Chain> => {
  await using parts = new AsyncDisposableStack()
  const database = parts.use(await createDatabase('platform'))
  await createEffects(database.db)
  const test = parts.use(await createTestKafka(countedEvents))
  const kafkaProxy = parts.use(await startKafkaProxy(inject('engines').kafkaBrokers))
  const options = { brokers: [kafkaProxy.address], prefix: test.prefix, clientId: 'test', log }
  const kafka = parts.use(await openKafka(options))
  const stack = parts.move()
  return { database, test, kafkaProxy, kafka, [Symbol.asyncDispose]: () => stack.disposeAsync() }
}

const timeUntilError = async (work: () => Promise<unknown>): Promise<number> =>
  measureDurationMs(() => expect(work()).rejects.toSatisfy(isDependencyError))

it.concurrent.for(['cut', 'freeze'] as const)(
  'keeps accepting writes while Kafka is down (%s) and delivers all of them in order afterwards',
  async (fault) => {
    await using chain = await openChain()
    const { kafka, kafkaProxy } = chain
    const { db } = chain.database
    await using _relay = await startRelayOf(db, kafka)
    const timing = { sessionTimeoutMs: 6_000 }
    await using _consumers = await startConsumersOf(db, kafka, [subscription], { timing })
    await writeEvents(db, [{ key: fault, version: 1 }])
    await waitFor(async () => (await effectsOf(db, fault)).length === 1)
    kafkaProxy[fault]()
    const [, ...later] = numberedPayloads(fault, 60)
    const writes: number[] = []
    for (const payload of later) {
      writes.push(await measureDurationMs(() => writeEvents(db, [payload])))
      await delay(100)
    }
    expect(await effectsOf(db, fault)).toEqual([1])
    kafkaProxy.restore()
    const healedAt = performance.now()
    await waitFor(async () => (await effectsOf(db, fault)).length >= 60)
    expect(await effectsOf(db, fault)).toEqual(numberedPayloads(fault, 60).map(({ version }) => version))
    // The machine may stall at times; a Kafka outage would delay every write, and by seconds.
    expect(writes.filter((writeMs) => writeMs > 500).length).toBeLessThan(4)
    expect(relayFailures).toEqual([])
    expect(performance.now() - healedAt).toBeLessThan(15_000)
  },
)

it.concurrent('starts without Kafka, and is ready only once Kafka is reachable', async () => {
  await using chain = await openChain()
  const { kafka, kafkaProxy } = chain
  kafkaProxy.cut()
  const options = { service: 'platform', kafka, db: chain.database.db, subscriptions: [subscription], log }
  await using consumers = await startConsumers(options)
  const checkReady = async (): Promise<boolean> => {
    await consumers.checkReady?.()
    return true
  }
  await delay(1_500)
  await expect(checkReady()).rejects.toThrow('has not joined')
  kafkaProxy.restore()
  expect(await waitFor(checkReady)).toBe(true)
})

it.concurrent('replaces a consumer after a fatal Kafka error, and logs it', async () => {
  await using chain = await openChain()
  const { database, test } = chain
  const { db } = database
  // A member without a common protocol: Kafka rejects the consumer, and KafkaJS gives up (restart=false).
  const { roundRobin } = PartitionAssigners
  const otherProtocol: PartitionAssigner = (config) => {
    const assigner = roundRobin(config)
    return { ...assigner, name: 'other', protocol: (topics) => ({ ...assigner.protocol(topics), name: 'other' }) }
  }
  const other = new Kafka({ brokers: test.brokers, logLevel: logLevel.NOTHING }).consumer({
    groupId: test.kafka.fullName(groupOf(CountedEvent.name, 'platform')),
    partitionAssigners: [otherProtocol],
  })
  const joined = new Promise((resolve) => {
    other.on(other.events.GROUP_JOIN, resolve)
  })
  await other.connect()
  await other.subscribe({ topics: [test.kafka.fullName(CountedEvent.name)] })
  await other.run({ eachMessage: async () => {} })
  await joined
  const { log: capturedLog, lines } = capturedLogger()
  const options = { service: 'platform', kafka: test.kafka, db, subscriptions: [subscription], log: capturedLog }
  await using _relay = await startRelayOf(db, test.kafka)
  await using consumers = await startConsumers(options)
  await waitFor(() => lines.filter(({ msg }) => msg === 'kafka consumer: crashed, creating a new one').length > 1)
  await other.disconnect()
  await writeEvents(db, [{ key: 'refused', version: 1 }])
  await waitFor(async () => (await effectsOf(db, 'refused')).length > 0)
  await consumers.checkReady?.()
  expect(await effectsOf(db, 'refused')).toEqual([1])
})

it.concurrent.for(['cut', 'freeze'] as const)(
  'holds events back while PostgreSQL is down (%s) and applies each once afterwards',
  async (fault) => {
    await using chain = await openChain()
    const { database, test } = chain
    const { db } = database
    const { host } = new URL(database.url)
    await using proxy = await startFaultProxy({ target: host })
    await using postgres = openPostgres({ url: database.url.replace(host, proxy.address), poolSize: 5, log })
    await using _relay = await startRelayOf(db, test.kafka)
    const key = `postgres ${fault}`
    // The fault occurs once, during the work: the result must not depend on whether a commit succeeded.
    const { promise: struck, resolve: injectFault } = Promise.withResolvers<void>()
    let planned = false
    const fragile = onEvent(CountedEvent, {
      apply: async (trx, payload) => {
        await trx('effects').insert({ key: payload.key, version: payload.version })
        if (payload.version !== 10 || planned) return
        planned = true
        setTimeout(() => {
          proxy[fault]()
          injectFault()
        }, Math.random() * 10)
      },
    })
    await using _consumers = await startConsumersOf(postgres.db, test.kafka, [fragile])
    await writeEvents(db, numberedPayloads(key, 200))
    await struck
    await delay(3_000)
    expect((await effectsOf(db, key)).length).toBeLessThan(200)
    proxy.restore()
    await waitFor(async () => (await effectsOf(db, key)).length >= 200)
    expect(await effectsOf(db, key)).toEqual(numberedPayloads(key, 200).map(({ version }) => version))
  },
)

it.concurrent('fails a query within its budget while PostgreSQL is frozen or down, and answers again afterwards', async () => {
  await using database = await createDatabase('platform')
  const { host } = new URL(database.url)
  await using proxy = await startFaultProxy({ target: host })
  await using postgres = openPostgres({ url: database.url.replace(host, proxy.address), poolSize: 2, log })
  const query = () => postgres.db.raw('select 1')
  const whileIn = async (fault: 'freeze' | 'cut', queries: number): Promise<number> => {
    proxy.restore()
    await waitFor(query)
    proxy[fault]()
    return Math.max(...(await Promise.all(Array.from({ length: queries }, () => timeUntilError(query)))))
  }
  expect(await measureMin(6_500, () => whileIn('freeze', 3))).toBeLessThan(6_500)
  expect(await measureMin(2_500, () => whileIn('cut', 1))).toBeLessThan(2_500)
  proxy.restore()
  await waitFor(query)
})

// Not concurrent: load from parallel tests could break its time bound.
it('fails a command within a second while Redis is frozen, immediately after that, and answers again afterwards', async () => {
  const url = new URL(inject('engines').redisUrl)
  await using proxy = await startFaultProxy({ target: url.host })
  await using redis = await openRedis({
    url: inject('engines').redisUrl.replace(url.host, proxy.address),
    log,
    silenceMs: 700,
  })
  const readKey = () => redis.client.get('nothing')
  const whileFrozen = async (): Promise<number> => {
    proxy.restore()
    await waitFor(async () => (await readKey()) === null)
    proxy.freeze()
    return timeUntilError(readKey)
  }
  expect(await measureMin(1_200, whileFrozen)).toBeLessThan(1_200)
  expect(await measureMin(50, () => timeUntilError(readKey))).toBeLessThan(50)
  proxy.restore()
  await waitFor(async () => (await readKey()) === null)
})
