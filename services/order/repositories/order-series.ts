import { timeZone } from '@pandex/contracts/shanghai-time'
import type { OrderPoint__Output as OrderPoint } from '@pandex/platform/gen/pandex/order/v1/OrderPoint'
import { readCountSeries } from '@pandex/platform/postgres/count-series'
import type { SeriesPoints } from '@pandex/platform/postgres/count-series'
import type { Db } from '@pandex/platform/postgres/postgres'

const created = {
  table: 'orders',
  time: 'create_time',
  counts: { created: 'count(*)', paid: 'count(paid_at)' },
  timeZone,
} as const

const revenue = {
  table: 'payments',
  time: 'paid_at',
  counts: { revenue: 'coalesce(sum(amount), 0)' },
  timeZone,
} as const

const refunded = {
  table: 'refunds',
  time: 'returned_at',
  counts: { refunded: 'coalesce(sum(amount), 0)' },
  timeZone,
} as const

/** @returns one row per point, oldest first */
export const readOrderSeries = async (db: Db, points: SeriesPoints): Promise<OrderPoint[]> => {
  const [counts, incoming, outgoing] = await Promise.all([
    readCountSeries(db, created, points),
    readCountSeries(db, revenue, points),
    readCountSeries(db, refunded, points),
  ])
  return counts.map((point, index) => ({
    ...point,
    revenue: incoming[index]?.revenue ?? 0,
    refunded: outgoing[index]?.refunded ?? 0,
  }))
}
