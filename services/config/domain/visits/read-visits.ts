import { isBatchId } from '@pandex/contracts/batch-id'
import { AppError } from '@pandex/platform/errors'
import { readNetwork } from '../network.ts'
import { readTime } from '@pandex/contracts/time-range'
import { isVisitKind, zeroCounts } from './visit-kinds.ts'
import type { Counts } from './visit-kinds.ts'

export interface VisitCount {
  address: string
  kind: string
  slot: string
  count: number
}

/** Counts of one address in a ten-minute slot; `address` is canonical, null for the aggregated rest. */
export interface SlotCounts extends Counts {
  slot: Date
  address: string | null
}

const slotMs = 600_000
const maxRows = 20_000

/** Rejects slots further ahead, which a gateway with a wrong clock would send. */
export const maxAheadMs = 24 * 3_600_000

export const badVisits = (what: string): AppError =>
  new AppError('invalid', 'config.bad_visits', '访问统计无效', { fields: [what] })

const readAddress = (text: string): string | null => {
  if (text === '') return null
  const network = readNetwork(text)
  if (!network || network.text.includes('/')) throw badVisits('address')
  return network.text
}

const readSlot = (text: string, now: Date): Date => {
  const time = readTime(text)
  // PostgreSQL does not parse years before 1 in this format.
  if (!time || time.getUTCFullYear() < 1 || time.getTime() > now.getTime() + maxAheadMs) throw badVisits('slot')
  return new Date(time.getTime() - (time.getTime() % slotMs))
}

/** @throws AppError invalid config.bad_visits */
export const checkBatchId = (batchId: string): void => {
  if (!isBatchId(batchId)) throw badVisits('batch_id')
}

/** Merges a gateway's counts by address and slot. @throws AppError invalid config.bad_visits */
export const readVisits = (batchId: string, list: readonly VisitCount[], now: Date): SlotCounts[] => {
  checkBatchId(batchId)
  if (list.length > maxRows) throw badVisits('list')
  const rows = new Map<string, SlotCounts>()
  for (const { address, kind, slot, count } of list) {
    if (!isVisitKind(kind)) throw badVisits('kind')
    const place = { slot: readSlot(slot, now), address: readAddress(address) }
    const key = `${place.slot.getTime()} ${place.address}`
    const row = rows.get(key) ?? { ...place, ...zeroCounts() }
    row[kind] += count
    rows.set(key, row)
  }
  return [...rows.values()]
}
