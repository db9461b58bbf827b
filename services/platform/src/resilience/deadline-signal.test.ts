import { setTimeout as delay } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { deadlineSignal } from './deadline-signal.ts'

it('fires with a TimeoutError after the given time', async () => {
  const signal = deadlineSignal(20)
  expect(signal.aborted).toBe(false)
  await delay(60)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it('fires at once when the deadline has already passed', async () => {
  const signal = deadlineSignal(-5)
  await delay(20)
  expect(signal.aborted).toBe(true)
})
