import { EventEmitter } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startLoop } from './loop.ts'

const minute = 60_000

test('runs the next round after the interval', async () => {
  const startedAtMs: number[] = []
  await using loop = startLoop({
    name: 'test',
    intervalMs: 20,
    work: async () => void startedAtMs.push(performance.now()),
  })
  await expect.poll(() => startedAtMs.length).toBeGreaterThan(2)
  const [first = 0, second = 0] = startedAtMs
  expect(second - first).toBeGreaterThan(18)
  expect(loop.name).toBe('test')
})

test('pauses for as long as the round returns', async () => {
  let rounds = 0
  await using loop = startLoop({ name: 'test', intervalMs: minute, work: async () => (++rounds < 5 ? 0 : undefined) })
  await loop.firstRun
  await expect.poll(() => rounds).toBe(5)
  await delay(30)
  expect(rounds).toBe(5)
})

test('wakes up during a pause, also during an unlimited one', async () => {
  let rounds = 0
  await using loop = startLoop({ name: 'test', intervalMs: minute, work: async () => (++rounds, Infinity) })
  await loop.firstRun
  loop.wakeUp()
  await expect.poll(() => rounds).toBe(2)
  loop.wakeUp()
  await expect.poll(() => rounds).toBe(3)
})

test('wakes up on its event, and stops listening when disposed', async () => {
  let rounds = 0
  const emitter = new EventEmitter()
  const work = async () => (++rounds, Infinity)
  const loop = startLoop({ name: 'test', intervalMs: minute, wakeOn: { emitter, event: 'queued' }, work })
  await loop.firstRun
  emitter.emit('queued')
  await expect.poll(() => rounds).toBe(2)
  await loop[Symbol.asyncDispose]()
  expect(emitter.listenerCount('queued')).toBe(0)
})

test('a wake-up during a round starts another round at once', async () => {
  let rounds = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  await using loop = startLoop({
    name: 'test',
    intervalMs: minute,
    work: async () => {
      rounds += 1
      if (rounds === 1) await promise
    },
  })
  loop.wakeUp()
  resolve()
  await expect.poll(() => rounds).toBe(2)
})

test('doubles the pause with each failure up to its bound, and reports the first failure and the recovery', async () => {
  const startedAtMs: number[] = []
  const reports: string[] = []
  await using loop = startLoop({
    name: 'test',
    intervalMs: 20,
    maxPauseMs: 80,
    work: async () => {
      startedAtMs.push(performance.now())
      if (startedAtMs.length < 5) throw new Error(`failure ${startedAtMs.length}`)
      return Infinity
    },
    onFailure: (error) => reports.push((error as Error).message),
    onRecovery: (failures) => reports.push(`recovered after ${failures}`),
  })
  await loop.firstRun
  await expect.poll(() => reports).toEqual(['failure 1', 'recovered after 4'])
  const pauses = startedAtMs.slice(1).map((at, index) => at - startedAtMs[index]!)
  expect(pauses).toHaveLength(4)
  for (const [index, minMs] of [40, 80, 80, 80].entries()) expect(pauses[index]).toBeGreaterThan(minMs - 2)
  // Without the bound, the last pause would take 320 ms. A stalled machine lengthens pauses, so the shortest counts.
  expect(Math.min(...pauses.slice(2))).toBeLessThan(300)
})

test('a wake-up does not shorten the pause after a failure', async () => {
  let rounds = 0
  await using loop = startLoop({
    name: 'test',
    intervalMs: minute,
    work: async () => {
      rounds += 1
      throw new Error('failed')
    },
  })
  await loop.firstRun
  loop.wakeUp()
  await delay(30)
  expect(rounds).toBe(1)
})

test('stops during a pause, during a back-off, and after the round that runs', async () => {
  const paused = startLoop({ name: 'paused', intervalMs: minute, work: async () => undefined })
  const failing = startLoop({ name: 'failing', intervalMs: minute, work: async () => Promise.reject(new Error()) })
  await Promise.all([paused.firstRun, failing.firstRun])
  await Promise.all([paused[Symbol.asyncDispose](), failing[Symbol.asyncDispose]()])

  let isDone = false
  let rounds = 0
  const busy = startLoop({
    name: 'busy',
    intervalMs: 0,
    work: async (signal) => {
      rounds += 1
      await delay(minute, undefined, { signal }).catch(() => undefined)
      isDone = true
    },
  })
  await busy[Symbol.asyncDispose]()
  expect({ isDone, rounds }).toEqual({ isDone: true, rounds: 1 })
})
