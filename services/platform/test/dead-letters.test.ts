import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ImportFailed, allEvents } from '@pandex/contracts/events'
import { onEvent, onEventBatch } from '../src/events/consumer.ts'
import { listDeadLetters, redriveDeadLetters } from '../src/events/dead-letters.ts'
import { countDeadLetters, fetchLag } from '../src/events/lag.ts'
import { createDatabase, createTestKafka, waitFor } from '../testing/fixtures.ts'
import type { TestDatabase, TestKafka } from '../testing/fixtures.ts'
import {
  CountedEvent,
  countedEvents,
  createEffects,
  effectsOf,
  writeEvents,
  numberedPayloads,
  sendRaw,
  startConsumersOf,
  startRelayOf,
} from './event-fixture.ts'

let database: TestDatabase
let test: TestKafka
const parts = new AsyncDisposableStack()
const timing = { retryDelaysMs: [20, 20, 20] }

beforeAll(async () => {
  database = parts.use(await createDatabase('platform'))
  await createEffects(database.db)
})
afterAll(() => parts.disposeAsync())

const start = async () => {
  const stack = new AsyncDisposableStack()
  test = stack.use(await createTestKafka(countedEvents))
  stack.use(await startRelayOf(database.db, test.kafka))
  return stack
}

const letters = () => listDeadLetters(test.kafka, 'platform', CountedEvent.name)

it('moves past a poison message, stores it with its cause, and applies it when it is re-driven after the fix', async () => {
  await using stack = await start()
  const { db } = database
  let isFixed = false
  const subscription = onEvent(CountedEvent, {
    apply: async (trx, { key, version }) => {
      if (key === 'poison' && version === 2 && !isFixed) throw new Error('cannot stand 2')
      await trx('effects').insert({ key, version })
    },
  })
  stack.use(await startConsumersOf(db, test.kafka, [subscription], { timing }))
  await writeEvents(db, numberedPayloads('poison', 3))
  await waitFor(async () => (await effectsOf(db, 'poison')).join() === '1,3')
  const [letter] = await waitFor(async () => {
    const found = await letters()
    return found.length > 0 && found
  })
  const { event_id: eventId } = await db('outbox')
    .whereRaw(`payload->>'key' = 'poison' and payload->>'version' = '2'`)
    .first()
  expect(letter).toMatchObject({
    eventId,
    consumer: 'platform',
    key: 'poison',
    error: 'Error: cannot stand 2',
    attempts: 12,
    origin: expect.stringMatching(/^test\.counted\.v1\/\d@1$/) as string,
  })

  expect(await redriveDeadLetters(test.kafka, 'platform', CountedEvent.name)).toHaveLength(1)
  await waitFor(async () => (await letters()).length === 1)
  isFixed = true
  expect(await redriveDeadLetters(test.kafka, 'platform', CountedEvent.name)).toMatchObject([{ eventId }])
  await waitFor(async () => (await effectsOf(db, 'poison')).join() === '1,3,2')
  expect(await letters()).toEqual([])
})

it.for([
  ['is no JSON', '{', { event_id: crypto.randomUUID() }],
  ['does not fit the schema', { key: 'bad', version: 'one' }, { event_id: crypto.randomUUID() }],
  ['has no event id', { key: 'bad', version: 1 }, {}],
] as const)('makes a message that %s a dead letter at once', async ([, value, headers]) => {
  await using stack = await start()
  let calls = 0
  const subscription = onEvent(CountedEvent, {
    apply: async () => {
      calls += 1
    },
  })
  stack.use(await startConsumersOf(database.db, test.kafka, [subscription], { timing }))
  await sendRaw(test.kafka, value, headers, 0)
  await sendRaw(test.kafka, { key: 'good', version: 1 }, { event_id: crypto.randomUUID() }, 0)
  await waitFor(() => calls === 1)
  expect(await letters()).toMatchObject([{ attempts: 1 }])
})

it('skips an event whose statement always times out, and retries one that times out temporarily', async () => {
  await using stack = await start()
  const { db } = database
  let slowAttempts = 0
  const subscription = onEvent(CountedEvent, {
    apply: async (trx, { key, version }) => {
      const isSlow = key === 'slow' && (version === 2 || (version === 1 && (slowAttempts += 1) <= 3))
      if (isSlow) await trx.raw('set local statement_timeout = 20; select pg_sleep(5)')
      await trx('effects').insert({ key, version })
    },
  })
  stack.use(await startConsumersOf(db, test.kafka, [subscription], { timing: { ...timing, maxTimeoutMs: 1_000 } }))
  await writeEvents(db, numberedPayloads('slow', 3))
  await waitFor(async () => (await effectsOf(db, 'slow')).join() === '1,3')
  const [letter, ...more] = await waitFor(async () => {
    const found = await letters()
    return found.length > 0 && found
  })
  expect(more).toEqual([])
  expect(letter).toMatchObject({ error: expect.stringContaining('statement timeout') })
})

it('applies every event of a batch except the poisonous ones, which are isolated by bisection', async () => {
  await using stack = await start()
  const { db } = database
  const sizes: number[] = []
  const subscription = onEventBatch(CountedEvent, {
    apply: async (payloads) => {
      sizes.push(payloads.length)
      if (payloads.some(({ version }) => version === 7 || version === 70)) throw new Error('spoilt')
      await db('effects').insert(payloads.map(({ key, version }) => ({ key, version })))
    },
  })
  await writeEvents(db, numberedPayloads('batch', 100))
  await waitFor(async () => (await db('outbox').whereNull('published_at')).length === 0)
  stack.use(await startConsumersOf(db, test.kafka, [subscription], { timing }))
  await waitFor(async () => (await letters()).length === 2)
  const applied = await effectsOf(db, 'batch')
  expect(applied).toEqual(
    numberedPayloads('batch', 100)
      .map(({ version }) => version)
      .filter((version) => version % 70 !== 0 && version !== 7),
  )
  expect(sizes[0]).toBe(100)
})

it('lists and re-drives dead letters from the command line', async () => {
  await using kafkaOfAll = await createTestKafka(allEvents)
  const { kafka, brokers, prefix } = kafkaOfAll
  const eventId = crypto.randomUUID()
  const headers = { event_id: eventId, consumer: 'task', error: 'Error: boom', attempts: '12' }
  const letter = { key: 'k', value: '{}', headers }
  const foreign = { ...letter, headers: { ...headers, consumer: 'other' } }
  await kafka.send([{ topic: `${ImportFailed.name}.dlq`, messages: [letter, foreign] }])
  const script = fileURLToPath(new URL('../src/commands/redrive-dead-letters.ts', import.meta.url))
  const env = { PATH: process.env.PATH, KAFKA_BROKERS: brokers.join(','), KAFKA_PREFIX: prefix }
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [script, ...args], { env })).stdout.split('\n').filter(Boolean)

  const listed = await run('task', ImportFailed.name, '--dry-run')
  expect(await countDeadLetters(kafka, 'task', [ImportFailed.name])).toBe(2)
  expect(listed.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ eventId, error: 'Error: boom' }])
  expect(await run('task')).toEqual(listed)
  expect(await run('task', ImportFailed.name)).toEqual([])
  expect(await countDeadLetters(kafka, 'task', [ImportFailed.name])).toBe(0)
  expect((await fetchLag(kafka, 'task', [ImportFailed.name])).get(ImportFailed.name)).toBe(1)
  await expect(run('nobody')).rejects.toThrow('usage:')
})
