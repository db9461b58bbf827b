import { describe, expect, it } from 'vitest'
import { isFresh, pollDelayMs } from './use-link-state.ts'

const nowMs = Date.parse('2026-11-21T12:00:00+08:00')
const hoursAgo = (hours: number): string => new Date(nowMs - hours * 3600_000).toISOString()

describe('isFresh', () => {
  it.each([
    ['valid', 5.9, true],
    ['valid', 6.1, false],
    ['dead', 5.9, true],
    ['password', 6.1, false],
    ['unsure', 0.4, true],
    ['unsure', 0.6, false],
    ['unsupported', 0.6, false],
  ])('%s of %d hours ago is fresh: %s', (health, hours, expected) => {
    expect(isFresh({ health, checked_at: hoursAgo(hours) }, nowMs)).toBe(expected)
  })

  it('is false without a check', () => {
    expect(isFresh({ health: 'valid', checked_at: '' }, nowMs)).toBe(false)
  })
})

it('polls three times with growing pauses', () => {
  expect([1, 2, 3, 4, 5].map(pollDelayMs)).toEqual([2_000, 5_000, 12_000, undefined, undefined])
})
