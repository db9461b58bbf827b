import { setTimeout as delay } from 'node:timers/promises'
import { expect, inject, it } from 'vitest'
import { onEvent } from '../src/events/consumer.ts'
import { openKafka } from '../src/events/kafka.ts'
import { startKafkaProxy } from '../testing/fault-proxy.ts'
import { createDatabase, createTestKafka, silentLogger, waitFor } from '../testing/fixtures.ts'
import {
  CountedEvent,
  countedEvents,
  createEffects,
  effectsOf,
  numberedPayloads,
  startConsumersOf,
  startRelayOf,
  writeEvents,
} from './event-fixture.ts'

const log = silentLogger()

const subscription = onEvent(CountedEvent, {
  apply: async (trx, { key, version }) => {
    await trx('effects').insert({ key, version })
  },
})

/** Exceeds the time in which a send fails. */
const frozenMs = 22_000

it('sends the events of a service that started while Kafka was frozen, once each and in order', async () => {
  await using database = await createDatabase('platform')
  const { db } = database
  await createEffects(db)
  await using test = await createTestKafka(countedEvents)
  await using _consumers = await startConsumersOf(db, test.kafka, [subscription])
  await using proxy = await startKafkaProxy(inject('engines').kafkaBrokers)
  await using kafka = await openKafka({ brokers: [proxy.address], prefix: test.prefix, clientId: 'test', log })
  proxy.freeze()
  await using _relay = await startRelayOf(db, kafka)
  const payloads = numberedPayloads('frozen', 20)
  await writeEvents(db, payloads)
  await delay(frozenMs)
  expect(await effectsOf(db, 'frozen')).toEqual([])
  proxy.restore()
  await waitFor(async () => (await effectsOf(db, 'frozen')).length >= payloads.length)
  expect(await effectsOf(db, 'frozen')).toEqual(payloads.map(({ version }) => version))
})
