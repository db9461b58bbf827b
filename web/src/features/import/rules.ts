import { countCharacters } from '../../lib/characters.ts'

export const maxCharacters = 100_000

/** More links are accepted, but should be split. */
export const suggestedLinks = 200

/** Why the text cannot be submitted; undefined if it can. */
export const checkImportText = (text: string): string | undefined => {
  if (text.trim() === '') return '请输入文本'
  if (countCharacters(text) > maxCharacters) return `文本不能超过 ${maxCharacters} 个字符`
  return undefined
}

interface ItemState {
  word: string
  /** `open`: the status may still change on its own. */
  tone: 'open' | 'ok' | 'warn' | 'bad'
}

export const itemStates = {
  pending: { word: '排队中', tone: 'open' },
  resolving: { word: '识别中', tone: 'open' },
  // An admin decides later, so polling does not wait.
  review: { word: '待审核', tone: 'warn' },
  finished: { word: '已收录', tone: 'ok' },
  duplicate: { word: '已存在', tone: 'warn' },
  failed: { word: '失败', tone: 'bad' },
  dead: { word: '链接已失效', tone: 'bad' },
  banned: { word: '不收录', tone: 'bad' },
} as const satisfies Record<string, ItemState>

export type ItemStatus = keyof typeof itemStates

export const itemStateOf = (status: string): ItemState =>
  Object.hasOwn(itemStates, status) ? itemStates[status as ItemStatus] : { word: status, tone: 'warn' }

export type Counts = Readonly<Record<string, number>>

export const countOpen = ({ pending = 0, resolving = 0 }: Counts): number => pending + resolving

export const countWords = (counts: Counts): { status: ItemStatus; word: string; count: number }[] =>
  (Object.keys(itemStates) as ItemStatus[]).flatMap((status) => {
    const count = counts[status] ?? 0
    return count > 0 ? [{ status, word: itemStates[status].word, count }] : []
  })

const firstPollMs = 500
const slowestPollMs = 10_000
/** About ten minutes; then the visitor may ask for more. */
const maxLooks = 72

/** Pause after `looks` polls, growing; undefined when polling stops. */
export const pollDelayMs = (looks: number): number | undefined =>
  looks < maxLooks ? Math.min(firstPollMs * 1.3 ** looks, slowestPollMs) : undefined
