import { describe, expect, it } from 'vitest'
import { resolveAccessPolicy, resolveCategoryPolicies } from './access-policy.ts'
import type { SitePolicy } from './access-policy.ts'

const free = { kind: 'none', cost_coin: 0 }
const open: SitePolicy = { policy: 'none', cost_coin: 1, mine_only: false }
const paid: SitePolicy = { policy: 'coin', cost_coin: 3, mine_only: false }
const plain = { cost_coin: 0, is_mine: false }

describe('the access policy of a resource', () => {
  it('is the site policy when neither the resource nor its category sets one', () => {
    expect(resolveAccessPolicy(plain, undefined, open)).toEqual(free)
    expect(resolveAccessPolicy(plain, undefined, paid)).toEqual({ kind: 'coin', cost_coin: 3 })
  })

  it('is the policy of the resource itself, even when the site has no conditions', () => {
    expect(resolveAccessPolicy({ cost_coin: 7, is_mine: false }, undefined, open)).toEqual({
      kind: 'coin',
      cost_coin: 7,
    })
  })

  it('exempts members from the price of a resource where the site does', () => {
    const site: SitePolicy = { policy: 'vip_or_coin', cost_coin: 3, mine_only: false }
    expect(resolveAccessPolicy({ cost_coin: 7, is_mine: false }, undefined, site).kind).toBe('vip_or_coin')
  })

  it('is the policy of its category before that of the site, with the price of the site when the category sets none', () => {
    expect(resolveAccessPolicy(plain, { policy: 'none', cost_coin: 0 }, paid)).toEqual(free)
    expect(resolveAccessPolicy(plain, { policy: 'coin', cost_coin: 0 }, paid)).toEqual({ kind: 'coin', cost_coin: 3 })
    expect(resolveAccessPolicy(plain, { policy: 'vip', cost_coin: 9 }, open)).toEqual({ kind: 'vip', cost_coin: 0 })
  })

  it('leaves resources of other users open when the site restricts only its own', () => {
    const site = { ...paid, mine_only: true }
    expect(resolveAccessPolicy(plain, undefined, site)).toEqual(free)
    expect(resolveAccessPolicy({ cost_coin: 0, is_mine: true }, undefined, site).kind).toBe('coin')
  })

  it('is open when it costs nothing', () => {
    expect(resolveAccessPolicy(plain, undefined, { ...paid, cost_coin: 0 })).toEqual(free)
  })
})

describe('the rules of categories', () => {
  it('apply to all descendants without a policy of their own', () => {
    const rules = resolveCategoryPolicies([
      { id: 1, pid: 0, policy: 'coin', cost_coin: 5 },
      { id: 2, pid: 1, policy: '', cost_coin: 0 },
      { id: 3, pid: 2, policy: 'none', cost_coin: 0 },
      { id: 4, pid: 0, policy: '', cost_coin: 0 },
    ])
    expect(rules.get(2)).toEqual({ policy: 'coin', cost_coin: 5 })
    expect(rules.get(3)?.policy).toBe('none')
    expect(rules.has(4)).toBe(false)
  })

  it('end at a category that is its own descendant', () => {
    const rules = resolveCategoryPolicies([
      { id: 1, pid: 2, policy: '', cost_coin: 0 },
      { id: 2, pid: 1, policy: '', cost_coin: 0 },
    ])
    expect(rules.size).toBe(0)
  })
})
