import type { ServiceStatus__Output as ServiceStatus } from '@pandex/platform/gen/pandex/common/v1/ServiceStatus'
import { dayOf } from '@pandex/contracts/shanghai-time'
import { captcha, config, disk, order, search, serviceNames, task, user } from '../clients.ts'
import type { RouteContext, ServiceName } from '../clients.ts'
import { optionalPart, partContext } from './optional-part.ts'
import { periodsOf } from './overview-range.ts'
import type { OverviewRange } from './overview-range.ts'

const zeroHitWords = 6

type Call<In, Out> = (request: In, ctx: RouteContext) => Promise<Out>

export interface Chart {
  points: { time: string; count: number }[]
  total: number
  /** Total of the period before. */
  previous: number
}

type Point<K extends string> = { time: string } & Record<K, number>

const sumOf = <K extends string>(list: readonly Point<K>[], kind: K): number =>
  list.reduce((sum, point) => sum + point[kind], 0)

const readCharts = async <K extends string, P extends Point<K>>(
  call: Call<{ from: string; to: string; unit: string }, { list: P[] }>,
  kinds: readonly K[],
  { current, previous }: ReturnType<typeof periodsOf>,
  ctx: RouteContext,
): Promise<Record<K, Chart> | null> => {
  const [now, before] = await Promise.all([optionalPart(call(current, ctx)), optionalPart(call(previous, ctx))])
  if (!now || !before) return null
  const charts = kinds.map((kind) => {
    const points = now.list.map((point) => ({ time: point.time, count: point[kind] }))
    return [kind, { points, total: sumOf(now.list, kind), previous: sumOf(before.list, kind) }]
  })
  return Object.fromEntries(charts) as Record<K, Chart>
}

const statusCalls: Record<ServiceName, Call<Record<string, never>, ServiceStatus>> = {
  user: user.GetServiceStatus,
  disk: disk.GetServiceStatus,
  search: search.GetServiceStatus,
  order: order.GetServiceStatus,
  captcha: captcha.GetServiceStatus,
  config: config.GetServiceStatus,
  task: task.GetServiceStatus,
}

const readStatuses = async (ctx: RouteContext) =>
  Promise.all(
    serviceNames.map(async (name) => {
      const status = await optionalPart(statusCalls[name]({}, ctx))
      return {
        name,
        status: status && {
          ...status,
          waiting_events: status.waiting_events ?? null,
          dead_letters: status.dead_letters ?? null,
        },
      }
    }),
  )

type Statuses = Awaited<ReturnType<typeof readStatuses>>

/** Null unless every service answered, because a part is no sum. */
const sumDeadLetters = (statuses: Statuses): number | null => {
  const counts = statuses.map(({ status }) => status?.dead_letters ?? null)
  return counts.includes(null) ? null : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

interface Space {
  disk_free: number
  disk_total: number
}

/** The file system with the smallest free share, of the services and the index. */
const findFullest = (statuses: Statuses, index: Space | null): Space | null => {
  const spaces = [index, ...statuses.map(({ status }) => status)].filter((space) => space !== null)
  const known = spaces.filter(({ disk_total }) => disk_total > 0)
  const [fullest] = known.toSorted((one, other) => one.disk_free / one.disk_total - other.disk_free / other.disk_total)
  return fullest ? { disk_free: fullest.disk_free, disk_total: fullest.disk_total } : null
}

/** Numbers of the home page of the back office. A service that does not answer leaves its parts null. */
export const getOverview = async ({ range }: { range: OverviewRange }, given: RouteContext) => {
  const now = new Date()
  const ctx = partContext(given)
  const periods = periodsOf(range, now)
  const { from } = periods.current
  const zeroHits = {
    page: { page: 1, size: zeroHitWords, order_by: 'count', order: 'desc' },
    q: '',
    from: dayOf(new Date(from)),
    to: '',
    zero: 'yes',
    state: '',
  }
  const [statuses, tasks, disks, orders, space, words, visits, searches, imports, users, revenue] = await Promise.all([
    readStatuses(ctx),
    optionalPart(task.CountWork({}, ctx)),
    optionalPart(disk.CountWork({}, ctx)),
    optionalPart(order.CountWork({}, ctx)),
    optionalPart(search.GetIndexSpace({}, ctx)),
    optionalPart(search.ListSearchedKeys(zeroHits, ctx)),
    readCharts(config.ListVisitSeries, ['visit'], periods, ctx),
    readCharts(search.ListSearchSeries, ['searches', 'zero'], periods, ctx),
    readCharts(task.ListImportSeries, ['count'], periods, ctx),
    readCharts(user.ListNewUsers, ['count'], periods, ctx),
    readCharts(order.ListOrderSeries, ['created', 'paid', 'revenue'], periods, ctx),
  ])
  const searchStatus = statuses.find(({ name }) => name === 'search')?.status
  return {
    range,
    work: {
      review: tasks?.review ?? null,
      failed_items: tasks?.failed_items ?? null,
      failed_jobs: tasks?.failed_jobs ?? null,
      /** `quota` null: no search engine is set up. */
      push: tasks && { left: tasks.push?.left ?? 0, quota: tasks.push?.quota ?? null },
      reported: disks?.reported ?? null,
      dead_bought: disks?.dead_bought ?? null,
      orders: orders && {
        unpaid: orders.unpaid,
        waiting: orders.waiting,
        failed_refunds: orders.failed_refunds,
        differences: orders.differences,
        reconciled_at: orders.reconciled_at,
      },
      dead_letters: sumDeadLetters(statuses),
      index_lag: searchStatus?.waiting_events ?? null,
      space: findFullest(statuses, space),
    },
    charts: {
      visits: visits?.visit ?? null,
      searches: searches?.searches ?? null,
      zero_searches: searches?.zero ?? null,
      imports: imports?.count ?? null,
      users: users?.count ?? null,
      /** Cents. */
      revenue: revenue?.revenue ?? null,
      orders: revenue?.created ?? null,
      paid_orders: revenue?.paid ?? null,
    },
    zero_words: words && words.list.map(({ key, count }) => ({ key, count })),
    zero_words_from: zeroHits.from,
    services: statuses,
  }
}
