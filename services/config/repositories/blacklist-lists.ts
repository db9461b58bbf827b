import type { Blacklist__Output as Blacklist } from '@pandex/platform/gen/pandex/config/v1/Blacklist'
import type { ListBlacklistRequest__Output as ListBlacklistRequest } from '@pandex/platform/gen/pandex/config/v1/ListBlacklistRequest'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { readNetwork } from '../domain/network.ts'
import { entryColumns, fromRow } from './blacklist.ts'
import type { StoredEntry } from './blacklist.ts'

// Ids sort by creation time.
const sortable = {
  id: 'id',
  create_time: 'id',
  ip: 'network',
  reason: 'reason',
  enabled: 'enabled',
  update_time: 'update_time',
}
const rules = { sortable, sort: 'id' }

const exportRows = { usual: 1_000, most: 5_000 }

type Filters = Pick<ListBlacklistRequest, 'ip' | 'enabled'>

const filter = (db: Db, { ip, enabled }: Filters): Knex.QueryBuilder => {
  const query = db('blacklist')
  if (enabled !== '') query.where({ enabled: enabled === 'yes' })
  const address = ip.trim()
  const network = readNetwork(address)
  if (network) query.whereRaw('network && ?::inet', [network.text])
  else if (address !== '')
    query.whereRaw('(strpos(ip, lower(?)) > 0 or strpos(lower(reason), lower(?)) > 0)', [address, address])
  return query
}

export const listEntries = async (db: Db, { page, ...filters }: ListBlacklistRequest): Promise<Blacklist> => {
  const { rows, total } = await listQuery<StoredEntry>(filter(db, filters), page, rules, entryColumns)
  return { list: rows.map(fromRow), total }
}

export const listEntriesAfter = async (
  db: Db,
  id: number,
  { page, ...filters }: ListBlacklistRequest,
): Promise<Blacklist> => {
  const limit = Math.min(page?.size || exportRows.usual, exportRows.most)
  const query = filter(db, filters)
  const [rows, [counted]] = await Promise.all([
    query.clone().where('id', '>', id).orderBy('id').limit(limit).select(entryColumns) as unknown as Promise<
      StoredEntry[]
    >,
    query.clone().count({ total: '*' }) as unknown as Promise<{ total: number }[]>,
  ])
  return { list: rows.map(fromRow), total: counted?.total ?? 0 }
}

/** The addresses or ranges (canonical text) that an enabled entry covers completely. */
export const findMatched = async (db: Db, ips: readonly string[]): Promise<Set<string>> => {
  if (ips.length === 0) return new Set()
  const { rows } = await db.raw<{ rows: { ip: string }[] }>(
    `select ip from unnest(?::text[]) as asked (ip)
     where exists (select from blacklist where enabled and network >>= asked.ip::inet)`,
    [[...ips]],
  )
  return new Set(rows.map(({ ip }) => ip))
}
