import { visitKinds } from '@pandex/contracts/enums'
import type { VisitKind } from '@pandex/contracts/enums'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Services } from '../clients.ts'
import { startBatchSender } from './batch-sender.ts'
import type { BatchSender } from './batch-sender.ts'

const visitKindBySpec: Record<string, VisitKind> = {
  'POST /v1/search/disk': 'search',
  'POST /open/search/disk': 'search',
  'GET /v1/disk/doc/{doc_id}': 'detail',
  'POST /v1/task/import_disk': 'import',
  'POST /open/task/import_disk': 'import',
  'POST /v1/user/register': 'register',
  'POST /v1/user/login': 'login',
  'POST /auth/v1/order/create': 'order',
}

export const visitKindOfRoute = (spec: string): VisitKind | undefined => visitKindBySpec[spec]

/** A page view counts like the call whose data it renders. */
export const visitKindOfPage = (path: string): VisitKind | undefined => {
  if (path.startsWith('/doc/')) return 'detail'
  return path === '/search' ? 'search' : undefined
}

const slotMs = 600_000

/** Collects addresses that are not counted separately. */
const otherAddresses = ''

type Counts = Uint32Array
type Slot = Map<string, Counts>

interface Row {
  address: string
  kind: string
  slot: string
  count: number
}

const addTo = (slot: Slot, address: string, counts: Counts): void => {
  const existing = slot.get(address)
  if (!existing) return void slot.set(address, counts)
  counts.forEach((count, kind) => (existing[kind] = (existing[kind] ?? 0) + count))
}

export interface VisitCounts extends BatchSender {
  count: (address: string, kind: VisitKind) => void
}

export interface VisitCountsOptions {
  maxAddresses?: number
  now?: () => number
}

export const createVisitCounts = (
  config: Pick<Services['config'], 'RecordVisits'>,
  log: Logger,
  { maxAddresses = 10_000, now = Date.now }: VisitCountsOptions = {},
): VisitCounts => {
  let slots = new Map<number, Slot>()
  let addresses = 0

  /** Merges the addresses of the oldest slot. Returns false when there is no older slot to merge: new addresses are then not separated. */
  const mergeOldestSlot = (current: number): boolean => {
    const oldest = [...slots.keys()].find((slot) => slot !== current && (slots.get(slot)?.size ?? 0) > 1)
    const oldestSlot = oldest === undefined ? undefined : slots.get(oldest)
    if (oldest === undefined || !oldestSlot) return false
    const mergedSlot: Slot = new Map()
    for (const counts of oldestSlot.values()) addTo(mergedSlot, otherAddresses, counts)
    addresses -= oldestSlot.size - 1
    slots.set(oldest, mergedSlot)
    return true
  }
  const countsOf = (address: string): Counts => {
    const start = Math.floor(now() / slotMs) * slotMs
    let slot = slots.get(start)
    if (!slot) slots.set(start, (slot = new Map()))
    const existing = slot.get(address)
    if (existing) return existing
    if (address !== otherAddresses && addresses >= maxAddresses && !mergeOldestSlot(start))
      return countsOf(otherAddresses)
    const counts = new Uint32Array(visitKinds.length)
    slot.set(address, counts)
    addresses += 1
    return counts
  }
  const takeRows = (): Row[] => {
    const rows = [...slots].flatMap(([start, slot]) => {
      const time = new Date(start).toISOString()
      return [...slot].flatMap(([address, counts]) =>
        visitKinds.flatMap((kind, index) => {
          const count = counts[index] ?? 0
          return count > 0 ? [{ address, kind, slot: time, count }] : []
        }),
      )
    })
    slots = new Map()
    addresses = 0
    return rows
  }
  const batches = startBatchSender({
    name: 'visit counts',
    takeRows: takeRows,
    send: (batch, ctx) => config.RecordVisits(batch, ctx),
    log,
  })
  return {
    ...batches,
    count(address, kind) {
      const counts = countsOf(address)
      const index = visitKinds.indexOf(kind)
      counts[index] = (counts[index] ?? 0) + 1
    },
  }
}
