import { fingerprintOf } from '../fingerprint.ts'
import { memoizeByText } from '../text/memoize-by-text.ts'
import { createWordFinder, foldForMatching } from './word-finder.ts'

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
  /** Whether a text would be banned as a name, a file list or a sharer. */
  matchesText(text: string): boolean
  fingerprint: string
}

export const isBannedText = (bans: Bans, text: string): boolean => bans.matchesText(text)

/** File lists are long, and the same ones recur across searches. */
const fileCache = { maxCachedTexts: 300, maxTextLength: Number.POSITIVE_INFINITY }

/** Names and files match by substring, sharers by their whole name or id. */
export const compileBans = (lists: BanLists): Bans => {
  const names = createWordFinder(lists.ban_disk_name)
  const looksAtFiles = lists.ban_files.length > 0
  const files = createWordFinder(lists.ban_files)
  const matchesFiles = memoizeByText((text) => files.matches(text), fileCache)
  const users = new Set(lists.ban_share_user.map(foldForMatching).filter((user) => user !== ''))
  const userIds = new Set(lists.ban_share_user_id)
  const isUser = (text: string): boolean => text !== '' && users.has(foldForMatching(text))
  // Without the cache: short texts would evict file lists.
  const matchesText = (text: string): boolean => isUser(text) || names.matches(text) || files.matches(text)
  const isBanned = (disk: BanSubject): boolean =>
    (disk.share_user_id !== '' && userIds.has(disk.share_user_id)) ||
    isUser(disk.share_user) ||
    names.matches(disk.disk_name) ||
    (looksAtFiles && matchesFiles(disk.files))
  return Object.assign(isBanned, { looksAtFiles, matchesText, fingerprint: fingerprintOf(lists) })
}

export const noBans: Bans = compileBans({ ban_disk_name: [], ban_share_user: [], ban_share_user_id: [], ban_files: [] })
