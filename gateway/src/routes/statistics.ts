import { config, disk, order, search, task, user } from '../clients.ts'
import type { RouteContext } from '../clients.ts'
import { optionalPart, partContext } from './optional-part.ts'

interface SeriesRequest {
  from: string
  to: string
  unit: string
}

/** Counts by hour or day. All services list the same points; counts of a service that does not answer are null. */
export const getDataLog = async (range: SeriesRequest, given: RouteContext) => {
  const ctx = partContext(given)
  const [{ list }, searches, imports, users, orders] = await Promise.all([
    config.ListVisitSeries(range, ctx),
    optionalPart(search.ListSearchSeries(range, ctx)),
    optionalPart(task.ListImportSeries(range, ctx)),
    optionalPart(user.ListNewUsers(range, ctx)),
    optionalPart(order.ListOrderSeries(range, ctx)),
  ])
  return {
    list: list.map((point, index) => ({
      ...point,
      searches: searches?.list[index]?.searches ?? null,
      zero_searches: searches?.list[index]?.zero ?? null,
      imported: imports?.list[index]?.count ?? null,
      users: users?.list[index]?.count ?? null,
      orders: orders?.list[index]?.created ?? null,
      paid_orders: orders?.list[index]?.paid ?? null,
      /** Cents. */
      revenue: orders?.list[index]?.revenue ?? null,
      refunded: orders?.list[index]?.refunded ?? null,
    })),
  }
}

const maxWords = 50

/** Lists the most viewed resources and sharers, the most searched words, links by drive, and referring hosts. Lists of a service that does not answer are null. */
export const getTopLists = async ({ from, to }: { from: string; to: string }, given: RouteContext) => {
  const ctx = partContext(given)
  const page = { page: 1, size: maxWords, order_by: 'count', order: 'desc' }
  const [views, words, health, referrers] = await Promise.all([
    optionalPart(disk.ListTopViews({ from, to }, ctx)),
    optionalPart(search.ListSearchedKeys({ page, q: '', from, to, zero: '', state: '' }, ctx)),
    optionalPart(disk.GetDriveHealth({}, ctx)),
    optionalPart(config.ListTopReferrers({ from, to }, ctx)),
  ])
  return {
    resources: views?.resources ?? null,
    sharers: views?.sharers ?? null,
    words: words?.list.map(({ key, count, hits }) => ({ key, count, hits })) ?? null,
    drives: health?.list.map(({ disk_type, counts }) => ({ disk_type, counts })) ?? null,
    referrers: referrers?.list ?? null,
  }
}
