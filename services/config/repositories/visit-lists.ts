import type { AddressCount__Output as AddressCount } from '@pandex/platform/gen/pandex/config/v1/AddressCount'
import type { ListVisitorsRequest__Output as ListVisitorsRequest } from '@pandex/platform/gen/pandex/config/v1/ListVisitorsRequest'
import type { VisitPoint__Output as VisitPoint } from '@pandex/platform/gen/pandex/config/v1/VisitPoint'
import type { VisitorList__Output as VisitorList } from '@pandex/platform/gen/pandex/config/v1/VisitorList'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { readNetwork } from '../domain/network.ts'
import type { Network } from '../domain/network.ts'
import { dayOf } from '@pandex/contracts/shanghai-time'
import type { Unit } from '@pandex/contracts/time-range'
import { visitKinds } from '@pandex/contracts/enums'
import { zeroCounts } from '../domain/visits/visit-kinds.ts'
import type { Counts } from '../domain/visits/visit-kinds.ts'
import { findMatched } from './blacklist-lists.ts'

const toText = (ip: string | null): string => (ip === null ? '' : (readNetwork(ip)?.text ?? ip))

const visitorRules = {
  sortable: { ip: 'ip', ...Object.fromEntries(visitKinds.map((kind) => [kind, kind])) },
  sort: 'visit',
  id: 'ip',
}

const visitorColumns = (db: Db): (string | Knex.Raw)[] => [db.raw('host(ip) as address'), ...visitKinds, 'last_time']

type VisitorRow = Counts & { address: string | null; last_time: Date }

/** @param day `YYYY-MM-DD` */
export const listVisitors = async (
  db: Db,
  day: string,
  { page, ip }: Omit<ListVisitorsRequest, 'day'>,
): Promise<VisitorList> => {
  const query = db('visit_address_day').where({ day })
  const trimmedIp = ip.trim()
  const network = readNetwork(trimmedIp)
  if (network) query.whereRaw('ip <<= ?::inet', [network.text])
  else if (trimmedIp !== '') query.whereRaw('strpos(host(ip), lower(?)) > 0', [trimmedIp])
  const { rows, total } = await listQuery<VisitorRow>(query, page, visitorRules, visitorColumns(db))
  const visitors = rows.map(({ address, last_time, ...counts }) => ({
    ...counts,
    ip: toText(address),
    last_time: last_time.toISOString(),
  }))
  const matched = await findMatched(
    db,
    visitors.map((visitor) => visitor.ip).filter((text) => text !== ''),
  )
  return { list: visitors.map((visitor) => ({ ...visitor, blacklisted: matched.has(visitor.ip) })), total }
}

const slotMs = 600_000
const slotsOfAnHour = 6

const lastHour = (now: Date): Date[] => {
  const current = now.getTime() - (now.getTime() % slotMs)
  return Array.from({ length: slotsOfAnHour }, (_, index) => new Date(current - index * slotMs))
}

interface BusiestRow {
  address: string
  visits: number
  addresses: number
  total: number
}

export interface Busiest {
  list: AddressCount[]
  addresses: number
  total: number
}

export const findBusiest = async (db: Db, now: Date, size: number, networks?: readonly Network[]): Promise<Busiest> => {
  const { rows } = await db.raw<{ rows: BusiestRow[] }>(
    `select host(ip) as address, visits, count(*) over () as addresses, (sum(visits) over ())::int8 as total
     from (
       select ip, sum(visit)::int8 as visits from visit_slot
       where slot = any(:slots::timestamptz[]) and ${networks ? 'ip <<= any(:networks::inet[])' : 'ip is not null'}
       group by ip
     ) as address
     order by visits desc, ip limit :size`,
    { slots: lastHour(now), size, ...(networks && { networks: networks.map(({ text }) => text) }) },
  )
  const counts = rows.map(({ address, visits }) => ({ ip: toText(address), count: visits }))
  const matched = await findMatched(
    db,
    counts.map(({ ip }) => ip),
  )
  return {
    list: counts.map((count) => ({ ...count, blacklisted: matched.has(count.ip) })),
    addresses: rows[0]?.addresses ?? 0,
    total: rows[0]?.total ?? 0,
  }
}

type StoredPoints = Map<string, Counts & { visitors: number }>

const readHours = async (db: Db, first: Date, last: Date): Promise<StoredPoints> => {
  const rows: (Counts & { hour: Date })[] = await db('visit_hour')
    .whereBetween('hour', [first, last])
    .select('hour', ...visitKinds)
  return new Map(rows.map(({ hour, ...counts }) => [hour.toISOString(), { ...counts, visitors: 0 }]))
}

const readDays = async (db: Db, first: Date, last: Date): Promise<StoredPoints> => {
  const rows: (Counts & { day: string; visitors: number })[] = await db('visit_day')
    .whereBetween('day', [dayOf(first), dayOf(last)])
    .select(db.raw('day::text as day'), ...visitKinds, 'visitors')
  return new Map(rows.map(({ day, ...counts }) => [day, counts]))
}

export const readSeries = async (db: Db, unit: Unit, starts: readonly Date[]): Promise<VisitPoint[]> => {
  const [first, last] = [starts[0], starts.at(-1)]
  if (!first || !last) return []
  const found = unit === 'hour' ? await readHours(db, first, last) : await readDays(db, first, last)
  return starts.map((start) => {
    const counts = found.get(unit === 'hour' ? start.toISOString() : dayOf(start))
    return { time: start.toISOString(), ...(counts ?? { ...zeroCounts(), visitors: 0 }) }
  })
}
