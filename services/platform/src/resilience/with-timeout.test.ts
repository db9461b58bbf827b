import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const never = new Promise<string>(() => undefined)
const fail = (): never => {
  throw new Error('too late')
}

test('returns the result of work that completes in time', async () => {
  expect(await withTimeout(Promise.resolve('done'), 60_000, fail)).toBe('done')
})

test('throws the error of work that fails in time', async () => {
  await expect(withTimeout(Promise.reject(new Error('broken')), 60_000, fail)).rejects.toThrow('broken')
})

test('throws the stated error after the timeout', async () => {
  const beganAtMs = performance.now()
  await expect(withTimeout(never, 20, fail)).rejects.toThrow('too late')
  expect(performance.now() - beganAtMs).toBeGreaterThan(18)
})

test('returns the stated value after the timeout', async () => {
  expect(await withTimeout(never, 5, () => 'older')).toBe('older')
})

test('ignores an error of the work after the timeout', async () => {
  const work = delay(20).then(() => Promise.reject<string>(new Error('late failure')))
  expect(await withTimeout(work, 5, () => 'older')).toBe('older')
  await expect(work).rejects.toThrow('late failure')
})
