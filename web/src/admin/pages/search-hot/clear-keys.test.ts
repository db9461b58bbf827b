import { expect, it } from 'vitest'
import { splitIntoBatches } from './clear-keys.ts'

it('never makes an address that is too long, nor loses a key', () => {
  const keys = Array.from({ length: 300 }, (_, index) => `庆余年第二季${index}`)
  const portions = splitIntoBatches(keys)
  expect(portions.flat()).toEqual(keys)
  expect(portions.length).toBeGreaterThan(1)
  for (const portion of portions)
    expect(new URLSearchParams(portion.map((key) => ['keys', key])).toString().length).toBeLessThan(4_100)
})

it('asks nothing for no keys', () => {
  expect(splitIntoBatches([])).toEqual([])
})
