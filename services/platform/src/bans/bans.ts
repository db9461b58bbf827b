import { fingerprintOf } from '../data-lists.ts'
import { createWordFinder, foldText } from './find-words.ts'
import type { WordFinder } from './find-words.ts'

export const banTypes = ['ban_disk_name', 'ban_share_user', 'ban_share_user_id', 'ban_files'] as const

export type BanLists = Record<(typeof banTypes)[number], readonly string[]>

export interface Judged {
  disk_name: string
  files: string
  share_user: string
  share_user_id: string
}

export interface Bans {
  (disk: Judged): boolean
  /** Whether the result depends on `files`; otherwise callers need not read them. */
  looksAtFiles: boolean
  fingerprint: string
}

export const isBannedText = (bans: Bans, text: string): boolean =>
  bans({ disk_name: text, files: text, share_user: text, share_user_id: '' })

/** File lists are long, and the same ones recur across searches. */
const maxRememberedFiles = 300

const remember = (finder: WordFinder): WordFinder => {
  const known = new Map<string, boolean>()
  return {
    isHeldBy: (text) => {
      const isHeld = known.get(text) ?? finder.isHeldBy(text)
      if (known.size >= maxRememberedFiles) known.clear()
      known.set(text, isHeld)
      return isHeld
    },
  }
}

/** Names and files match by substring, sharers by their whole name or id. */
export const readBans = (lists: BanLists): Bans => {
  const names = createWordFinder(lists.ban_disk_name)
  const looksAtFiles = lists.ban_files.length > 0
  const files = remember(createWordFinder(lists.ban_files))
  const users = new Set(lists.ban_share_user.map(foldText).filter((user) => user !== ''))
  const userIds = new Set(lists.ban_share_user_id)
  const isBanned = (disk: Judged): boolean =>
    (disk.share_user_id !== '' && userIds.has(disk.share_user_id)) ||
    (disk.share_user !== '' && users.has(foldText(disk.share_user))) ||
    names.isHeldBy(disk.disk_name) ||
    (looksAtFiles && files.isHeldBy(disk.files))
  return Object.assign(isBanned, { looksAtFiles, fingerprint: fingerprintOf(lists) })
}

export const noBans: Bans = readBans({ ban_disk_name: [], ban_share_user: [], ban_share_user_id: [], ban_files: [] })
