import { expect, it } from 'vitest'
import { findByName, pathTo, subtreeOf, totalsOf } from './category-tree.ts'

const tree = [
  { id: 1, pid: 0, name: '影视' },
  { id: 2, pid: 1, name: 'ＴＶ' },
  { id: 3, pid: 2, name: '国产' },
  { id: 4, pid: 1, name: 'tv' },
  { id: 5, pid: 0, name: '音乐' },
]

it('a category with all below it is the category, its children and theirs', () => {
  expect(subtreeOf(tree, 1).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
  expect(subtreeOf(tree, 3)).toEqual([3])
})

it('a path goes from the root to the category', () => {
  expect(pathTo(tree, 3).map(({ id }) => id)).toEqual([1, 2, 3])
  expect(pathTo(tree, 9)).toEqual([])
})

it('a category counts what is in it and in all below it', () => {
  const counts = new Map([
    [1, 1],
    [3, 10],
    [4, 100],
    [9, 1_000],
  ])
  expect(Object.fromEntries(totalsOf(tree, counts))).toEqual({ 1: 111, 2: 10, 3: 10, 4: 100 })
})

it('of several categories with a name the first in the order of the tree is meant, and a blank name means none', () => {
  expect(findByName(tree, ' Tv ')?.id).toBe(2)
  expect(findByName(tree, '')).toBeUndefined()
  expect(findByName([{ name: ' ' }], ' ')).toBeUndefined()
})
