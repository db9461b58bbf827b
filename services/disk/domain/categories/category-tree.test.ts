import { expect, it } from 'vitest'
import { checkParent, totalsOf } from './category-tree.ts'

const tree = [
  { id: 1, pid: 0 },
  { id: 2, pid: 1 },
  { id: 3, pid: 2 },
  { id: 4, pid: 1 },
  { id: 5, pid: 0 },
]

it('the count of a category includes all its descendants', () => {
  const counts = new Map([
    [1, 1],
    [3, 10],
    [4, 100],
    [9, 1_000],
  ])
  expect(Object.fromEntries(totalsOf(tree, counts))).toEqual({ 1: 111, 2: 10, 3: 10, 4: 100 })
})

it('counts of categories sum up to the root, at any depth and breadth', () => {
  const chain = Array.from({ length: 2_000 }, (_, index) => ({ id: index + 1, pid: index }))
  expect(
    totalsOf(
      chain,
      new Map([
        [2_000, 1],
        [1_000, 1],
      ]),
    ).get(1),
  ).toBe(2)
  const beside = Array.from({ length: 2_000 }, (_, index) => ({ id: index + 1, pid: index === 0 ? 0 : 1 }))
  expect(totalsOf(beside, new Map(beside.map(({ id }) => [id, 1]))).get(1)).toBe(2_000)
})

const chainOf = (length: number) => Array.from({ length }, (_, index) => ({ id: index + 1, pid: index }))

it('no category is deeper than ten levels, whatever subtree it brings', () => {
  const tooDeep = expect.objectContaining({ code: 'disk.category_too_deep' }) as Error
  expect(() => checkParent(chainOf(9), 0, 9)).not.toThrow()
  expect(() => checkParent(chainOf(10), 0, 10)).toThrow(tooDeep)
  const moved = [
    { id: 20, pid: 0 },
    { id: 21, pid: 20 },
    { id: 22, pid: 20 },
  ]
  expect(() => checkParent([...chainOf(8), ...moved], 20, 8)).not.toThrow()
  expect(() => checkParent([...chainOf(9), ...moved], 20, 9)).toThrow(tooDeep)
})
