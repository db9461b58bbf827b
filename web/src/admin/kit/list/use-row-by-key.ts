import { useState } from 'react'

const idOf = (row: object): number => (row as { id: number }).id

/** Finds the row, and keeps it when the list changes to another page. */
export const useRowByKey = <R extends object>(
  rows: readonly R[] | undefined,
  key: string | undefined,
): R | undefined => {
  const [lastFound, setLastFound] = useState<R>()
  const found = rows?.find((row) => String(idOf(row)) === key)
  if (found && found !== lastFound) setLastFound(found)
  return found ?? (lastFound && String(idOf(lastFound)) === key ? lastFound : undefined)
}
