import type { DropPositionOf, RowDrop } from './RowDrag.tsx'

export type MoveStep = 'up' | 'down' | 'first' | 'last'

export type MoveTarget = MoveStep | RowDrop

/** For flat lists: rows move between rows, never into one. */
export const dropPositionOf: DropPositionOf = (_key, _overKey, part) => (part < 0.5 ? 'before' : 'after')

/** Ids after a move; unchanged if the moved id or the drop target no longer exists. */
export const reorderIds = (ids: readonly number[], id: number, to: MoveTarget): number[] => {
  const from = ids.indexOf(id)
  if (from < 0) return [...ids]
  const others = ids.filter((otherId) => otherId !== id)
  const at = targetIndex(others, from, to)
  return at === undefined ? [...ids] : others.toSpliced(at, 0, id)
}

const targetIndex = (others: readonly number[], from: number, to: MoveTarget): number | undefined => {
  if (to === 'first') return 0
  if (to === 'last') return others.length
  if (to === 'up') return Math.max(from - 1, 0)
  if (to === 'down') return Math.min(from + 1, others.length)
  const overKey = others.indexOf(to.overKey)
  if (overKey < 0) return undefined
  return to.position === 'before' ? overKey : overKey + 1
}
