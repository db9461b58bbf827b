import { createWordFinder, foldText } from './find-words.ts'

/** The site's lists of what it does not hold. */
export const banTypes = ['ban_disk_name', 'ban_share_user', 'ban_share_user_id', 'ban_files'] as const

export type BanLists = Record<(typeof banTypes)[number], readonly string[]>

/** What is judged of a resource. What is not known yet is empty. */
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
