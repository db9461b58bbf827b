import type { ItemStatus } from '@pandex/contracts/enums'

const waitingMessages: Partial<Record<ItemStatus, string>> = {
  pending: '排队中',
  review: '等待审核',
  resolving: '正在检测',
}

export const messageOf = ({ status, msg }: { status: ItemStatus; msg: string }): string =>
  waitingMessages[status] ?? msg

/** Prefix of the message of items that a review refused; other failures do not have it. */
export const refusedMessage = '审核未通过'

export const bannedMessage = '名称含有本站禁止收录的内容'
