import type { AccessPolicy } from '@pandex/contracts/access-policy'
import { AppError } from '@pandex/platform/errors'

export interface Caller {
  isKnown: boolean
  isAdmin: boolean
  isVip: boolean
}

export type AccessRefusal = 'login' | 'vip' | 'buy' | 'dead'

export interface AccessRequest {
  policy: AccessPolicy
  isDead: boolean
  hidesDead: boolean
  bought: boolean
  caller: Caller
}

const hasAccess = ({ policy, bought, caller }: AccessRequest): boolean => {
  if (bought) return true
  switch (policy.kind) {
    case 'none':
      return true
    case 'login':
      return caller.isKnown
    case 'vip':
    case 'vip_or_coin':
      return caller.isVip
    case 'coin':
      return false
  }
}

const refusalByPolicy = { none: 'buy', login: 'login', vip: 'vip', vip_or_coin: 'buy', coin: 'buy' } as const

/** Evaluates the access policy: why the caller may not see the paid fields, or undefined. Dead links are hidden from buyers, too. */
export const evaluateAccess = (opening: AccessRequest): AccessRefusal | undefined => {
  if (opening.caller.isAdmin) return undefined
  if (opening.isDead && opening.hidesDead) return 'dead'
  return hasAccess(opening) ? undefined : refusalByPolicy[opening.policy.kind]
}

export const deadLink = (): AppError => new AppError('failed_precondition', 'disk.dead', '网盘资源失效')

/**
 * Price for a logged-in caller who has not bought the resource. Sells neither freely accessible resources nor dead links, even if the site
 * still shows those.
 * @returns points, 1 or more
 * @throws AppError failed_precondition disk.dead, disk.vip_required, disk.nothing_to_buy
 */
export const priceOf = ({ policy, isDead, caller }: Omit<AccessRequest, 'hidesDead' | 'bought'>): number => {
  if (isDead) throw deadLink()
  if (policy.kind === 'vip' && !caller.isVip && !caller.isAdmin)
    throw new AppError('failed_precondition', 'disk.vip_required', '会员专享')
  if (caller.isAdmin || hasAccess({ policy, isDead, caller, hidesDead: false, bought: false }))
    throw new AppError('failed_precondition', 'disk.nothing_to_buy', '该资源无需购买')
  return policy.cost_coin
}
