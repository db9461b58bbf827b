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
  const [selected, setSelected] = useState<ReadonlyMap<RowKey, R>>(new Map())
  const [isAll, setAll] = useState(false)
  const [lastResetKey, setLastResetKey] = useState(resetKey)
  const lastToggled = useRef<RowKey>(undefined)
  if (lastResetKey !== resetKey) {
    setLastResetKey(resetKey)
    setSelected(new Map())
    setAll(false)
  }
  const setRows = (rows: readonly R[], isOn: boolean): void =>
    setSelected((previous) => {
      const next = new Map(previous)
      for (const row of rows) {
        if (isOn) next.set(keyOf(row), row)
        else next.delete(keyOf(row))
      }
      return next
    })
  const has = (row: R): boolean => isAll || selected.has(keyOf(row))
  return {
    rows: [...selected.values()],
    isAll,
    has,
    toggle: (row, page, isRange = false) => {
      if (isAll) {
        // A click on a row cannot refer to rows of other pages, so the selection is limited to this page.
        setAll(false)
        return setRows(
          page.filter((other) => keyOf(other) !== keyOf(row)),
          true,
        )
      }
      const isOn = !has(row)
      const from = page.findIndex((other) => keyOf(other) === lastToggled.current)
      const to = page.findIndex((other) => keyOf(other) === keyOf(row))
      const range = isRange && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [row]
      setRows(range, isOn)
      lastToggled.current = keyOf(row)
    },
    togglePage: (page) => {
      if (isAll) setAll(false)
      else setRows(page, !page.every(has))
    },
    selectAll: () => {
      setSelected(new Map())
      setAll(true)
    },
    keepOnly: (keys = []) => {
      setAll(false)
      setSelected((previous) => new Map([...previous].filter(([key]) => keys.includes(key))))
    },
  }
}
