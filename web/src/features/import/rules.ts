import { countCharacters } from '../../lib/characters.ts'

/** Characters a text may have. */
export const maxCharacters = 100_000

/** More than this at once is taken, but better split. */
export const suggestedLinks = 200

/** What stands against submitting a text; undefined when nothing does. */
export const checkImportText = (text: string): string | undefined => {
  if (text.trim() === '') return '请输入文本'
  if (countCharacters(text) > maxCharacters) return `文本不能超过 ${maxCharacters} 个字符`
  return undefined
}

interface ItemState {
  word: string
  /** `open` while it may still change by itself. */
  tone: 'open' | 'ok' | 'warn' | 'bad'
}

/** What became of a link, in words. */
export const itemStates = {
  pending: { word: '排队中', tone: 'open' },
  resolving: { word: '识别中', tone: 'open' },
  // An admin decides, perhaps tomorrow: nothing to wait for here.
  review: { word: '待审核', tone: 'warn' },
  finished: { word: '已收录', tone: 'ok' },
  duplicate: { word: '已存在', tone: 'warn' },
  failed: { word: '失败', tone: 'bad' },
  dead: { word: '链接已失效', tone: 'bad' },
  banned: { word: '不收录', tone: 'bad' },
} as const satisfies Record<string, ItemState>

export type ItemStatus = keyof typeof itemStates

/** A status that is not known yet shows itself. */
export const itemStateOf = (status: string): ItemState =>
  Object.hasOwn(itemStates, status) ? itemStates[status as ItemStatus] : { word: status, tone: 'warn' }

/** Items by status, as the progress of a task tells them. */
export type Counts = Readonly<Record<string, number>>

/** How many items may still change by themselves. */
export const countOpen = ({ pending = 0, resolving = 0 }: Counts): number => pending + resolving

/** The counts in words, in the order in which a link goes through its states. */
export const countWords = (counts: Counts): { status: ItemStatus; word: string; count: number }[] =>
  (Object.keys(itemStates) as ItemStatus[]).flatMap((status) => {
    const count = counts[status] ?? 0
    return count > 0 ? [{ status, word: itemStates[status].word, count }] : []
  })

const firstPollMs = 500
const slowestPollMs = 10_000
/** Some ten minutes; whoever wants to know more then asks. */
const maxLooks = 72

/** Time until the next look at a task, growing with each; undefined when there have been enough. */
export const pollDelayMs = (looks: number): number | undefined =>
  looks < maxLooks ? Math.min(firstPollMs * 1.3 ** looks, slowestPollMs) : undefined
