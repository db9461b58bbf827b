import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { onEvent } from '../src/events/consumer.ts'
import { createDatabase, createTestKafka, waitFor } from '../testing/fixtures.ts'
import type { CrashSettings } from './crash-child.ts'
import {
  CountedEvent,
  countedEvents,
  createEffects,
  effectsOf,
  writeEvents,
  numberedPayloads,
  startConsumersOf,
  startRelayOf,
} from './event-fixture.ts'

const child = fileURLToPath(new URL('crash-child.ts', import.meta.url))

const runUntilKilled = async (mode: 'consume' | 'relay', settings: CrashSettings): Promise<void> => {
  const started = spawn(process.execPath, [child, mode, JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  started.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString()
  })
  const timer = setTimeout(() => started.kill('SIGTERM'), 120_000)
  const [code, signal] = (await once(started, 'exit')) as [number | null, string | null]
  clearTimeout(timer)
  expect({ code, signal, complaint }).toEqual({ code: null, signal: 'SIGKILL', complaint: '' })
}

// Most of the first test waits for Kafka to expire its dead members: the second uses that time.
it.concurrent('leaves each effect once in 20 consumers that are killed between effect and offset commit', async () => {
  await using database = await createDatabase('platform')
  const { db } = database
  await createEffects(db)
  const services = Array.from({ length: 20 }, (_, index) => `service${index}`)
  const events = countedEvents.map((event) => ({ ...event, consumers: services }))
  await using test = await createTestKafka(events)
  await using _relay = await startRelayOf(db, test.kafka)
  await writeEvents(db, numberedPayloads('crash', 5))

  const settings = { postgresUrl: database.url, brokers: test.brokers, prefix: test.prefix, services, dieAfterSends: 0 }
  await runUntilKilled('consume', settings)
  expect(await db('effects').count().first()).toEqual({ count: 20 })

  await using stack = new AsyncDisposableStack()
  const starting = services.map(async (service) => {
    const subscription = onEvent(CountedEvent, {
      apply: async (trx, { key, version }) => {
        await trx('effects').insert({ consumer: service, key, version })
      },
    })
    stack.use(await startConsumersOf(db, test.kafka, [subscription], { service, timing: { sessionTimeoutMs: 6_000 } }))
  })
  await Promise.all(starting)
  await waitFor(async () => (await db('inbox').count().first())?.count === 100)
  const perConsumer = await db('effects')
    .select('consumer')
    .groupBy('consumer')
    .select(db.raw(`string_agg(version::text, ',' order by id) as versions`))
  expect(perConsumer).toHaveLength(20)
  expect(new Set(perConsumer.map(({ versions }: { versions: string }) => versions))).toEqual(new Set(['1,2,3,4,5']))
})

it.concurrent('a relay killed 20 times between send and mark sends the events again, in order and without a second effect', async () => {
  await using database = await createDatabase('platform')
  const { db } = database
  await createEffects(db)
  await using test = await createTestKafka(countedEvents)
  const { brokers, prefix } = test
  await writeEvents(db, numberedPayloads('relay', 40))
  for (let kill = 0; kill < 20; kill += 1)
    await runUntilKilled('relay', { postgresUrl: database.url, brokers, prefix, services: [], dieAfterSends: 1 })
  const unsent = await db('outbox').whereNull('published_at').count().first()
  expect(unsent).toEqual({ count: 40 })

  await using _relay = await startRelayOf(db, test.kafka)
  const subscription = onEvent(CountedEvent, {
    apply: async (trx, { key, version }) => {
      await trx('effects').insert({ key, version })
    },
  })
  await using _consumers = await startConsumersOf(db, test.kafka, [subscription])
  const versions = numberedPayloads('relay', 40).map(({ version }) => version)
  await waitFor(async () => (await effectsOf(db, 'relay')).length >= 40)
  const ends = await test.kafka.withAdmin((admin) => admin.fetchTopicOffsets(test.kafka.fullName(CountedEvent.name)))
  // Not exactly that many: the client repeats a send whose response is late.
  expect(ends.reduce((sum, { high }) => sum + Number(high), 0)).toBeGreaterThanOrEqual(21 * 40)
  expect(await effectsOf(db, 'relay')).toEqual(versions)
})
