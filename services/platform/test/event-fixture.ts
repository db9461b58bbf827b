import { z } from 'zod'
import { addManyToOutbox } from '../src/events/outbox.ts'
import type { EventDefinition } from '../src/events/event-definition.ts'
import { startConsumers } from '../src/events/consumer.ts'
import type { ConsumerTiming, Subscription } from '../src/events/consumer.ts'
import type { KafkaPort } from '../src/events/kafka.ts'
import { startRelay } from '../src/events/relay.ts'
import type { Knex } from '../src/postgres/postgres.ts'
import { silentLogger, waitFor } from '../testing/fixtures.ts'

const payload = z.object({ key: z.string(), version: z.number().int(), filler: z.string().default('') })

export const CountedEvent: EventDefinition<typeof payload> = {
  name: 'test.counted.v1',
  producers: ['platform'],
  consumers: ['platform'],
  key: ({ key }) => key,
  payload,
}

export const countedEvents = [CountedEvent as unknown as EventDefinition]

export const createEffects = async (db: Knex): Promise<void> => {
  await db.raw('create table effects (id bigserial primary key, consumer text, key text, version integer)')
}

export const writeEvents = (db: Knex, payloads: z.input<typeof payload>[]): Promise<void> =>
  db.transaction((trx) => addManyToOutbox(trx, CountedEvent, payloads))

/** Sends a message to the event's topic, bypassing the outbox. */
export const sendRaw = (
  kafka: KafkaPort,
  value: unknown,
  headers: Record<string, string>,
  partition?: number,
): Promise<void> => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const key = typeof value === 'string' ? value : (value as { key: string }).key
  return kafka.send([{ topic: CountedEvent.name, messages: [{ key, value: text, headers, partition }] }])
}

export const numberedPayloads = (key: string, count: number): { key: string; version: number }[] =>
  Array.from({ length: count }, (_, index) => ({ key, version: index + 1 }))

export const effectsOf = async (db: Knex, key: string): Promise<number[]> =>
  (await db('effects').where({ key }).orderBy('id').select('version')).map(
    ({ version }: { version: number }) => version,
  )

export const relayFailures: unknown[] = []

export const startRelayOf = (db: Knex, kafka: KafkaPort) =>
  startRelay({ db, kafka, log: silentLogger(), fail: (error) => relayFailures.push(error) })

export const startConsumersOf = async (
  db: Knex,
  kafka: KafkaPort,
  subscriptions: Subscription[],
  options: { service?: string; timing?: Partial<ConsumerTiming> } = {},
) => {
  const { service = 'platform', timing } = options
  const log = silentLogger()
  const consumers = await startConsumers({ service, kafka, db, subscriptions, log, timing })
  await waitFor(async () => {
    await consumers.checkReady?.()
    return true
  })
  return consumers
}
