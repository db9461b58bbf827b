import { fingerprintOf } from '../fingerprint.ts'
import { createWordFinder, foldForMatching } from './word-finder.ts'
import type { WordFinder } from './word-finder.ts'

export const banTypes = ['ban_disk_name', 'ban_share_user', 'ban_share_user_id', 'ban_files'] as const

export type BanLists = Record<(typeof banTypes)[number], readonly string[]>

export interface BanSubject {
  disk_name: string
  files: string
  share_user: string
  share_user_id: string
}

export interface Bans {
  (disk: BanSubject): boolean
  /** Whether the result depends on `files`; otherwise callers need not read them. */
  looksAtFiles: boolean
  fingerprint: string
}

export const isBannedText = (bans: Bans, text: string): boolean =>
  bans({ disk_name: text, files: text, share_user: text, share_user_id: '' })

/** File lists are long, and the same ones recur across searches. */
const maxCachedFiles = 300

const memoizeFinder = (finder: WordFinder): WordFinder => {
  const known = new Map<string, boolean>()
  return {
    matches: (text) => {
      const isHeld = known.get(text) ?? finder.matches(text)
      if (known.size >= maxCachedFiles) known.clear()
      known.set(text, isHeld)
      return isHeld
    },
  }
}

/** Names and files match by substring, sharers by their whole name or id. */
export const compileBans = (lists: BanLists): Bans => {
  const names = createWordFinder(lists.ban_disk_name)
  const looksAtFiles = lists.ban_files.length > 0
  const files = memoizeFinder(createWordFinder(lists.ban_files))
  const users = new Set(lists.ban_share_user.map(foldForMatching).filter((user) => user !== ''))
  const userIds = new Set(lists.ban_share_user_id)
  const isBanned = (disk: BanSubject): boolean =>
    (disk.share_user_id !== '' && userIds.has(disk.share_user_id)) ||
    (disk.share_user !== '' && users.has(foldForMatching(disk.share_user))) ||
    names.matches(disk.disk_name) ||
    (looksAtFiles && files.matches(disk.files))
  return Object.assign(isBanned, { looksAtFiles, fingerprint: fingerprintOf(lists) })
}

export const noBans: Bans = compileBans({ ban_disk_name: [], ban_share_user: [], ban_share_user_id: [], ban_files: [] })
