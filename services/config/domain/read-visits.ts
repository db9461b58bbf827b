import { AppError } from '@pandex/platform/errors'
import { readNetwork } from './network.ts'
import { readTime } from './time-range.ts'
import { isVisitKind, noCounts } from './visit-kinds.ts'
import type { Counts } from './visit-kinds.ts'

export interface VisitCount {
  address: string
  kind: string
  slot: string
  count: number
}

/** Counts of one address within ten minutes; `address` is normalised, and null for those that were not kept apart. */
export interface SlotCounts extends Counts {
  slot: Date
  address: string | null
}

const slotMs = 600_000
const maxRows = 20_000
const maxBatchIdLength = 100

/** A gateway whose clock is ahead by more than this would fill days that have not come. */
const maxAheadMs = 24 * 3_600_000

const badVisits = (what: string): AppError =>
  new AppError('invalid', 'config.bad_visits', '访问统计无效', { fields: [what] })

const readAddress = (text: string): string | null => {
  if (text === '') return null
  const network = readNetwork(text)
  if (!network || network.text.includes('/')) throw badVisits('address')
  return network.text
}

const readSlot = (text: string, now: Date): Date => {
  const time = readTime(text)
  // Written in UTC, the year before 1 is one that PostgreSQL does not read.
  if (!time || time.getUTCFullYear() < 1 || time.getTime() > now.getTime() + maxAheadMs) throw badVisits('slot')
  return new Date(time.getTime() - (time.getTime() % slotMs))
}

/**
 * What a gateway has counted, one row for each address and ten minutes.
 * @throws AppError invalid config.bad_visits
 */
export const readVisits = (batchId: string, list: readonly VisitCount[], now: Date): SlotCounts[] => {
  if (batchId.trim() === '' || batchId.length > maxBatchIdLength || batchId.includes('\0')) throw badVisits('batch_id')
  if (list.length > maxRows) throw badVisits('list')
  const rows = new Map<string, SlotCounts>()
  for (const { address, kind, slot, count } of list) {
    if (!isVisitKind(kind)) throw badVisits('kind')
    const place = { slot: readSlot(slot, now), address: readAddress(address) }
    const key = `${place.slot.getTime()} ${place.address}`
    const row = rows.get(key) ?? { ...place, ...noCounts() }
    row[kind] += count
    rows.set(key, row)
  }
  return [...rows.values()]
}
