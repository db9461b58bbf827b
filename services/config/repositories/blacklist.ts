import type { BlacklistEntry__Output as BlacklistEntry } from '@pandex/platform/gen/pandex/config/v1/BlacklistEntry'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export interface StoredEntry {
  id: number
  ip: string
  reason: string
  enabled: boolean
  create_time: Date
  update_time: Date
}

export type EntryValues = Pick<BlacklistEntry, 'ip' | 'reason' | 'enabled'>

export const entryColumns = ['id', 'ip', 'reason', 'enabled', 'create_time', 'update_time']

export const fromRow = (row: StoredEntry): BlacklistEntry => ({
  ...row,
  create_time: row.create_time.toISOString(),
  update_time: row.update_time.toISOString(),
})

/** Serializes changes, so that versions become visible in order. */
export const changeBlacklist = async <T>(db: Db, change: (trx: Knex.Transaction) => Promise<T>): Promise<T> =>
  db.transaction(async (trx) => {
    await trx.raw('select version from blacklist_state for update')
    return change(trx)
  })

const takeVersions = async (trx: Knex.Transaction, count: number): Promise<number> => {
  const { rows } = await trx.raw<{ rows: [{ version: number }] }>(
    'update blacklist_state set version = version + ? returning version',
    [count],
  )
  return rows[0].version - count
}

export const findEntry = async (db: Db, id: number): Promise<BlacklistEntry | undefined> => {
  const row: StoredEntry | undefined = await db('blacklist').where({ id }).first(entryColumns)
  return row && fromRow(row)
}

/** @returns undefined if the address already has an entry */
export const insertEntry = async (trx: Knex.Transaction, values: EntryValues): Promise<BlacklistEntry | undefined> => {
  const version = (await takeVersions(trx, 1)) + 1
  const rows: StoredEntry[] = await trx('blacklist')
    .insert({ ...values, version })
    .onConflict('ip')
    .ignore()
    .returning(entryColumns)
  return rows[0] && fromRow(rows[0])
}

/** Keeps each statement far below the statement timeout. */
const insertBatchSize = 10_000

export const insertEntries = async (
  trx: Knex.Transaction,
  entries: readonly Pick<EntryValues, 'ip' | 'reason'>[],
): Promise<number> => {
  let added = 0
  for (let start = 0; start < entries.length; start += insertBatchSize) {
    const part = entries.slice(start, start + insertBatchSize)
    const version = await takeVersions(trx, part.length)
    const { rowCount } = await trx.raw<{ rowCount: number }>(
      `insert into blacklist (ip, reason, enabled, version)
       select ip, reason, true, ?::bigint + position
       from unnest(?::text[], ?::text[]) with ordinality as line (ip, reason, position)
       on conflict (ip) do nothing`,
      [version, part.map(({ ip }) => ip), part.map(({ reason }) => reason)],
    )
    added += rowCount
  }
  return added
}

export const findTakenIps = async (
  trx: Knex.Transaction,
  exceptId: number,
  entries: readonly EntryValues[],
): Promise<Set<string>> => {
  const ips = entries.map(({ ip }) => ip)
  return new Set(await trx('blacklist').whereIn('ip', ips).whereNot({ id: exceptId }).pluck<string[]>('ip'))
}

export const updateEntry = async (
  trx: Knex.Transaction,
  { id, ip: oldIp }: BlacklistEntry,
  values: EntryValues,
): Promise<BlacklistEntry> => {
  const isMoved = values.ip !== oldIp
  const version = (await takeVersions(trx, 2)) + 1
  if (isMoved) await trx('blacklist_tombstone').insert({ version, id, ip: oldIp })
  const rows = (await trx('blacklist')
    .where({ id })
    .update({ ...values, version: version + 1, update_time: trx.fn.now() })
    .returning(entryColumns)) as [StoredEntry]
  return fromRow(rows[0])
}

export const deleteEntries = async (
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<{ id: number; ip: string }[]> => {
  const version = await takeVersions(trx, ids.length)
  const { rows } = await trx.raw<{ rows: { id: number; ip: string }[] }>(
    `with gone as (delete from blacklist where id = any(?::bigint[]) returning id, ip)
     insert into blacklist_tombstone (version, id, ip)
     select ?::bigint + row_number() over (order by id), id, ip from gone
     returning id, ip`,
    [[...ids], version],
  )
  return rows
}

/** Leaves no tombstones: readers start over. @returns the number of entries */
export const clearEntries = async (trx: Knex.Transaction): Promise<number> => {
  const version = (await takeVersions(trx, 1)) + 1
  const cleared = await trx('blacklist').delete()
  await trx('blacklist_tombstone').delete()
  await trx('blacklist_state').update({ cleared_version: version })
  return cleared
}
