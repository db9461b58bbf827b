import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { unavailableError } from '../src/errors.ts'
import { onEvent } from '../src/events/consumer.ts'
import type { Subscription } from '../src/events/consumer.ts'
import { fetchLag } from '../src/events/lag.ts'
import { addToOutbox } from '../src/events/outbox.ts'
import { createDatabase, createTestKafka, waitFor } from '../testing/fixtures.ts'
import type { TestDatabase, TestKafka } from '../testing/fixtures.ts'
import {
  CountedEvent,
  countedEvents,
  createEffects,
  effectsOf,
  writeEvents,
  relayFailures,
  numberedPayloads,
  sendRaw,
  startConsumersOf,
  startRelayOf,
} from './event-fixture.ts'

let database: TestDatabase
let test: TestKafka
let beforeEffect: (payload: { key: string; version: number }) => Promise<void> | void = () => undefined
const parts = new AsyncDisposableStack()

const subscription: Subscription = onEvent(CountedEvent, {
  apply: async (trx, payload) => {
    await beforeEffect(payload)
    await trx('effects').insert({ consumer: 'platform', key: payload.key, version: payload.version })
  },
})

beforeAll(async () => {
  database = parts.use(await createDatabase('platform'))
  await createEffects(database.db)
  test = parts.use(await createTestKafka(countedEvents))
  parts.use(await startRelayOf(database.db, test.kafka))
  parts.use(
    await startConsumersOf(database.db, test.kafka, [subscription], { timing: { retryDelaysMs: [50, 100, 150] } }),
  )
})

afterEach(() => {
  beforeEffect = () => undefined
  if (relayFailures.length > 0) throw new AggregateError(relayFailures, 'a part could not go on')
})

afterAll(() => parts.disposeAsync())

const effectsOnce = async (key: string, count: number): Promise<number[]> =>
  waitFor(async () => {
    const versions = await effectsOf(database.db, key)
    return versions.length >= count && versions
  })

it('delivers events of one key in the order they were written', async () => {
  await writeEvents(database.db, numberedPayloads('ordered', 300))
  expect(await effectsOnce('ordered', 300)).toEqual(numberedPayloads('ordered', 300).map(({ version }) => version))
})

it('sends no event of a transaction that was rolled back', async () => {
  const { db } = database
  const undone = db.transaction(async (trx) => {
    await addToOutbox(trx, CountedEvent, { key: 'rollback', version: 1 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await writeEvents(db, [{ key: 'rollback', version: 2 }])
  expect(await effectsOnce('rollback', 1)).toEqual([2])
})

it('refuses to store an event that Kafka would refuse or that does not fit its schema', async () => {
  const { db } = database
  await expect(writeEvents(db, [{ key: 'x'.repeat(1_000_000), version: 1 }])).rejects.toThrow('larger than')
  await expect(writeEvents(db, [{ key: 'odd', version: 1.5 }])).rejects.toThrow('expected int')
})

it('sends events whose total size exceeds one send', async () => {
  const { db } = database
  await db.transaction(async (trx) => {
    for (const version of [1, 2, 3])
      await addToOutbox(trx, CountedEvent, { key: 'large', version, filler: 'f'.repeat(800_000) })
  })
  expect(await effectsOnce('large', 3)).toEqual([1, 2, 3])
})

it('applies an event once when it is delivered three times', async () => {
  const message = { key: 'twice', version: 1 }
  const eventId = crypto.randomUUID()
  for (let delivery = 0; delivery < 3; delivery += 1) await sendRaw(test.kafka, message, { event_id: eventId })
  await sendRaw(test.kafka, { key: 'twice', version: 2 }, { event_id: crypto.randomUUID() })
  expect(await effectsOnce('twice', 2)).toEqual([1, 2])
})

it('applies an event once when its deliveries overlap in time', async () => {
  const service = 'second'
  const slow = onEvent(CountedEvent, {
    apply: async (trx, { key, version }) => {
      if (key !== 'overlap') return
      await delay(100)
      await trx('effects').insert({ consumer: service, key, version })
    },
  })
  // Partitions are processed concurrently, as by a member that continues after its partitions were reassigned.
  const other = await createTestKafka([{ ...countedEvents[0], consumers: [service] } as (typeof countedEvents)[0]])
  await using _kafka = other
  await using _one = await startConsumersOf(database.db, other.kafka, [slow], { service })
  const eventId = crypto.randomUUID()
  const keys = ['overlap', 'overlap', 'overlap']
  await Promise.all(keys.map((key, index) => sendRaw(other.kafka, { key, version: 1 }, { event_id: eventId }, index)))
  await waitFor(async () => (await fetchLag(other.kafka, service, [CountedEvent.name])).get(CountedEvent.name) === 0)
  expect(await effectsOf(database.db, 'overlap')).toEqual([1])
})

it('waits without counting attempts while a service that the effect needs is down, and resumes when it is back', async () => {
  let isDown = true
  let calls = 0
  beforeEffect = ({ key }) => {
    if (key !== 'away') return
    calls += 1
    if (isDown) throw unavailableError()
  }
  await writeEvents(database.db, numberedPayloads('away', 3))
  await waitFor(() => calls >= 4)
  expect(await effectsOf(database.db, 'away')).toEqual([])
  isDown = false
  expect(await effectsOnce('away', 3)).toEqual([1, 2, 3])
})

it('applies an event that fails twice without leaving the partition', async () => {
  let calls = 0
  beforeEffect = ({ key }) => {
    if (key === 'flaky' && (calls += 1) <= 2) throw new Error('flaky')
  }
  await writeEvents(database.db, numberedPayloads('flaky', 2))
  expect(await effectsOnce('flaky', 2)).toEqual([1, 2])
})

it('lets other events overtake an event that keeps failing, and applies it from a retry topic', async () => {
  let calls = 0
  beforeEffect = async ({ key, version }) => {
    if (key !== 'later' || version !== 1) return
    calls += 1
    if (calls <= 5) throw new Error('not yet')
    // Ends only when the later events have overtaken this one.
    await waitFor(async () => (await effectsOf(database.db, 'later')).length === 2)
  }
  await writeEvents(database.db, numberedPayloads('later', 3))
  expect(await effectsOnce('later', 3)).toEqual([2, 3, 1])
  expect(calls).toBe(6)
})

it('reports the number of waiting events, and zero when all were processed', async () => {
  const lag = async () => (await fetchLag(test.kafka, 'platform', [CountedEvent.name])).get(CountedEvent.name)
  await waitFor(async () => (await lag()) === 0)
  let isDown = true
  beforeEffect = () => {
    if (isDown) throw unavailableError()
  }
  await writeEvents(database.db, numberedPayloads('lag', 5))
  await waitFor(async () => (await database.db('outbox').whereNull('published_at')).length === 0)
  expect(await lag()).toBe(5)
  isDown = false
  expect(await effectsOnce('lag', 5)).toHaveLength(5)
  await waitFor(async () => (await lag()) === 0)
})
