import { directReferrer, isReferrerHost, otherReferrer } from '@pandex/contracts/referrers'
import { dayOf, parseDay } from '@pandex/contracts/shanghai-time'
import { badVisits, checkBatchId, maxAheadMs } from './read-visits.ts'

export interface ReferrerCount {
  day: string
  host: string
  count: number
}

const maxRows = 5_000

const isReferrer = (host: string): boolean => host === directReferrer || host === otherReferrer || isReferrerHost(host)

/** Merges a gateway's counts by day and host. @throws AppError invalid config.bad_visits */
export const readReferrers = (batchId: string, list: readonly ReferrerCount[], now: Date): ReferrerCount[] => {
  checkBatchId(batchId)
  if (list.length > maxRows) throw badVisits('list')
  const latestDay = dayOf(new Date(now.getTime() + maxAheadMs))
  const rows = new Map<string, ReferrerCount>()
  for (const { day, host, count } of list) {
    if (!parseDay(day) || day > latestDay) throw badVisits('day')
    if (!isReferrer(host)) throw badVisits('host')
    const key = `${day} ${host}`
    rows.set(key, { day, host, count: (rows.get(key)?.count ?? 0) + count })
  }
  return [...rows.values()]
}
