import { useRef, useState } from 'react'
import type { RowKey } from './list-spec.ts'

export interface Selection<R> {
  /** Empty while `isAll`. */
  rows: readonly R[]
  /** Everything that matches the filter, including rows on other pages. */
  isAll: boolean
  has: (row: R) => boolean
  /** `isRange` applies the row's new state to all rows since the last toggled one. */
  toggle: (row: R, page: readonly R[], isRange?: boolean) => void
  togglePage: (page: readonly R[]) => void
  selectAll: () => void
  /** Without keys, clears the selection. */
  keepOnly: (keys?: readonly RowKey[]) => void
}

/** Resets when `resetKey` changes, so that a bulk action never includes rows outside of the filter. */
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
        // A click on a row cannot refer to rows of other pages, so the selection is limited to this page.
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
    selectAll: () => {
      setChosen(new Map())
      setAll(true)
    },
    keepOnly: (keys = []) => {
      setAll(false)
      setChosen((known) => new Map([...known].filter(([key]) => keys.includes(key))))
    },
  }
}
