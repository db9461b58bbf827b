import { savePreferences, usePreferences } from '../../../lib/preferences.ts'
import { parseTimeMs } from '../../../lib/text-format.ts'

/** A change of many resources that can still be undone. */
export interface RecentChange {
  /** What the undo call names it by. */
  undo: string
  words: string
  /** RFC 3339. */
  at: string
}

/** So long the site keeps what was before. */
const undoableMs = 24 * 3600_000
const kept = 20

/** What the browser has noted; anybody may have written there. */
const readChanges = (stored: unknown, nowMs: number): RecentChange[] =>
  Array.isArray(stored)
    ? stored.filter(
        (one: Partial<RecentChange> | null): one is RecentChange =>
          typeof one?.undo === 'string' &&
          typeof one.words === 'string' &&
          typeof one.at === 'string' &&
          nowMs - parseTimeMs(one.at) < undoableMs,
      )
    : []

/** The changes of many resources made with this browser, latest first, as long as they can be undone. */
export const useRecentChanges = (
  nowMs: number,
): {
  changes: readonly RecentChange[]
  note: (change: RecentChange) => void
  forget: (undo: string) => void
} => {
  const changes = readChanges(usePreferences().diskChanges, nowMs)
  return {
    changes,
    note: (change) => savePreferences({ diskChanges: [change, ...changes].slice(0, kept) }),
    forget: (undo) => savePreferences({ diskChanges: changes.filter((one) => one.undo !== undo) }),
  }
}
