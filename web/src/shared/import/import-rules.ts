import type { ItemStatus } from '@pandex/contracts/enums'
import { countCharacters } from '../../lib/text/characters.ts'

export const maxCharacters = 100_000

/** More links are accepted, but should be split. */
export const maxRecommendedLinks = 200

/** Why the text cannot be submitted; undefined if it can. */
export const checkImportText = (text: string): string | undefined => {
  if (text.trim() === '') return '请输入文本'
  if (countCharacters(text) > maxCharacters) return `文本不能超过 ${maxCharacters} 个字符`
  return undefined
}

interface ItemState {
  label: string
  /** `open`: the status may still change on its own. */
  tone: 'open' | 'ok' | 'warn' | 'bad'
}

const itemStates = {
  pending: { label: '排队中', tone: 'open' },
  resolving: { label: '识别中', tone: 'open' },
  // An admin decides later, so polling does not wait.
  review: { label: '待审核', tone: 'warn' },
  finished: { label: '已收录', tone: 'ok' },
  duplicate: { label: '已存在', tone: 'warn' },
  failed: { label: '失败', tone: 'bad' },
  dead: { label: '链接已失效', tone: 'bad' },
  banned: { label: '不收录', tone: 'bad' },
} as const satisfies Record<ItemStatus, ItemState>

export const itemStateOf = (status: string): ItemState =>
  Object.hasOwn(itemStates, status) ? itemStates[status as ItemStatus] : { label: status, tone: 'warn' }

export type Counts = Readonly<Record<string, number>>

export const countOpen = ({ pending = 0, resolving = 0 }: Counts): number => pending + resolving

export const summarizeCounts = (counts: Counts): { status: ItemStatus; label: string; count: number }[] =>
  (Object.keys(itemStates) as ItemStatus[]).flatMap((status) => {
    const count = counts[status] ?? 0
    return count > 0 ? [{ status, label: itemStates[status].label, count }] : []
  })

const minPollMs = 500
const maxPollMs = 10_000
/** About ten minutes; then the visitor may ask for more. */
const maxPolls = 72

/** Pause after `polls` polls, growing; undefined when polling stops. */
export const pollDelayMs = (polls: number): number | undefined =>
  polls < maxPolls ? Math.min(minPollMs * 1.3 ** polls, maxPollMs) : undefined
