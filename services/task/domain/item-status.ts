/** Of a link in an import. */
export const itemStatuses = [
  'pending',
  'review',
  'resolving',
  'finished',
  'failed',
  'dead',
  'duplicate',
  'banned',
] as const

export type ItemStatus = (typeof itemStatuses)[number]

/** The import is not finished while an item has one of these. */
export const openStatuses = ['pending', 'review', 'resolving'] as const

/** What an item that is not at its end has to say for itself. */
const waitingMessages: Partial<Record<ItemStatus, string>> = {
  pending: '排队中',
  review: '等待审核',
  resolving: '正在检测',
}

/** What the importer reads of an item. */
export const messageOf = ({ status, msg }: { status: ItemStatus; msg: string }): string =>
  waitingMessages[status] ?? msg

/** How what is said of an item begins that a review refused: it failed like others, but by somebody's will. */
export const refusedMessage = '审核未通过'

/** Why an item is banned. */
export const bannedMessage = '名称含有本站禁止收录的内容'
