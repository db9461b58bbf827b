import { expect, test } from 'vitest'
import { countTurns } from '../../testing/count-turns.ts'
import { mapInTurns } from './map-in-turns.ts'

const block = (ms: number): void => {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
}

test('lets other work run while it maps, and keeps the order', async () => {
  const mapped: number[] = []
  const turns = await countTurns(async () => {
    const results = await mapInTurns([1, 2, 3, 4, 5, 6], (item) => {
      block(15)
      return item * 2
    })
    mapped.push(...results)
  })
  expect(mapped).toEqual([2, 4, 6, 8, 10, 12])
  expect(turns).toBeGreaterThanOrEqual(5)
})

test('fails with the error of an item', async () => {
  const failing = mapInTurns([1], () => {
    throw new Error('broken item')
  })
  await expect(failing).rejects.toThrow('broken item')
})
