import { useState } from 'react'

const idOf = (row: object): number => (row as { id: number }).id

/** The row of a key; it stays the one it was when the list goes to another page while it is open. */
export const useRowOfKey = <R extends object>(
  rows: readonly R[] | undefined,
  key: string | undefined,
): R | undefined => {
  const [kept, setKept] = useState<R>()
  const found = rows?.find((row) => String(idOf(row)) === key)
  if (found && found !== kept) setKept(found)
  return found ?? (kept && String(idOf(kept)) === key ? kept : undefined)
}
