import { expect, it } from 'vitest'
import { describeChange } from './describe-change.ts'

it.each([
  [112, 100, '多 12%'],
  [95, 100, '少 5%'],
  [0, 100, '少 100%'],
  [7, 7, '一样多'],
  [0, 0, '一样多'],
  [3, 0, '多 3'],
  [10_001, 10_000, '几乎一样多'],
])('describes %i after %i as %s', (total, previous, text) => {
  expect(describeChange(total, previous)).toBe(text)
})
