/**
 * Takes the items that can be stored together: no two of them have a key in common. Items that come later keep their order, so of several
 * items with one key each sees what the ones before it left.
 * @returns the items to store now, and those for the next round
 */
export const splitConflicts = <T>(
  items: readonly T[],
  keysOf: (item: T) => readonly string[],
): { now: T[]; later: T[] } => {
  const taken = new Set<string>()
  const now: T[] = []
  const later: T[] = []
  for (const item of items) {
    const keys = keysOf(item)
    const round = keys.some((key) => taken.has(key)) ? later : now
    round.push(item)
    for (const key of keys) taken.add(key)
  }
  return { now, later }
}
