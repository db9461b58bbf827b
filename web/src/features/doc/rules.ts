import { searchAddress } from '../../lib/search-state.ts'
import { titleWord } from '../../lib/title-word.ts'
import { parseTimeMs } from '../../lib/text-format.ts'
import type { Doc } from './api.ts'

const dayMs = 24 * 3600_000

/** Days after which the page of a dead resource is gone for search engines. */
const goneAfterDays = 30

/** Whether a resource has been dead for so long that its address is answered with 410. */
export const isGone = ({ health, dead_since }: Pick<Doc, 'health' | 'dead_since'>, nowMs: number): boolean =>
  health === 'dead' && nowMs - parseTimeMs(dead_since) > goneAfterDays * dayMs

/** The search that stands for the page of a dead resource, where the site wants that; admins and the like see the page. */
export const searchInstead = (
  { disk_name, policy }: Pick<Doc, 'disk_name' | 'policy'>,
  deadAction: string,
): string | undefined =>
  deadAction === 'search' && policy?.refusal === 'dead'
    ? searchAddress({ q: titleWord(disk_name) || disk_name })
    : undefined

/** What stands between a visitor and a resource, and what would open it. */
export type Barrier =
  | { kind: 'login' }
  | { kind: 'vip' }
  | { kind: 'price'; price: number; isFreeForVips: boolean; freeLeft: number }

/**
 * Reads a refusal. Strangers of a resource with a price have to log in first, and see the price all the same.
 * A refusal this page does not know is met with a login, the mildest of all.
 */
export const barrierOf = (policy: NonNullable<Doc['policy']>, isLoggedIn: boolean): Barrier => {
  const { kind, refusal, cost_coin: price, free_left: freeLeft } = policy
  if (kind === 'vip') return { kind: 'vip' }
  if (kind === 'vip_or_coin' || kind === 'coin' || refusal === 'buy')
    return { kind: 'price', price, isFreeForVips: kind === 'vip_or_coin', freeLeft: isLoggedIn ? freeLeft : 0 }
  return { kind: 'login' }
}

/** How many points are missing; 0 when there are enough, or it costs nothing today. */
export const shortOf = (barrier: Barrier, coin: number): number =>
  barrier.kind === 'price' && barrier.freeLeft === 0 ? Math.max(0, barrier.price - coin) : 0
