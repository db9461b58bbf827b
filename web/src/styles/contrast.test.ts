import { expect, it } from 'vitest'
import { contrastOf } from './contrast.ts'

it.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#0b6e63', '#f6f6f3', 5.67],
])('the contrast of %s and %s is %d', (left, right, ratio) => {
  expect(contrastOf(left, right)).toBeCloseTo(ratio, 1)
  expect(contrastOf(right, left)).toBe(contrastOf(left, right))
})
