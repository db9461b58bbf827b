import { policyKinds } from './enums.ts'
import type { PolicyKind } from './enums.ts'

/** The access policy of a resource. The page of a resource and the lists evaluate the same rule. */

export interface AccessPolicy {
  kind: PolicyKind
  cost_coin: number
}

/** The site-wide policy (setting `doc_basic`). */
export interface SitePolicy {
  policy: PolicyKind
  cost_coin: number
  mine_only: boolean
}

/** A category's policy; an empty `policy` inherits from the parent category. */
interface CategoryRule {
  id: number
  pid: number
  policy: string
  cost_coin: number
}

interface PricedResource {
  /** Price of the resource itself in points; 0 defers to the category and the site. */
  cost_coin: number
  is_mine: boolean
}

const isKind = (text: string): text is PolicyKind => policyKinds.some((kind) => kind === text)

const withCost = (kind: PolicyKind, cost: number): AccessPolicy => {
  if (kind !== 'coin' && kind !== 'vip_or_coin') return { kind, cost_coin: 0 }
  return cost > 0 ? { kind, cost_coin: cost } : { kind: 'none', cost_coin: 0 }
}

/** Resolves each category's policy: its own or its nearest ancestor's. Categories without either are omitted. */
export const resolveCategoryPolicies = (
  tree: readonly CategoryRule[],
): ReadonlyMap<number, { policy: PolicyKind; cost_coin: number }> => {
  const byId = new Map(tree.map((category) => [category.id, category]))
  const ruleOf = (id: number): { policy: PolicyKind; cost_coin: number } | undefined => {
    const seen = new Set<number>()
    for (let at = byId.get(id); at && !seen.has(at.id); at = byId.get(at.pid)) {
      seen.add(at.id)
      if (isKind(at.policy)) return { policy: at.policy, cost_coin: at.cost_coin }
    }
    return undefined
  }
  return new Map(
    tree.flatMap(({ id }) => {
      const rule = ruleOf(id)
      return rule ? [[id, rule] as const] : []
    }),
  )
}

/**
 * Precedence: the resource's own price, then its category, then the site. A resource's own price is payable in points; VIP members are
 * exempt from that price where the site policy is `vip_or_coin`.
 */
export const resolveAccessPolicy = (
  disk: PricedResource,
  category: { policy: PolicyKind; cost_coin: number } | undefined,
  site: SitePolicy,
): AccessPolicy => {
  if (disk.cost_coin > 0) return withCost(site.policy === 'vip_or_coin' ? 'vip_or_coin' : 'coin', disk.cost_coin)
  if (category) return withCost(category.policy, category.cost_coin || site.cost_coin)
  if (site.mine_only && !disk.is_mine) return { kind: 'none', cost_coin: 0 }
  return withCost(site.policy, site.cost_coin)
}
