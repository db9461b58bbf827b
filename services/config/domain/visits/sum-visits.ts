import type { SlotCounts } from './read-visits.ts'
import { dayOf } from '@pandex/contracts/shanghai-time'
import { visitKinds } from '@pandex/contracts/enums'
import { zeroCounts } from './visit-kinds.ts'
import type { Counts } from './visit-kinds.ts'

const hourMs = 3_600_000

export interface VisitSums {
  addressDays: (Counts & { day: string; address: string | null; last_time: Date })[]
  hours: (Counts & { hour: Date })[]
  days: (Counts & { day: string })[]
}

const add = (sum: Counts, counts: Counts): void => {
  for (const kind of visitKinds) sum[kind] += counts[kind]
}

const sumBy = <P extends object>(
  rows: readonly SlotCounts[],
  keyOf: (row: SlotCounts) => string,
  placeOf: (row: SlotCounts) => P,
): (P & Counts)[] =>
  [...Map.groupBy(rows, keyOf).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const sum = { ...placeOf(first), ...zeroCounts() }
    for (const row of group) add(sum, row)
    return [sum]
  })

const hourOf = ({ slot }: SlotCounts): Date => new Date(slot.getTime() - (slot.getTime() % hourMs))

export const sumVisits = (rows: readonly SlotCounts[]): VisitSums => {
  // Newest first, so that the first row of a group holds `last_time`.
  const newestFirst = rows.toSorted((left, right) => right.slot.getTime() - left.slot.getTime())
  return {
    addressDays: sumBy(
      newestFirst,
      ({ slot, address }) => `${dayOf(slot)} ${address}`,
      ({ slot, address }) => ({ day: dayOf(slot), address, last_time: slot }),
    ),
    hours: sumBy(
      rows,
      (row) => hourOf(row).toISOString(),
      (row) => ({ hour: hourOf(row) }),
    ),
    days: sumBy(
      rows,
      ({ slot }) => dayOf(slot),
      ({ slot }) => ({ day: dayOf(slot) }),
    ),
  }
}
