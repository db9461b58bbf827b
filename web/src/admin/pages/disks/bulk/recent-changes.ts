import { savePreferences, usePreferences } from '../../../../lib/browser/preferences.ts'
import { parseTimeMs } from '../../../../lib/text/text-format.ts'

interface RecentChange {
  undo: string
  words: string
  /** RFC 3339. */
  at: string
}

/** The server keeps undo data for this long. */
const undoableMs = 24 * 3600_000
const maxChanges = 20

/** Stored values are untrusted. */
const readChanges = (stored: unknown): RecentChange[] =>
  Array.isArray(stored)
    ? stored.filter(
        (change: Partial<RecentChange> | null): change is RecentChange =>
          typeof change?.undo === 'string' && typeof change.words === 'string' && typeof change.at === 'string',
      )
    : []

export const useRecentChanges = (nowMs: number): RecentChange[] =>
  readChanges(usePreferences().diskChanges).filter(({ at }) => nowMs - parseTimeMs(at) < undoableMs)

export const recordChange = (change: RecentChange): void =>
  savePreferences(({ diskChanges }) => ({ diskChanges: [change, ...readChanges(diskChanges)].slice(0, maxChanges) }))

export const removeChange = (undo: string): void =>
  savePreferences(({ diskChanges }) => ({
    diskChanges: readChanges(diskChanges).filter((change) => change.undo !== undo),
  }))
