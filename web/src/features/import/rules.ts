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

/** What became of a link, in words, and whether that may still change while one waits. */
export const itemStates: Record<string, { word: string; tone: 'open' | 'ok' | 'warn' | 'bad' }> = {
  pending: { word: '排队中', tone: 'open' },
  resolving: { word: '识别中', tone: 'open' },
  // An admin decides, perhaps tomorrow: nothing to wait for here.
  review: { word: '待审核', tone: 'warn' },
  finished: { word: '已收录', tone: 'ok' },
  duplicate: { word: '已存在', tone: 'warn' },
  failed: { word: '失败', tone: 'bad' },
  dead: { word: '链接已失效', tone: 'bad' },
  banned: { word: '不收录', tone: 'bad' },
}

/** Whether a task's items have all come to where they stay. */
export const hasEnded = (items: readonly { status: string }[]): boolean =>
  items.every((item) => itemStates[item.status]?.tone !== 'open')

const firstPollMs = 500
const slowestPollMs = 5_000

/** Time until the next look at a task, growing with each. */
export const pollDelayMs = (looks: number): number => Math.min(firstPollMs * 1.4 ** looks, slowestPollMs)
