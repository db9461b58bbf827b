/** What opening a resource takes: one rule for the page of a resource and for lists, which leave out what has its price. */

export const policyKinds = ['none', 'login', 'vip', 'vip_or_coin', 'coin'] as const

export type PolicyKind = (typeof policyKinds)[number]

export interface AccessPolicy {
  kind: PolicyKind
  /** Points; 0 where points do not help. */
  cost_coin: number
}

/** The site's rule (`doc_basic`). */
export interface SitePolicy {
  policy: PolicyKind
  cost_coin: number
  /** Only the site's own resources are under the rule. */
  mine_only: boolean
}

/** A category's own rule; an empty policy leaves it to the category above. */
interface CategoryRule {
  id: number
  /** 0 for a root. */
  pid: number
  policy: string
  cost_coin: number
}

interface Priced {
  /** Points that the resource itself asks for; 0 leaves it to the others. */
  cost_coin: number
  is_mine: boolean
}

const isKind = (text: string): text is PolicyKind => policyKinds.some((kind) => kind === text)

/** Kinds that points open. A price of nothing is no price. */
const withCost = (kind: PolicyKind, cost: number): AccessPolicy => {
  if (kind !== 'coin' && kind !== 'vip_or_coin') return { kind, cost_coin: 0 }
  return cost > 0 ? { kind, cost_coin: cost } : { kind: 'none', cost_coin: 0 }
}

/** The rule that holds in each category: its own, or that of the nearest one above that has one. Categories without any are left out. */
export const categoryPolicies = (
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
 * The resource's own price wins over its category, the category over the site. A price of its own can be paid in points
 * wherever the site asks for anything but a login, and members need not pay it where the site spares them.
 */
export const accessPolicyOf = (
  disk: Priced,
  category: { policy: PolicyKind; cost_coin: number } | undefined,
  site: SitePolicy,
): AccessPolicy => {
  if (disk.cost_coin > 0) return withCost(site.policy === 'vip_or_coin' ? 'vip_or_coin' : 'coin', disk.cost_coin)
  if (category) return withCost(category.policy, category.cost_coin || site.cost_coin)
  if (site.mine_only && !disk.is_mine) return { kind: 'none', cost_coin: 0 }
  return withCost(site.policy, site.cost_coin)
}
