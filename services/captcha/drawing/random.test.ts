import { expect, it } from 'vitest'
import { createRandom } from './random.ts'

it('chooses within its bounds, including both ends of whole numbers', () => {
  const random = createRandom()
  const wholes = Array.from({ length: 500 }, () => random.whole(1, 4))
  expect([...new Set(wholes)].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
  const highest = createRandom(() => 2 ** 32 - 1)
  expect([highest.whole(1, 4), highest.pick(['a', 'b']), highest.between(0, 1) < 1]).toEqual([4, 'b', true])
})

it('samples different members, never more than there are', () => {
  const random = createRandom()
  for (let count = 0; count < 50; count += 1)
    expect(random.sample([1, 2, 3, 4, 5], 5).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
  expect(random.sample([1, 2], 5)).toHaveLength(2)
})

it('does not repeat values when its buffer is refilled', () => {
  const random = createRandom()
  const drawn = Array.from({ length: 10_000 }, () => random.between(0, 1))
  expect(new Set(drawn).size).toBeGreaterThan(9_990)
})
