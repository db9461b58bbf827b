import { policyKinds } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'

interface Node {
  id: number
  /** 0 for a root. */
  pid: number
}

export const unknownCategory = (): AppError => new AppError('not_found', 'disk.category_unknown', '分类不存在')

const childrenIn = (tree: readonly Node[]): Map<number, Node[]> => Map.groupBy(tree, (node) => node.pid)

/** Pages show the whole path of a category. */
const maxLevels = 10

const levelsBelow = (tree: readonly Node[], id: number): number => {
  const children = childrenIn(tree)
  let levels = 0
  for (let level = children.get(id) ?? []; level.length > 0; levels += 1)
    level = level.flatMap((node) => children.get(node.id) ?? [])
  return levels
}

/**
 * Checks that the parent exists, creates no cycle and keeps the tree within its depth.
 * @param id 0 for a new category
 */
export const checkParent = (tree: readonly Node[], id: number, pid: number): void => {
  const parentOf = new Map(tree.map((node) => [node.id, node.pid]))
  if (pid !== 0 && !parentOf.has(pid))
    throw new AppError('invalid', 'disk.category_parent_unknown', '上级分类不存在', { fields: ['pid'] })
  let levels = 1
  for (let above = pid; above !== 0; above = parentOf.get(above) ?? 0) {
    if (above === id)
      throw new AppError('invalid', 'disk.category_cycle', '上级分类不能是自己或自己的下级', { fields: ['pid'] })
    levels += 1
  }
  if (levels + (id === 0 ? 0 : levelsBelow(tree, id)) > maxLevels)
    throw new AppError('invalid', 'disk.category_too_deep', `分类最多 ${maxLevels} 级`, { fields: ['pid'] })
}

const maxNameLength = 50
const maxDescriptionLength = 1_000

export const checkTexts = ({ name, description }: { name: string; description: string }): void => {
  if (name === '') throw new AppError('invalid', 'disk.category_name_blank', '请输入分类名称', { fields: ['name'] })
  if (name.length > maxNameLength)
    throw new AppError('invalid', 'disk.category_name_too_long', '分类名称太长', { fields: ['name'] })
  if (description.length > maxDescriptionLength)
    throw new AppError('invalid', 'disk.category_description_too_long', '分类描述太长', { fields: ['description'] })
}

const maxCost = 1_000_000

export const checkPolicy = ({ policy, cost_coin }: { policy: string; cost_coin: number }): void => {
  const isKnown = policy === '' || policyKinds.some((kind) => kind === policy)
  if (!isKnown || !Number.isInteger(cost_coin) || cost_coin < 0 || cost_coin > maxCost)
    throw new AppError('invalid', 'disk.category_bad_policy', '访问规则或积分不正确', {
      fields: [isKnown ? 'cost_coin' : 'policy'],
    })
}

/** Bounds the tree, which every change and every price evaluation reads whole. */
export const maxCategories = 2_000

export const totalsOf = (tree: readonly Node[], counts: ReadonlyMap<number, number>): ReadonlyMap<number, number> => {
  const children = childrenIn(tree)
  const walked = [...(children.get(0) ?? [])]
  // The array grows during the iteration (breadth-first).
  for (const { id } of walked) walked.push(...(children.get(id) ?? []))
  const totals = new Map<number, number>()
  for (const { id, pid } of walked.toReversed()) {
    const total = (counts.get(id) ?? 0) + (totals.get(id) ?? 0)
    if (total === 0) continue
    totals.set(id, total)
    if (pid !== 0) totals.set(pid, (totals.get(pid) ?? 0) + total)
  }
  return totals
}
