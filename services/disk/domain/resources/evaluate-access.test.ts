import { policyKinds } from '@pandex/contracts/enums'
import type { PolicyKind } from '@pandex/contracts/enums'
import { describe, expect, it } from 'vitest'
import { priceOf, evaluateAccess } from './evaluate-access.ts'
import type { Caller, AccessRequest } from './evaluate-access.ts'

const callers = {
  stranger: { isKnown: false, isAdmin: false, isVip: false },
  user: { isKnown: true, isAdmin: false, isVip: false },
  member: { isKnown: true, isAdmin: false, isVip: true },
  admin: { isKnown: true, isAdmin: true, isVip: false },
} satisfies Record<string, Caller>

const opening = (kind: PolicyKind, caller: Caller, more: Partial<AccessRequest> = {}): AccessRequest => ({
  policy: { kind, cost_coin: kind === 'coin' || kind === 'vip_or_coin' ? 5 : 0 },
  isDead: false,
  hidesDead: true,
  bought: false,
  caller,
  ...more,
})

describe('access to a resource', () => {
  const table: Record<PolicyKind, Record<keyof typeof callers, string>> = {
    none: { stranger: '', user: '', member: '', admin: '' },
    login: { stranger: 'login', user: '', member: '', admin: '' },
    vip: { stranger: 'vip', user: 'vip', member: '', admin: '' },
    vip_or_coin: { stranger: 'buy', user: 'buy', member: '', admin: '' },
    coin: { stranger: 'buy', user: 'buy', member: 'buy', admin: '' },
  }
  const names = ['stranger', 'user', 'member', 'admin'] as const

  it.each(policyKinds.flatMap((kind) => names.map((name) => [kind, name, table[kind][name]] as const)))(
    'under %s, %s: %j',
    (kind, name, refusal) => {
      expect(evaluateAccess(opening(kind, callers[name])) ?? '').toBe(refusal)
    },
  )

  it.each(policyKinds)('a buyer sees it under %s whatever its price is now', (kind) => {
    expect(evaluateAccess(opening(kind, callers.user, { bought: true }))).toBeUndefined()
  })

  it.each(policyKinds)('a dead resource is dead for everyone but admins under %s, including buyers', (kind) => {
    for (const caller of [callers.stranger, callers.user, callers.member])
      expect(evaluateAccess(opening(kind, caller, { isDead: true, bought: true }))).toBe('dead')
    expect(evaluateAccess(opening(kind, callers.admin, { isDead: true }))).toBeUndefined()
  })

  it.each(policyKinds)('where the site keeps dead links, %s decides as for a live link', (kind) => {
    for (const caller of Object.values(callers))
      expect(evaluateAccess(opening(kind, caller, { isDead: true, hidesDead: false }))).toBe(
        evaluateAccess(opening(kind, caller)),
      )
  })
})

describe('offers for sale', () => {
  const outcome = (kind: PolicyKind, caller: Caller, more: Partial<AccessRequest> = {}): string | number => {
    try {
      return priceOf(opening(kind, caller, more))
    } catch (error) {
      return (error as { code: string }).code
    }
  }

  it.each([
    ['none', 'disk.nothing_to_buy', 'disk.nothing_to_buy'],
    ['login', 'disk.nothing_to_buy', 'disk.nothing_to_buy'],
    ['vip', 'disk.vip_required', 'disk.nothing_to_buy'],
    ['vip_or_coin', 5, 'disk.nothing_to_buy'],
    ['coin', 5, 5],
  ] as const)('under %s a user gets %j and a member gets %j', (kind, user, member) => {
    expect(outcome(kind, callers.user)).toBe(user)
    expect(outcome(kind, callers.member)).toBe(member)
    expect(outcome(kind, callers.admin)).toBe('disk.nothing_to_buy')
  })

  it.each(policyKinds)('a dead link cannot be bought under %s, even where it is shown', (kind) => {
    for (const hidesDead of [true, false])
      expect(outcome(kind, callers.user, { isDead: true, hidesDead })).toBe('disk.dead')
  })
})
