import type { ApiInput, ApiOutput } from '../../../lib/api/api.ts'

export type Category = ApiOutput<'GET /v1/category/list_all'>[number]
export type CategoryChange = ApiInput<'POST /admin/v1/category/update'>

export interface TreeRow {
  category: Category
  /** 1 for a root. */
  level: number
  /** Undefined without children. */
  isOpen: boolean | undefined
  /** Position among all siblings, from 1. */
  position: number
  siblings: number
}

/** Destination of a move: parent (0 for the root level) and index among its other children. */
export interface MoveTarget {
  pid: number
  index: number
}

export type Step = 'up' | 'down' | 'in' | 'out'

const compareOrder = (a: Category, b: Category): number => a.item_order - b.item_order || a.id - b.id

/** Sorted children by parent id. A category whose parent no longer exists counts as a root. */
const childrenByParent = (list: readonly Category[]): Map<number, Category[]> => {
  const ids = new Set(list.map(({ id }) => id))
  return Map.groupBy(list.toSorted(compareOrder), ({ pid }) => (ids.has(pid) ? pid : 0))
}

export const childrenOf = (list: readonly Category[], pid: number): Category[] => childrenByParent(list).get(pid) ?? []

export const subtreeIds = (list: readonly Category[], id: number): Set<number> => {
  const children = childrenByParent(list)
  const ids = new Set([id])
  // The set grows during the iteration.
  for (const parentId of ids) for (const child of children.get(parentId) ?? []) ids.add(child.id)
  return ids
}

/** From the parent to the root; stops at a cycle. */
const ancestorsOf = (list: readonly Category[], id: number): Category[] => {
  const byId = new Map(list.map((item) => [item.id, item]))
  const found: Category[] = []
  let next = byId.get(byId.get(id)?.pid ?? 0)
  while (next && !found.includes(next)) {
    found.push(next)
    next = byId.get(next.pid)
  }
  return found
}

/** Visible rows: those with open ancestors, or for a query the matches with their ancestors. */
export const treeRows = (list: readonly Category[], closed: ReadonlySet<number>, q = ''): TreeRow[] => {
  const query = q.trim().toLowerCase()
  const matches = query ? withAncestors(list, query) : undefined
  const children = childrenByParent(list)
  const rows: TreeRow[] = []
  const addRows = (pid: number, level: number): void => {
    const siblings = children.get(pid) ?? []
    siblings.forEach((category, index) => {
      if (matches && !matches.has(category.id)) return
      const isOpen = children.has(category.id) ? Boolean(matches) || !closed.has(category.id) : undefined
      rows.push({ category, level, isOpen, position: index + 1, siblings: siblings.length })
      if (isOpen) addRows(category.id, level + 1)
    })
  }
  addRows(0, 1)
  return rows
}

const withAncestors = (list: readonly Category[], query: string): Set<number> => {
  const found = list.filter(({ name }) => name.toLowerCase().includes(query))
  return new Set(found.flatMap(({ id }) => [id, ...ancestorsOf(list, id).map((item) => item.id)]))
}

/** All categories except `id` and its descendants, which would create a cycle. */
export const parentOptions = (list: readonly Category[], id?: number): { value: string; label: string }[] => {
  const excludedIds = id === undefined ? new Set<number>() : subtreeIds(list, id)
  const rows = treeRows(list, new Set()).filter(({ category }) => !excludedIds.has(category.id))
  return [
    { value: '0', label: '无（最上级）' },
    ...rows.map(({ category, level }) => ({
      value: String(category.id),
      label: `${'\u2003'.repeat(level - 1)}${category.name}`,
    })),
  ]
}

export interface EffectivePolicy {
  policy: string
  source: Category
}

/** Effective access policy per category; categories with the site's default are omitted. */
export const effectivePolicies = (list: readonly Category[]): ReadonlyMap<number, EffectivePolicy> => {
  const children = childrenByParent(list)
  const policiesById = new Map<number, EffectivePolicy>()
  const queue = [...(children.get(0) ?? [])]
  // The array grows during the iteration; a parent always precedes its children.
  for (const category of queue) {
    const { id, pid, policy } = category
    const effectivePolicy = policy === '' ? policiesById.get(pid) : { policy, source: category }
    if (effectivePolicy) policiesById.set(id, effectivePolicy)
    queue.push(...(children.get(id) ?? []))
  }
  return policiesById
}

export const stepTarget = (list: readonly Category[], id: number, step: Step): MoveTarget | undefined => {
  const children = childrenByParent(list)
  const parentId = [...children].find(([, rows]) => rows.some((row) => row.id === id))?.[0]
  if (parentId === undefined) return undefined
  const siblings = children.get(parentId) ?? []
  const index = siblings.findIndex((row) => row.id === id)
  const previous = siblings[index - 1]
  if (step === 'up') return previous && { pid: parentId, index: index - 1 }
  if (step === 'down') return index < siblings.length - 1 ? { pid: parentId, index: index + 1 } : undefined
  if (step === 'in') return previous && { pid: previous.id, index: children.get(previous.id)?.length ?? 0 }
  if (parentId === 0) return undefined
  const parentPosition = positionOf(children, parentId)
  return parentPosition && { pid: parentPosition.pid, index: parentPosition.index + 1 }
}

const positionOf = (children: Map<number, Category[]>, id: number): MoveTarget | undefined => {
  for (const [pid, rows] of children) {
    const index = rows.findIndex((row) => row.id === id)
    if (index >= 0) return { pid, index }
  }
  return undefined
}

const orderStep = 10

/** Assigns new order numbers to the moved category and to the following siblings until a gap is found; `step` is the direction. */
const renumberSiblings = (
  row: readonly Category[],
  { id, from, step }: { id: number; from: number; step: 1 | -1 },
): CategoryChange[] => {
  let order = from + step * orderStep
  const changes: CategoryChange[] = [{ id, item_order: order }]
  for (const item of row) {
    if ((item.item_order - order) * step > 0) break
    order += step * orderStep
    changes.push({ id: item.id, item_order: order })
  }
  return changes
}

/**
 * Updates that move a category: one if there is a gap between the adjacent order numbers, else the renumbering of the fewest siblings.
 * Empty if the category is already there.
 */
export const planMove = (list: readonly Category[], id: number, { pid, index }: MoveTarget): CategoryChange[] => {
  const moved = list.find((item) => item.id === id)
  if (!moved || subtreeIds(list, id).has(pid)) return []
  const all = childrenOf(list, pid)
  const others = all.filter((item) => item.id !== id)
  const isSame = all.length > others.length && all.findIndex((item) => item.id === id) === index
  if (isSame) return []
  const parent = moved.pid === pid ? {} : { pid }
  const [before, after] = [others[index - 1], others[index]]
  const order = orderBetween(before, after)
  if (order !== undefined) return [{ id, ...parent, item_order: order }]
  const changesAfter = renumberSiblings(others.slice(index), { id, from: before?.item_order ?? 0, step: 1 })
  const changesBefore = renumberSiblings(others.slice(0, index).toReversed(), {
    id,
    from: after?.item_order ?? 0,
    step: -1,
  })
  const [movedChange, ...rest] = changesAfter.length <= changesBefore.length ? changesAfter : changesBefore
  return [{ ...movedChange, id, ...parent }, ...rest]
}

const orderBetween = (before: Category | undefined, after: Category | undefined): number | undefined => {
  if (!before && !after) return orderStep
  if (!before) return (after?.item_order ?? 0) - orderStep
  if (!after) return before.item_order + orderStep
  const middle = Math.floor((before.item_order + after.item_order) / 2)
  return middle > before.item_order && middle < after.item_order ? middle : undefined
}
