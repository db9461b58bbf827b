import { createWordFinder, foldText } from './find-words.ts'
import { isAnswerable } from './to-document.ts'
import type { DiskDocument } from './to-document.ts'

export type BanLists = Record<'ban_disk_name' | 'ban_share_user' | 'ban_share_user_id' | 'ban_files', readonly string[]>

/** What is judged of a resource. */
export interface Judged {
  disk_name: string
  files: string
  share_user: string
  share_user_id: string
}

/** Whether a resource must not be in any answer. */
export type Bans = (disk: Judged) => boolean

/** Names and files are banned by what they hold, sharers by their whole name or id. */
export const readBans = (lists: BanLists): Bans => {
  const names = createWordFinder(lists.ban_disk_name)
  const files = createWordFinder(lists.ban_files)
  const users = new Set(lists.ban_share_user.map(foldText).filter((user) => user !== ''))
  const userIds = new Set(lists.ban_share_user_id)
  return (disk) =>
    (disk.share_user_id !== '' && userIds.has(disk.share_user_id)) ||
    (disk.share_user !== '' && users.has(foldText(disk.share_user))) ||
    names.isHeldBy(disk.disk_name) ||
    files.isHeldBy(disk.files)
}

/** A document with a new judgement: what is banned is in no answer. */
export const withJudgement = <D extends Pick<DiskDocument, 'enabled' | 'health' | 'is_shown' | 'is_banned'>>(
  document: D,
  isBanned: boolean,
): D => ({
  ...document,
  is_banned: isBanned,
  is_shown: isAnswerable(document) && !isBanned,
})
