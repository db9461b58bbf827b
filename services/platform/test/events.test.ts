import { afterAll, beforeAll, expect, it } from 'vitest'
import { onEvent, onEventBatch } from '../src/events/consumer.ts'
import { createDatabase, createTestKafka, waitFor } from '../testing/fixtures.ts'
import type { TestDatabase, TestKafka } from '../testing/fixtures.ts'
import {
  Counted,
  countedEvents,
  createEffects,
  effectsOf,
  emit,
  numbered,
  startConsumersOf,
  startRelayOf,
} from './event-rig.ts'

let database: TestDatabase
let test: TestKafka

beforeAll(async () => {
  database = await createDatabase('platform')
  await createEffects(database.db)
  test = await createTestKafka(countedEvents)
})

afterAll(async () => {
  await test[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

it('delivers events of one key in the order they were written', async () => {
  const { db } = database
  await using _relay = await startRelayOf(db, test.kafka)
  const subscription = onEvent(Counted, {
    apply: async (trx, { key, version }) => {
      await trx('effects').insert({ key, version })
    },
  })
  await using _consumers = await startConsumersOf(db, test.kafka, [subscription])
  const t0 = performance.now()
  await emit(db, numbered('a', 300))
  await waitFor(async () => (await effectsOf(db, 'a')).length === 300)
  console.log('300 in', performance.now() - t0)
  for (let i = 0; i < 5; i++) {
    const t = performance.now()
    await emit(db, [{ key: `b${i}`, version: 1 }])
    await waitFor(async () => (await effectsOf(db, `b${i}`)).length === 1)
    console.log('one in', performance.now() - t)
  }
  expect(await effectsOf(db, 'a')).toEqual(numbered('a', 300).map(({ version }) => version))
})
