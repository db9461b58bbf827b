import type { Origin } from './import-terms.ts'

export type PerOrigin = Record<Origin, number>

/** How large each one's part of a round is while all of them wait. */
const weights: PerOrigin = { public: 4, open: 2, admin: 1 }

/** Part of all that is in flight which files of admins may take at most: there is always room for a visitor's links. */
const adminPart = 0.5

/**
 * How many items of each origin may go out in one round.
 * @param limit how many may be in flight at a time
 * @param waiting origins of which items wait
 * @param size at most so many in all
 */
export const shareOut = (
  limit: number,
  inFlight: Partial<PerOrigin>,
  waiting: readonly Origin[],
  size: number,
): Partial<PerOrigin> => {
  const flying = Object.values(inFlight).reduce((sum, count) => sum + count, 0)
  const room = Math.min(size, limit - flying)
  if (room <= 0) return {}
  const roomOf = (origin: Origin): number =>
    origin === 'admin' ? Math.min(room, Math.floor(limit * adminPart) - (inFlight.admin ?? 0)) : room
  const served = waiting.filter((origin) => roomOf(origin) > 0)
  const sum = served.reduce((total, origin) => total + weights[origin], 0)
  let left = room
  const shares: Partial<PerOrigin> = {}
  for (const origin of served.toSorted((a, b) => weights[b] - weights[a])) {
    const share = Math.min(left, roomOf(origin), Math.max(1, Math.floor((room * weights[origin]) / sum)))
    if (share > 0) shares[origin] = share
    left -= share
  }
  return shares
}
