import { expect, test } from 'vitest'
import {
  dayBefore,
  dayOf,
  endOfDay,
  firstDayOfMonth,
  formatTime,
  parseDay,
  startOfDay,
  startOfDayMonthsAgo,
} from './shanghai-time.ts'

const lastMsOfDay = new Date('2026-11-21T23:59:59.999+08:00')
const midnight = new Date('2026-11-22T00:00:00+08:00')

test('a day ends at midnight in Shanghai', () => {
  expect([dayOf(lastMsOfDay), dayOf(midnight)]).toEqual(['2026-11-21', '2026-11-22'])
  expect(startOfDay(lastMsOfDay)).toEqual(new Date('2026-11-21T00:00:00+08:00'))
  expect(endOfDay(new Date('2026-11-21T00:00:00+08:00'))).toEqual(lastMsOfDay)
  expect(startOfDay(midnight)).toEqual(midnight)
  expect(startOfDay(midnight, 22)).toEqual(new Date('2026-10-31T00:00:00+08:00'))
})

test('steps over the ends of months', () => {
  expect([dayBefore('2026-03-01'), dayBefore('2024-03-01'), dayBefore('2026-01-01')]).toEqual([
    '2026-02-28',
    '2024-02-29',
    '2025-12-31',
  ])
  expect(firstDayOfMonth('2026-11-21')).toBe('2026-11-01')
})

test.each([
  [1, '2026-04-30'],
  [3, '2026-02-28'],
  [12, '2025-05-30'],
])('%i months before 30 May is %s', (months, day) => {
  expect(startOfDayMonthsAgo(new Date('2026-05-30T23:59:59+08:00'), months)).toEqual(parseDay(day))
})

test.each(['', '2026-02-29', '2026-11-31', '2026-13-01', '0000-01-01', '2026-1-1', '2026-11-21T00:00:00Z'])(
  '%j is refused as a day',
  (text) => {
    expect(parseDay(text)).toBeNull()
  },
)

test('shows times in Shanghai, and nothing for an invalid date', () => {
  expect(formatTime(new Date('2026-11-20T20:00:00Z'))).toBe('2026-11-21 04:00:00')
  expect(formatTime(new Date(''))).toBe('')
})
