import { policyKinds } from '@pandex/platform/access-policy'
import { AppError } from '@pandex/platform/errors'

interface Node {
  id: number
  /** 0 for a root. */
  pid: number
}

/** Refuses a parent that is not there, and one that stands below the category itself. @param id 0 for a new category */
export const checkParent = (tree: readonly Node[], id: number, pid: number): void => {
  const parentOf = new Map(tree.map((node) => [node.id, node.pid]))
  if (pid !== 0 && !parentOf.has(pid))
    throw new AppError('invalid', 'disk.category_parent_unknown', '上级分类不存在', { fields: ['pid'] })
  for (let above = pid; above !== 0 && id !== 0; above = parentOf.get(above) ?? 0)
    if (above === id)
      throw new AppError('invalid', 'disk.category_cycle', '上级分类不能是自己或自己的下级', { fields: ['pid'] })
}

const maxNameLength = 50
const maxDescriptionLength = 1_000

/** @param values already cleaned */
export const checkTexts = ({ name, description }: { name: string; description: string }): void => {
  if (name === '') throw new AppError('invalid', 'disk.category_name_blank', '请输入分类名称', { fields: ['name'] })
  if (name.length > maxNameLength)
    throw new AppError('invalid', 'disk.category_name_too_long', '分类名称太长', { fields: ['name'] })
  if (description.length > maxDescriptionLength)
    throw new AppError('invalid', 'disk.category_description_too_long', '分类描述太长', { fields: ['description'] })
}

const maxCost = 1_000_000

/** @throws AppError invalid disk.category_bad_policy */
export const checkPolicy = ({ policy, cost_coin }: { policy: string; cost_coin: number }): void => {
  const isKnown = policy === '' || policyKinds.some((kind) => kind === policy)
  if (!isKnown || !Number.isInteger(cost_coin) || cost_coin < 0 || cost_coin > maxCost)
    throw new AppError('invalid', 'disk.category_bad_policy', '访问规则或积分不正确', {
      fields: [isKnown ? 'cost_coin' : 'policy'],
    })
}

/** The whole tree is read by whoever shows a part of it. */
export const maxCategories = 2_000

/** From the root to the category itself. */
export const pathTo = <N extends Node>(tree: readonly N[], id: number): N[] => {
  const byId = new Map(tree.map((node) => [node.id, node]))
  const path: N[] = []
  for (let node = byId.get(id); node && path.length <= tree.length; node = byId.get(node.pid)) path.unshift(node)
  return path
}

/** The ids of a category and of all below it. */
export const subtreeOf = (tree: readonly Node[], id: number): number[] => {
  const children = Map.groupBy(tree, (node) => node.pid)
  const found = [id]
  // Grows while it is walked.
  for (const at of found) found.push(...(children.get(at) ?? []).map((child) => child.id))
  return found
}

/** For each category what it holds itself and all below it. @param counts what each holds itself */
export const totalsOf = (tree: readonly Node[], counts: ReadonlyMap<number, number>): ReadonlyMap<number, number> => {
  const parentOf = new Map(tree.map((node) => [node.id, node.pid]))
  const totals = new Map<number, number>()
  for (const { id } of tree) {
    const own = counts.get(id) ?? 0
    for (let at = id; own > 0 && at !== 0; at = parentOf.get(at) ?? 0) totals.set(at, (totals.get(at) ?? 0) + own)
  }
  return totals
}

const foldCategory = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

/** The category of this name, whatever its case and width; of several the first in the tree's order. */
export const findByName = <N extends { name: string }>(tree: readonly N[], name: string): N | undefined => {
  const wanted = foldCategory(name)
  return wanted === '' ? undefined : tree.find((node) => foldCategory(node.name) === wanted)
}
