import { useRef, useState } from 'react'
import type { RowKey } from './list-route.ts'

/** Rows that were ticked, over several pages of a list if need be. */
export interface Selection<R> {
  /** None while everything is selected. */
  rows: readonly R[]
  /** Everything that the filter fits, also what was never on screen. */
  isAll: boolean
  has: (row: R) => boolean
  /** With `isRange` everything from the row ticked last to this one becomes as this one does. */
  toggle: (row: R, page: readonly R[], isRange?: boolean) => void
  /** Ticks the whole page, or takes all its ticks away. */
  togglePage: (page: readonly R[]) => void
  chooseAll: () => void
  /** Keeps only the rows of these keys; none clears it. */
  keepOnly: (keys?: readonly RowKey[]) => void
}

/** A selection that begins anew when `resetKey` changes: rows that are filtered away must not be changed with the others. */
export const useSelection = <R>(keyOf: (row: R) => RowKey, resetKey: string): Selection<R> => {
  const [chosen, setChosen] = useState<ReadonlyMap<RowKey, R>>(new Map())
  const [isAll, setAll] = useState(false)
  const [knownReset, setKnownReset] = useState(resetKey)
  const last = useRef<RowKey>(undefined)
  if (knownReset !== resetKey) {
    setKnownReset(resetKey)
    setChosen(new Map())
    setAll(false)
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
  const has = (row: R): boolean => isAll || chosen.has(keyOf(row))
  return {
    rows: [...chosen.values()],
    isAll,
    has,
    toggle: (row, page, isRange = false) => {
      if (isAll) {
        // What is not on screen cannot be meant by a press on a row.
        setAll(false)
        return put(
          page.filter((one) => keyOf(one) !== keyOf(row)),
          true,
        )
      }
      const isOn = !has(row)
      const from = page.findIndex((one) => keyOf(one) === last.current)
      const to = page.findIndex((one) => keyOf(one) === keyOf(row))
      const range = isRange && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row]
      put(range, isOn)
      last.current = keyOf(row)
    },
    togglePage: (page) => {
      if (isAll) setAll(false)
      else put(page, !page.every(has))
    },
    chooseAll: () => {
      setChosen(new Map())
      setAll(true)
    },
    keepOnly: (keys = []) => {
      setAll(false)
      setChosen((known) => new Map([...known].filter(([key]) => keys.includes(key))))
    },
  }
}
