import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAdmissionControl } from './admission-control.ts'
import { networksOf } from './client-networks.ts'

const code = 'search.too_busy'
const never = new AbortController().signal
const flooder = networksOf('192.0.2.1')
const visitor = networksOf('198.51.100.1')

const createFixture = ({ concurrency = 2, initialServiceMs = 100, maxWaiting = 1_000 } = {}) => {
  let nowMs = 0
  const control = createAdmissionControl({
    name: 'test',
    code,
    concurrency,
    maxWaitMs: 1_000,
    initialServiceMs,
    maxWaiting,
    now: () => nowMs,
  })
  const running: { name: string; finish: () => void }[] = []
  const outcomes: string[] = []
  const ask = (name: string, client = flooder, signal = never): void => {
    const work = (): Promise<void> =>
      new Promise((finish) => {
        running.push({ name, finish })
      })
    control.run(client, work, signal).then(
      () => outcomes.push(`${name} done`),
      (error: { code: string }) => outcomes.push(`${name} ${error.code}`),
    )
  }
  return {
    control,
    outcomes,
    ask,
    askMany: (count: number, client = flooder): void => {
      for (let number = 1; number <= count; number += 1) ask(`${client === flooder ? 'f' : 'v'}${number}`, client)
    },
    runningNames: () => running.map(({ name }) => name),
    pass: (ms: number) => void (nowMs += ms),
    finishOne: async () => {
      running.shift()?.finish()
      await turn()
    },
    refused: () => outcomes.filter((outcome) => outcome.endsWith(code)).length,
  }
}

test('lets one client fill three quarters of the queue, and refuses the rest at once', async () => {
  const fixture = createFixture()
  fixture.askMany(30)
  await turn()
  // Two run; 1000 ms hold 2 × 10 tasks of 100 ms, and one client may fill 15 of these places.
  expect(fixture.runningNames()).toEqual(['f1', 'f2'])
  expect(fixture.refused()).toBe(13)
  expect(fixture.outcomes).toContain('f30 search.too_busy')
})

test('refuses the newest call of the busiest client, not a call of another client', async () => {
  const fixture = createFixture()
  fixture.askMany(30)
  fixture.outcomes.length = 0
  fixture.askMany(5, visitor)
  await turn()
  expect(fixture.outcomes.filter((outcome) => outcome.startsWith('v'))).toEqual([])
  fixture.ask('third', networksOf('203.0.113.1'))
  await turn()
  expect(fixture.outcomes).toContain('f17 search.too_busy')
  expect(fixture.outcomes).not.toContain('third search.too_busy')
})

test('follows the recent speed: slower work shortens the queue, faster work lengthens it', async () => {
  const fixture = createFixture()
  for (let number = 0; number < 40; number += 1) {
    fixture.ask('slow')
    await turn()
    fixture.pass(500)
    await fixture.finishOne()
  }
  fixture.askMany(30)
  await turn()
  // About 500 ms each: 4 may wait, 3 of them for one client.
  expect(fixture.refused()).toBe(25)
})

test('also refuses queued callers once their expected wait is too long', async () => {
  const fixture = createFixture()
  fixture.askMany(17)
  await turn()
  expect(fixture.refused()).toBe(0)
  fixture.pass(5_000)
  await fixture.finishOne()
  // Another task runs for five seconds: 2 may wait, and twice as many of those already queued.
  expect(fixture.refused()).toBe(11)
})

test('queues the calls that arrive during a short stall', async () => {
  const fixture = createFixture()
  fixture.askMany(2)
  fixture.pass(500)
  // The stall has lasted 400 ms: the 600 ms behind as much again hold 2 × 6 tasks of 100 ms, 9 of them for one client.
  fixture.askMany(10)
  await turn()
  expect(fixture.refused()).toBe(1)
})

test('uses the age of running work while none completes, and still queues a second client', async () => {
  const fixture = createFixture()
  fixture.askMany(2)
  fixture.pass(4_000)
  for (const name of ['late 1', 'late 2', 'late 3']) fixture.ask(name)
  fixture.ask('v', visitor)
  await turn()
  expect(fixture.outcomes).toEqual(['late 2 search.too_busy', 'late 3 search.too_busy'])
})

test('serves a second client next without refusing queued calls', async () => {
  const fixture = createFixture()
  fixture.askMany(22)
  fixture.pass(100)
  await fixture.finishOne()
  fixture.outcomes.length = 0
  fixture.ask('v', visitor)
  await turn()
  expect(fixture.outcomes).toEqual([])
  await fixture.finishOne()
  expect(fixture.runningNames()).toEqual(['f3', 'v'])
})

test('never exceeds its concurrency limit, and leaves no slot free while a caller waits', async () => {
  const fixture = createFixture({ concurrency: 3 })
  fixture.askMany(20)
  for (let left = 20; left > 0; left -= 1) {
    await turn()
    expect(fixture.runningNames()).toHaveLength(Math.min(3, left))
    await fixture.finishOne()
  }
  expect(fixture.outcomes.filter((outcome) => outcome.endsWith('done'))).toHaveLength(20)
})

test('removes a disconnected caller from the queue without starting its work', async () => {
  const fixture = createFixture({ concurrency: 1 })
  const caller = new AbortController()
  fixture.ask('first')
  fixture.ask('gone', visitor, caller.signal)
  fixture.ask('last')
  caller.abort()
  fixture.ask('gone before', visitor, caller.signal)
  await fixture.finishOne()
  expect(fixture.runningNames()).toEqual(['last'])
  await fixture.finishOne()
  expect(fixture.outcomes.toSorted()).toEqual([
    'first done',
    'gone before search.too_busy',
    'gone search.too_busy',
    'last done',
  ])
})

test('never exceeds its limit, however fast the work is', async () => {
  const fixture = createFixture({ concurrency: 1, initialServiceMs: 0, maxWaiting: 5 })
  fixture.askMany(10)
  fixture.askMany(10, visitor)
  await turn()
  expect(fixture.refused()).toBe(14)
})

test('ignores work that fails at once, and returns when to retry', async () => {
  const fixture = createFixture({ concurrency: 1, initialServiceMs: 1_000 })
  const fail = () => fixture.control.run(flooder, () => Promise.reject(new Error('away')), never)
  for (let number = 0; number < 50; number += 1) await expect(fail()).rejects.toThrow('away')
  fixture.askMany(2)
  const refused = fixture.control.run(flooder, () => Promise.resolve(), never)
  await expect(refused).rejects.toMatchObject({ kind: 'unavailable', code, details: { retryAfterSeconds: 2 } })
})
