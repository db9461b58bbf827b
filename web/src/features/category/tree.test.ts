import { describe, expect, it } from 'vitest'
import { treeOf } from './tree.ts'

const names = (nodes: ReturnType<typeof treeOf<{ id: number; pid: number }>>): unknown[] =>
  nodes.map(({ of, children }) => (children.length > 0 ? [of.id, names(children)] : of.id))

describe('treeOf', () => {
  it('hangs each category on its parent, in the order of the list, whichever comes first', () => {
    const list = [
      { id: 3, pid: 1 },
      { id: 1, pid: 0 },
      { id: 2, pid: 0 },
      { id: 4, pid: 3 },
    ]
    expect(names(treeOf(list))).toEqual([[1, [[3, [4]]]], 2])
  })

  it('keeps what hangs on a category that is not there', () => {
    expect(names(treeOf([{ id: 5, pid: 9 }]))).toEqual([5])
  })

  it('ends although categories hang on each other', () => {
    const list = [
      { id: 1, pid: 2 },
      { id: 2, pid: 1 },
      { id: 3, pid: 3 },
      { id: 4, pid: 0 },
    ]
    expect(names(treeOf(list))).toEqual([3, 4])
  })
})
