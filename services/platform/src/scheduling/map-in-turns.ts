import { setImmediate as nextTurn } from 'node:timers/promises'

/** Maximum time between two turns of the event loop, plus that of one item. */
const maxBlockMs = 10

/** Visits items in order without blocking the event loop: hundreds of documents take seconds before V8 has compiled the code. */
export const forEachInTurns = async <T>(items: Iterable<T>, visit: (item: T) => void): Promise<void> => {
  let startedAt = performance.now()
  for (const item of items) {
    if (performance.now() - startedAt > maxBlockMs) {
      await nextTurn()
      startedAt = performance.now()
    }
    visit(item)
  }
}

/** Maps items in order without blocking the event loop. */
export const mapInTurns = async <T, R>(items: Iterable<T>, map: (item: T) => R): Promise<R[]> => {
  const results: R[] = []
  await forEachInTurns(items, (item) => {
    results.push(map(item))
  })
  return results
}
