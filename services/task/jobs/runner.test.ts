import { expect, it } from 'vitest'
import { retryDelaysMs } from './runner.ts'

it('retries a job for 40 minutes, and after an outage within the time that the outage lasted', () => {
  let waitedMs = 0
  for (const delayMs of retryDelaysMs) {
    expect(delayMs).toBeLessThanOrEqual(Math.max(waitedMs, 5_000))
    waitedMs += delayMs
  }
  expect(waitedMs).toBeGreaterThan(40 * 60_000)
})
