import type { ApiInput } from '../../../../lib/api/api.ts'
import type { Item } from '../items.ts'

export const review = 'POST /admin/v1/disk_task/update_status'
export const retry = 'POST /admin/v1/disk_task/retry'

export interface Corrections {
  disk_name: string
  disk_pass: string
  cate_id: number
}

export type Decision = { item: Item } & (
  | { kind: 'approved'; corrections: Partial<Corrections> }
  | { kind: 'refused'; message: string }
  | { kind: 'retried' }
)

export const decisionLabels = {
  approved: '通过',
  refused: '拒绝',
  retried: '重试',
} as const satisfies Record<Decision['kind'], string>

type CallOf<S extends typeof review | typeof retry> = { spec: S; input: Omit<ApiInput<S>, 'ids'> & { ids: number[] } }
type Call = CallOf<typeof review> | CallOf<typeof retry>

const callOf = (decision: Decision): Call => {
  const ids = [decision.item.id]
  if (decision.kind === 'retried') return { spec: retry, input: { ids } }
  if (decision.kind === 'refused') return { spec: review, input: { ids, status: 'refused', message: decision.message } }
  return { spec: review, input: { ids, status: 'approved', ...decision.corrections } }
}

/** Decisions with equal inputs share a call; a changed name or password is specific to one item. */
const callGroupKey = ({ spec, input: { ids, ...rest } }: Call): string => {
  const isSingle = 'disk_name' in rest || 'disk_pass' in rest
  return JSON.stringify([spec, rest, isSingle && ids])
}

/** Groups decisions into as few calls as possible, in the order of the decisions. */
export const groupIntoCalls = (decisions: readonly Decision[]): Call[] => {
  const calls = new Map<string, Call>()
  for (const call of decisions.map(callOf)) {
    const existing = calls.get(callGroupKey(call))
    if (existing) existing.input.ids.push(...call.input.ids)
    else calls.set(callGroupKey(call), call)
  }
  return [...calls.values()]
}

export const changedCorrections = (item: Item, draft: Partial<Corrections>): Partial<Corrections> => {
  const disk_name = draft.disk_name?.trim()
  const disk_pass = draft.disk_pass?.trim()
  return {
    ...(disk_name && disk_name !== item.disk_name && { disk_name }),
    ...(disk_pass !== undefined && disk_pass !== item.disk_pass && { disk_pass }),
    ...(draft.cate_id !== undefined && draft.cate_id !== item.cate_id && { cate_id: draft.cate_id }),
  }
}

/** The next undecided item, else the last undecided one before it. */
export const nextUndecided = <I extends { id: number }>(
  rows: readonly I[],
  id: number,
  isDecided: (row: I) => boolean,
): I | undefined => {
  const at = rows.findIndex((row) => row.id === id)
  const isOpen = (row: I): boolean => row.id !== id && !isDecided(row)
  return rows.slice(at + 1).find(isOpen) ?? rows.slice(0, Math.max(at, 0)).findLast(isOpen)
}
