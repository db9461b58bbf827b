import { describe, expect, it } from 'vitest'
import { weeksOfMonth } from './month.ts'

describe('weeksOfMonth', () => {
  it('starts weeks on Monday and omits days of other months', () => {
    const weeks = weeksOfMonth('2026-11-21')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null])
  })

  it.each([
    ['2026-02-14', 28, 5],
    ['2027-02-01', 28, 4],
    ['2028-02-29', 29, 5],
    ['2026-12-31', 31, 5],
    ['2027-01-01', 31, 5],
    ['2024-09-30', 30, 6],
  ])('of %s has each of its %i days once, in %i weeks', (day, days, weeks) => {
    const month = weeksOfMonth(day)
    expect(month).toHaveLength(weeks)
    expect(month.every((week) => week.length === 7)).toBe(true)
    expect(month.flat().filter(Boolean)).toEqual(
      Array.from({ length: days }, (_, index) => `${day.slice(0, 7)}-${String(index + 1).padStart(2, '0')}`),
    )
  })
})
