import { expect, it } from 'vitest'
import { splitIntoBatches } from './clear-keys.ts'

it('splits keys into batches whose URL is short enough, and keeps every key', () => {
  const keys = Array.from({ length: 300 }, (_, index) => `庆余年第二季${index}`)
  const batches = splitIntoBatches(keys)
  expect(batches.flat()).toEqual(keys)
  expect(batches.length).toBeGreaterThan(1)
  for (const batch of batches)
    expect(new URLSearchParams(batch.map((key) => ['keys', key])).toString().length).toBeLessThan(4_100)
})

it('returns no batch for no keys', () => {
  expect(splitIntoBatches([])).toEqual([])
})
