import { expect, it } from 'vitest'
import { periodsOf } from './overview-range.ts'

const now = new Date('2026-11-22T00:30:00+08:00')

it('takes the current hour and the 23 before, and the 24 hours before those', () => {
  const { current, previous } = periodsOf('day', now)
  expect(current).toEqual({ from: '2026-11-20T17:00:00.000Z', to: '2026-11-21T16:30:00.000Z', unit: 'hour' })
  expect(previous).toEqual({ from: '2026-11-19T17:00:00.000Z', to: '2026-11-20T16:30:00.000Z', unit: 'hour' })
})

it.each([
  ['week', '2026-11-16', '2026-11-09', '2026-11-15'],
  ['month', '2026-10-24', '2026-09-24', '2026-10-23'],
] as const)(
  'takes whole days of Shanghai for a %s, and as many before, up to the same hour',
  (range, from, before, until) => {
    const { current, previous } = periodsOf(range, now)
    expect(current).toMatchObject({ from: new Date(`${from}T00:00:00+08:00`).toISOString(), unit: 'day' })
    expect(previous).toEqual({
      from: new Date(`${before}T00:00:00+08:00`).toISOString(),
      to: new Date(`${until}T00:30:00+08:00`).toISOString(),
      unit: 'hour',
    })
  },
)
