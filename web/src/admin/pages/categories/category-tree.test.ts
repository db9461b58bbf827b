import { expect, it } from 'vitest'
import { sampleCategory } from '../../testing/samples.ts'
import { subtreeIds, planMove, parentOptions, effectivePolicies, stepTarget, treeRows } from './category-tree.ts'
import type { Category } from './category-tree.ts'

/** 影视(1) › 电影(2), 剧集(3) › 国产(4) · 软件(5) */
const list: Category[] = [
  sampleCategory(1, { name: '影视', item_order: 10, policy: 'vip' }),
  sampleCategory(2, { name: '电影', pid: 1, item_order: 10 }),
  sampleCategory(3, { name: '剧集', pid: 1, item_order: 20 }),
  sampleCategory(4, { name: '国产', pid: 3, item_order: 10, policy: 'login' }),
  sampleCategory(5, { name: '软件', item_order: 20 }),
]

const namesAfterMove = (id: number, target: { pid: number; index: number }, from = list): string[] => {
  const changes = planMove(from, id, target)
  const after = from.map((category) => ({
    ...category,
    ...changes.find((change) => change.id === category.id),
  })) as Category[]
  return treeRows(after, new Set()).map(({ category, level }) => `${'-'.repeat(level - 1)}${category.name}`)
}

it('lists children below their parents in order, without those of collapsed categories', () => {
  expect(treeRows(list, new Set()).map(({ category, level }) => [category.name, level])).toEqual([
    ['影视', 1],
    ['电影', 2],
    ['剧集', 2],
    ['国产', 3],
    ['软件', 1],
  ])
  expect(treeRows(list, new Set([1])).map(({ category, isOpen }) => [category.name, isOpen])).toEqual([
    ['影视', false],
    ['软件', undefined],
  ])
})

it('lists the matches of a query with their ancestors, even below collapsed categories', () => {
  expect(treeRows(list, new Set([1, 3]), '国').map(({ category }) => category.name)).toEqual(['影视', '剧集', '国产'])
})

it('lists a category without its parent among the roots', () => {
  expect(treeRows([sampleCategory(9, { pid: 77 })], new Set())).toHaveLength(1)
})

it('offers neither the category itself nor its descendants as parents', () => {
  expect(parentOptions(list, 3).map(({ value }) => value)).toEqual(['0', '1', '2', '5'])
  expect(subtreeIds(list, 1)).toEqual(new Set([1, 2, 3, 4]))
})

it('finds the policy of the nearest ancestor that has one', () => {
  const policyOf = (id: number) => effectivePolicies(list).get(id)
  expect(policyOf(4)).toMatchObject({ policy: 'login', source: { id: 4 } })
  expect(policyOf(3)).toMatchObject({ policy: 'vip', source: { id: 1 } })
  expect(policyOf(5)).toBeUndefined()
})

it('finds the target of a step up, down, in or out, or none', () => {
  expect(stepTarget(list, 3, 'up')).toEqual({ pid: 1, index: 0 })
  expect(stepTarget(list, 2, 'down')).toEqual({ pid: 1, index: 1 })
  expect(stepTarget(list, 5, 'in')).toEqual({ pid: 1, index: 2 })
  expect(stepTarget(list, 4, 'out')).toEqual({ pid: 1, index: 2 })
  expect([stepTarget(list, 1, 'up'), stepTarget(list, 5, 'down'), stepTarget(list, 1, 'in')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(stepTarget(list, 1, 'out')).toBeUndefined()
})

it('changes only the moved category when its neighbours leave a gap', () => {
  expect(planMove(list, 3, { pid: 1, index: 0 })).toEqual([{ id: 3, item_order: 0 }])
  expect(planMove(list, 5, { pid: 1, index: 1 })).toEqual([{ id: 5, pid: 1, item_order: 15 }])
  expect(namesAfterMove(5, { pid: 1, index: 1 })).toEqual(['影视', '-电影', '-软件', '-剧集', '--国产'])
})

it('renumbers siblings without a gap, for every move', () => {
  for (const orders of [
    [0, 0, 0, 0, 0],
    [0, 1, 2, 3, 4],
    [0, 0, 30, 31, 31],
  ]) {
    const crowded = orders.map((item_order, index) => sampleCategory(index + 1, { name: `${index + 1}`, item_order }))
    for (const id of [1, 2, 3, 4, 5])
      for (const index of [0, 1, 2, 3, 4]) {
        const expectedOrder = ['1', '2', '3', '4', '5']
          .filter((name) => name !== String(id))
          .toSpliced(index, 0, String(id))
        expect(namesAfterMove(id, { pid: 0, index }, crowded)).toEqual(expectedOrder)
      }
  }
})

it('renumbers as few siblings as possible', () => {
  const many = Array.from({ length: 2_000 }, (_, index) => sampleCategory(index + 1, { item_order: 0 }))
  expect(planMove(many, 1_500, { pid: 0, index: 3 })).toEqual([
    { id: 1_500, item_order: -10 },
    { id: 3, item_order: -20 },
    { id: 2, item_order: -30 },
    { id: 1, item_order: -40 },
  ])
  expect(planMove(many, 1, { pid: 0, index: 1_998 })).toHaveLength(2)
})

it('plans no change for the same position or a position below the category itself', () => {
  expect(planMove(list, 3, { pid: 1, index: 1 })).toEqual([])
  expect(planMove(list, 1, { pid: 3, index: 0 })).toEqual([])
})
