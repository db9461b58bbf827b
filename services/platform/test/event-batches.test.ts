import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { unavailableError } from '../src/errors.ts'
import { onEventBatchOnce } from '../src/events/consumer.ts'
import { listDeadLetters } from '../src/events/dead-letters.ts'
import { createDatabase, createTestKafka, waitFor } from '../testing/fixtures.ts'
import type { TestDatabase, TestKafka } from '../testing/fixtures.ts'
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

interface Counted {
  key: string
  version: number
}

let database: TestDatabase
let test: TestKafka
let batches: Counted[][] = []
let beforeEffect: (payloads: readonly Counted[]) => Promise<void> | void = () => undefined
const parts = new AsyncDisposableStack()

const subscription = onEventBatchOnce(CountedEvent, {
  apply: async (trx, payloads) => {
    batches.push(payloads)
    await beforeEffect(payloads)
    if (payloads.some(({ key }) => key === 'slow'))
      await trx.raw('set local statement_timeout = 20; select pg_sleep(5)')
    await trx('effects').insert(payloads.map(({ key, version }) => ({ consumer: 'platform', key, version })))
  },
})

beforeAll(async () => {
  database = parts.use(await createDatabase('platform'))
  await createEffects(database.db)
  test = parts.use(await createTestKafka(countedEvents))
  parts.use(await startRelayOf(database.db, test.kafka))
  const timing = { retryDelaysMs: [20, 20, 20], maxTimeoutMs: 1_000 }
  parts.use(await startConsumersOf(database.db, test.kafka, [subscription], { timing }))
})

beforeEach(() => {
  batches = []
  beforeEffect = () => undefined
})

afterAll(() => parts.disposeAsync())

const effectsOnce = async (key: string, count: number): Promise<number[]> =>
  waitFor(async () => {
    const versions = await effectsOf(database.db, key)
    return versions.length >= count && versions
  })

const letters = () => listDeadLetters(test.kafka, 'platform', CountedEvent.name)

const toMessage = (payload: Counted, eventId: string) => ({
  key: payload.key,
  value: JSON.stringify(payload),
  headers: { event_id: eventId },
})

it('stores a batch once when its events are delivered twice, within one batch and in two', async () => {
  const messages = numberedPayloads('twice', 20).map((payload) => toMessage(payload, crypto.randomUUID()))
  const send = () => test.kafka.send([{ topic: CountedEvent.name, messages: [...messages, ...messages] }])
  await send()
  await effectsOnce('twice', 20)
  await send()
  await writeEvents(database.db, [{ key: 'twice', version: 21 }])
  expect(await effectsOnce('twice', 21)).toEqual(numberedPayloads('twice', 21).map(({ version }) => version))
})

it('applies events of one key in the order they were written', async () => {
  await writeEvents(database.db, numberedPayloads('ordered', 300))
  expect(await effectsOnce('ordered', 300)).toEqual(numberedPayloads('ordered', 300).map(({ version }) => version))
})

it('applies events of several partitions in one transaction', async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `partition ${index}`)
  await writeEvents(
    database.db,
    keys.map((key) => ({ key, version: 1 })),
  )
  for (const key of keys) await effectsOnce(key, 1)
  expect(batches.length).toBeLessThan(6)
  expect(batches.flat()).toHaveLength(keys.length)
})

it('one bad event does not hold up the rest of its batch, and is the only dead letter', async () => {
  beforeEffect = (payloads) => {
    if (payloads.some(({ version }) => version === 7)) throw new Error('cannot stand 7')
  }
  const before = (await letters()).length
  const others = numberedPayloads('bad', 40).filter(({ version }) => version !== 7)
  const neighbours = numberedPayloads('neighbour', 40).map((payload) => ({
    ...payload,
    version: payload.version + 100,
  }))
  await writeEvents(database.db, [...numberedPayloads('bad', 40), ...neighbours])
  expect(await effectsOnce('bad', 39)).toEqual(others.map(({ version }) => version))
  expect(await effectsOnce('neighbour', 40)).toEqual(neighbours.map(({ version }) => version))
  await waitFor(async () => (await letters()).length > before)
  expect((await letters()).slice(before)).toMatchObject([{ key: 'bad', error: 'Error: cannot stand 7' }])
})

it('an event whose statement always times out is the only dead letter of its batch', async () => {
  const before = (await letters()).length
  await writeEvents(database.db, [
    ...numberedPayloads('fast', 10),
    { key: 'slow', version: 1 },
    ...numberedPayloads('fast too', 10),
  ])
  await effectsOnce('fast', 10)
  await effectsOnce('fast too', 10)
  await waitFor(async () => (await letters()).length > before)
  expect((await letters()).slice(before)).toMatchObject([{ key: 'slow' }])
})

it('a batch waits without counting attempts while a service that its effect needs is down', async () => {
  let isDown = true
  beforeEffect = () => {
    if (isDown) throw unavailableError()
  }
  await writeEvents(database.db, numberedPayloads('away', 10))
  await waitFor(() => batches.length >= 3)
  expect(await effectsOf(database.db, 'away')).toEqual([])
  isDown = false
  expect(await effectsOnce('away', 10)).toEqual(numberedPayloads('away', 10).map(({ version }) => version))
  await delay(100)
  expect(await effectsOf(database.db, 'away')).toHaveLength(10)
})
