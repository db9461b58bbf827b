import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { deadlineSignal } from './deadline-signal.ts'

it('fires with a TimeoutError after the given time', async () => {
  const signal = deadlineSignal(20)
  expect(signal.aborted).toBe(false)
  await delay(120)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it('has fired when the deadline has already passed', () => {
  expect(deadlineSignal(-5).reason).toMatchObject({ name: 'TimeoutError' })
})

it('is one signal for calls of the same time, which aborts once', async () => {
  const signals = new Set(Array.from({ length: 1_000 }, () => deadlineSignal(30)))
  expect(signals.size).toBeLessThan(50)
  let aborts = 0
  for (const signal of signals) signal.addEventListener('abort', () => (aborts += 1))
  await delay(150)
  expect(aborts).toBe(signals.size)
  expect(signals).not.toContain(deadlineSignal(30))
})
