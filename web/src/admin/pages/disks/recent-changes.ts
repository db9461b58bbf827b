import { savePreferences, usePreferences } from '../../../lib/preferences.ts'
import { parseTimeMs } from '../../../lib/text-format.ts'

/** A change of many resources that can still be undone. */
interface RecentChange {
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
const readChanges = (stored: unknown): RecentChange[] =>
  Array.isArray(stored)
    ? stored.filter(
        (one: Partial<RecentChange> | null): one is RecentChange =>
          typeof one?.undo === 'string' && typeof one.words === 'string' && typeof one.at === 'string',
      )
    : []

/** The changes of many resources made with this browser, latest first, as long as they can be undone. */
export const useRecentChanges = (nowMs: number): RecentChange[] =>
  readChanges(usePreferences().diskChanges).filter(({ at }) => nowMs - parseTimeMs(at) < undoableMs)

export const noteChange = (change: RecentChange): void =>
  savePreferences(({ diskChanges }) => ({ diskChanges: [change, ...readChanges(diskChanges)].slice(0, kept) }))

export const forgetChange = (undo: string): void =>
  savePreferences(({ diskChanges }) => ({ diskChanges: readChanges(diskChanges).filter((one) => one.undo !== undo) }))
