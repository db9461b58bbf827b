import { expect, test } from 'vitest'
import { splitConflicts } from './split-conflicts.ts'

const split = (...items: string[][]) => splitConflicts(items, (keys) => keys)

test('items without a common key are stored together', () => {
  expect(split(['a'], ['b', 'c'], [])).toEqual({ now: [['a'], ['b', 'c'], []], later: [] })
})

test('an item waits for the ones before it with a common key, also for those that wait', () => {
  expect(split(['a'], ['a', 'b'], ['b'], ['c'])).toEqual({ now: [['a'], ['c']], later: [['a', 'b'], ['b']] })
})
