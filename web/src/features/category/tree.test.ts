import { describe, expect, it } from 'vitest'
import { buildTree } from './tree.ts'

const names = (nodes: ReturnType<typeof buildTree<{ id: number; pid: number }>>): unknown[] =>
  nodes.map(({ of, children }) => (children.length > 0 ? [of.id, names(children)] : of.id))

describe('buildTree', () => {
  it('places each category below its parent in the order of the list', () => {
    const list = [
      { id: 3, pid: 1 },
      { id: 1, pid: 0 },
      { id: 2, pid: 0 },
      { id: 4, pid: 3 },
    ]
    expect(names(buildTree(list))).toEqual([[1, [[3, [4]]]], 2])
  })

  it('keeps a category with an unknown parent', () => {
    expect(names(buildTree([{ id: 5, pid: 9 }]))).toEqual([5])
  })

  it('terminates on a cycle', () => {
    const list = [
      { id: 1, pid: 2 },
      { id: 2, pid: 1 },
      { id: 3, pid: 3 },
      { id: 4, pid: 0 },
    ]
    expect(names(buildTree(list))).toEqual([3, 4])
  })
})
