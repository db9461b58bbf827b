import { useRef, useState } from 'react'
import type { RowKey } from './list-route.ts'

/** Rows that were ticked, over several pages of a list if need be. */
export interface Selection<R> {
  rows: readonly R[]
  has: (row: R) => boolean
  /** With `isRange` everything from the row ticked last to this one becomes as this one does. */
  toggle: (row: R, page: readonly R[], isRange?: boolean) => void
  /** Ticks the whole page, or takes all its ticks away. */
  togglePage: (page: readonly R[]) => void
  /** Keeps only the rows of these keys; none clears it. */
  keepOnly: (keys?: readonly RowKey[]) => void
}

/** A selection that begins anew when `resetKey` changes: rows that are filtered away must not be changed with the others. */
export const useSelection = <R>(keyOf: (row: R) => RowKey, resetKey: string): Selection<R> => {
  const [chosen, setChosen] = useState<ReadonlyMap<RowKey, R>>(new Map())
  const [knownReset, setKnownReset] = useState(resetKey)
  const last = useRef<RowKey>(undefined)
  if (knownReset !== resetKey) {
    setKnownReset(resetKey)
    setChosen(new Map())
  }
  const put = (rows: readonly R[], isOn: boolean): void =>
    setChosen((known) => {
      const next = new Map(known)
      for (const row of rows) {
        if (isOn) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      return next
    })
  const has = (row: R): boolean => chosen.has(keyOf(row))
  return {
    rows: [...chosen.values()],
    has,
    toggle: (row, page, isRange = false) => {
      const isOn = !has(row)
      const from = page.findIndex((one) => keyOf(one) === last.current)
      const to = page.findIndex((one) => keyOf(one) === keyOf(row))
      const range = isRange && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row]
      put(range, isOn)
      last.current = keyOf(row)
    },
    togglePage: (page) => put(page, !page.every(has)),
    keepOnly: (keys = []) => setChosen((known) => new Map([...known].filter(([key]) => keys.includes(key)))),
  }
}
