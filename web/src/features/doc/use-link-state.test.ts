import { describe, expect, it } from 'vitest'
import { isFresh, pauseAfter } from './use-link-state.ts'

const nowMs = Date.parse('2026-11-21T12:00:00+08:00')
const hoursAgo = (hours: number): string => new Date(nowMs - hours * 3600_000).toISOString()

describe('what is known of a link', () => {
  it.each([
    ['valid', 5.9, true],
    ['valid', 6.1, false],
    ['dead', 5.9, true],
    ['password', 6.1, false],
    ['unsure', 0.4, true],
    ['unsure', 0.6, false],
    ['unsupported', 0.6, false],
  ])('%s of %d hours ago is young enough: %s', (health, hours, isYoung) => {
    expect(isFresh({ health, checked_at: hoursAgo(hours) }, nowMs)).toBe(isYoung)
  })

  it('is too old where no drive was ever asked', () => {
    expect(isFresh({ health: 'valid', checked_at: '' }, nowMs)).toBe(false)
  })
})

it('looks three times more while a drive is asked, with longer pauses, and then lets it be', () => {
  expect([1, 2, 3, 4, 5].map(pauseAfter)).toEqual([2_000, 5_000, 12_000, undefined, undefined])
})
