/** Of a link in an import. The first three are open: the import is not finished while it has one of them. */
export type ItemStatus = 'pending' | 'review' | 'resolving' | 'finished' | 'failed' | 'dead' | 'duplicate' | 'banned'

/** How many items have which status; statuses that none has are left out. */
export const countStatuses = (items: readonly { status: ItemStatus }[]): Partial<Record<ItemStatus, number>> => {
  const counts: Partial<Record<ItemStatus, number>> = {}
  for (const { status } of items) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
