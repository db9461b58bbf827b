import type { Origin } from './import-terms.ts'

export type PerOrigin = Record<Origin, number>

/** How large each one's part of all that is in flight is while all of them wait. */
const weights: PerOrigin = { public: 4, open: 2, admin: 1 }

/** Part of all that is in flight which files of admins may take at most: there is always room for a visitor's links. */
const adminPart = 0.5

/**
 * How many items of each origin may go out in one round: those go first who have the least of their part in flight.
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
  const shares: Partial<PerOrigin> = {}
  const held = (origin: Origin): number => (inFlight[origin] ?? 0) + (shares[origin] ?? 0)
  const mayHold = (origin: Origin): boolean => origin !== 'admin' || held('admin') < Math.floor(limit * adminPart)
  for (let left = room; left > 0; left -= 1) {
    // By what is in flight, not by rounds: where places come free one at a time, the heaviest would get every one of them.
    const [next] = waiting.filter(mayHold).toSorted((a, b) => (held(a) + 1) / weights[a] - (held(b) + 1) / weights[b])
    if (next === undefined) break
    shares[next] = (shares[next] ?? 0) + 1
  }
  return shares
}
