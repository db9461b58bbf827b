import type { ImportOrigin } from '@pandex/contracts/enums'

export type PerOrigin = Record<ImportOrigin, number>

/** Relative shares of the items in flight while every origin has waiting items. */
const weights: PerOrigin = { public: 4, open: 2, admin: 1 }

/** Maximum part of the items in flight for admin files, so that visitors' links never wait for a large file. */
const maxAdminShare = 0.5

/**
 * Computes how many items of each origin one round hands out: the origin with the least of its weighted share in flight comes first.
 * @param limit maximum items in flight; `size` bounds the items of this round
 */
export const allocateSlots = (
  limit: number,
  inFlight: Partial<PerOrigin>,
  waiting: readonly ImportOrigin[],
  size: number,
): Partial<PerOrigin> => {
  const flying = Object.values(inFlight).reduce((sum, count) => sum + count, 0)
  const room = Math.min(size, limit - flying)
  const shares: Partial<PerOrigin> = {}
  const held = (origin: ImportOrigin): number => (inFlight[origin] ?? 0) + (shares[origin] ?? 0)
  const mayHold = (origin: ImportOrigin): boolean =>
    origin !== 'admin' || held('admin') < Math.floor(limit * maxAdminShare)
  for (let left = room; left > 0; left -= 1) {
    // Ranks by items in flight, not per round: if slots free up one at a time, per-round ranking gives the heaviest origin all of them.
    const [next] = waiting.filter(mayHold).toSorted((a, b) => (held(a) + 1) / weights[a] - (held(b) + 1) / weights[b])
    if (next === undefined) break
    shares[next] = (shares[next] ?? 0) + 1
  }
  return shares
}
