import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { unavailableError } from '../errors.ts'
import { combineCalls } from './combine-calls.ts'

const recordRuns = (isRefused: (item: number) => boolean = () => false) => {
  const runs: number[][] = []
  return {
    runs,
    run: async (items: readonly number[]) => {
      runs.push([...items])
      await delay(5)
      if (items.some(isRefused)) throw new Error(`refused ${items.join()}`)
    },
  }
}

test('concurrent calls share a run, and calls that arrive during a run share the next one', async () => {
  const { runs, run } = recordRuns()
  const call = combineCalls({ run, maxItems: 10, intervalMs: 0 })
  const first = Promise.all([call([1, 2]), call([3])])
  await expect.poll(() => runs.length).toBe(1)
  await Promise.all([first, call([4]), call([5])])
  expect(runs).toEqual([
    [1, 2, 3],
    [4, 5],
  ])
})

test('a run has at most the given number of items, unless one call has more', async () => {
  const { runs, run } = recordRuns()
  const call = combineCalls({ run, maxItems: 3, intervalMs: 0 })
  await Promise.all([call([1, 2, 3, 4]), call([5, 6]), call([7]), call([8])])
  expect(runs).toEqual([[1, 2, 3, 4], [5, 6, 7], [8]])
})

test('a call whose items fail fails alone', async () => {
  const { runs, run } = recordRuns((item) => item === 2)
  const call = combineCalls({ run, maxItems: 10, intervalMs: 0 })
  const results = await Promise.allSettled([call([1]), call([2]), call([3])])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(runs).toEqual([[1, 2, 3], [1], [2], [3]])
})

test('calls whose common transaction met a deadlock run alone', async () => {
  const runs: number[][] = []
  const call = combineCalls<number>({
    run: async (items) => {
      runs.push([...items])
      if (items.length > 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    },
    maxItems: 10,
    intervalMs: 0,
  })
  await Promise.all([call([1]), call([2])])
  expect(runs).toEqual([[1, 2], [1], [2]])
})

test('an unavailable dependency fails all calls after one run', async () => {
  let runs = 0
  const call = combineCalls<number>({
    run: async () => {
      runs += 1
      throw unavailableError()
    },
    maxItems: 10,
    intervalMs: 0,
  })
  const results = await Promise.allSettled([call([1]), call([2])])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(runs).toBe(1)
})

test('runs start at least the interval apart, and the first one after a pause starts at once', async () => {
  const startedAtMs: number[] = []
  const run = async (): Promise<void> => void startedAtMs.push(performance.now())
  const call = combineCalls<number>({ run, maxItems: 10, intervalMs: 200 })
  const calledAtMs = performance.now()
  await call([1])
  await call([2])
  const [first = 0, second = 0] = startedAtMs
  // A busy machine may delay the first run after its start was timed.
  expect(second - first).toBeGreaterThan(150)
  expect(first - calledAtMs).toBeLessThan(second - first)
})
