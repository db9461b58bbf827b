import { expect, test } from 'vitest'
import { windowStart } from './share-time-window.ts'

test.each([
  ['week', '2026-05-23'],
  ['month', '2026-04-30'],
  ['three_month', '2026-02-28'],
  ['half_year', '2025-11-30'],
  ['year', '2025-05-30'],
])('on 30 May %s begins at midnight of %s', (window, day) => {
  for (const time of ['2026-05-30T00:00:00+08:00', '2026-05-30T23:59:59+08:00'])
    expect(windowStart(window, new Date(time))).toEqual(new Date(`${day}T00:00:00+08:00`))
})

test.each(['', 'decade', 'constructor'])('%j has no window', (window) => {
  expect(windowStart(window, new Date())).toBeUndefined()
})
