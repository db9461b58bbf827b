import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

const block = (ms: number): void => {
  const untilMs = performance.now() + ms
  while (performance.now() < untilMs);
}

test('lets other work run while it maps, and keeps the order', async () => {
  let isMapping = true
  const countTurns = async (): Promise<number> => {
    let turns = 0
    for (; isMapping; turns += 1) await nextTurn()
    return turns
  }
  const turns = countTurns()
  const mapped = await mapInTurns([1, 2, 3, 4, 5, 6], (item) => {
    block(15)
    return item * 2
  })
  isMapping = false
  expect(mapped).toEqual([2, 4, 6, 8, 10, 12])
  expect(await turns).toBeGreaterThanOrEqual(5)
})

test('fails with the error of an item', async () => {
  const failing = mapInTurns([1], () => {
    throw new Error('broken item')
  })
  await expect(failing).rejects.toThrow('broken item')
})
