import { expect, test } from 'vitest'
import { halfLives, heatOf, sumHeats } from './heat.ts'

const now = Date.UTC(2026, 10, 21)
const heatNow = (agesMs: number[]): number => sumHeats(agesMs.map((age) => heatOf(now - age, halfLives.dayMs)))

test('the weight of a search halves with each half-life', () => {
  expect(heatNow([0])).toBeCloseTo(heatNow([halfLives.dayMs, halfLives.dayMs]))
  expect(heatNow([0])).toBeCloseTo(heatNow(Array.from({ length: 8 }, () => 3 * halfLives.dayMs)))
})

test('a current search outweighs more frequent searches of days ago', () => {
  const days = (count: number): number => count * 24 * 3_600_000
  expect(heatNow([0, 0, 0])).toBeGreaterThan(heatNow(Array.from({ length: 20 }, () => days(2))))
})

test('works for any number of years', () => {
  expect(heatOf(Date.UTC(2090, 0, 1), halfLives.dayMs)).toBeLessThan(Number.MAX_SAFE_INTEGER)
  expect(sumHeats([heatOf(0, halfLives.dayMs), heatOf(Date.UTC(2090, 0, 1), halfLives.dayMs)])).toBeGreaterThan(0)
})
