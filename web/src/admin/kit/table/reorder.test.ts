import { expect, it } from 'vitest'
import { reorderIds } from './reorder.ts'
import type { MoveTarget } from './reorder.ts'

it.each<[number, MoveTarget, number[]]>([
  [3, 'up', [1, 3, 2, 4]],
  [3, 'down', [1, 2, 4, 3]],
  [3, 'first', [3, 1, 2, 4]],
  [3, 'last', [1, 2, 4, 3]],
  [1, 'up', [1, 2, 3, 4]],
  [4, 'down', [1, 2, 3, 4]],
  [1, { overKey: 3, position: 'before' }, [2, 1, 3, 4]],
  [1, { overKey: 3, position: 'after' }, [2, 3, 1, 4]],
  [4, { overKey: 1, position: 'before' }, [4, 1, 2, 3]],
])('moves item %i to %j', (id, to, expected) => {
  expect(reorderIds([1, 2, 3, 4], id, to)).toEqual(expected)
})

it('keeps the order when the moved item or the drop target does not exist', () => {
  expect(reorderIds([1, 2], 9, 'first')).toEqual([1, 2])
  expect(reorderIds([1, 2], 1, { overKey: 9, position: 'before' })).toEqual([1, 2])
})
