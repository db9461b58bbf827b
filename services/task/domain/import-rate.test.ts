import { expect, test } from 'vitest'
import { nextRate } from './import-rate.ts'

const unlimited = Number.POSITIVE_INFINITY

/** The rate after some refills with the same load. */
const rateAfter = (refills: number, cpu_wait: number, from = unlimited): number =>
  Array.from({ length: refills }).reduce<number>((rate) => nextRate(rate, { is_searching: true, cpu_wait }), from)

test('imports run at full speed while nobody searches', () => {
  expect(nextRate(5, { is_searching: false, cpu_wait: 0.9 })).toBe(unlimited)
})

test('imports begin slowly when visitors search, and speed up while searches do not wait for processors', () => {
  expect(rateAfter(1, 0)).toBeLessThanOrEqual(20)
  expect(rateAfter(30, 0)).toBeGreaterThan(200)
})

test('imports slow down while searches wait for processors, but never stop', () => {
  expect(rateAfter(3, 0.7, 100)).toBeLessThan(50)
  expect(rateAfter(100, 0.9, 100)).toBeGreaterThan(1)
})
