import type { ImportRequested } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { columnsOf, groupByShare } from '../../domain/resources/share-map.ts'
import type { ShareMap } from '../../domain/resources/share-map.ts'
import type { ShareKey } from '../resources/disks.ts'

type Item = PayloadOf<typeof ImportRequested>

export interface ImportWait extends Item {
  waits_since: Date
  waitedSeconds: number
}

/** The columns of an item, which the item's event names alike. */
const itemColumns = {
  item_id: 'bigint',
  task_no: 'text',
  disk_type: 'text',
  disk_id: 'text',
  disk_pass: 'text',
  name_hint: 'text',
  origin: 'text',
  cate_id: 'bigint',
  is_mine: 'boolean',
  weight: 'integer',
  requested_at: 'text',
} satisfies Record<keyof Item, string>

const itemNames = Object.keys(itemColumns)
const itemTypes = Object.entries(itemColumns).map(([name, type]) => `${name} ${type}`)

/** Upserts by item: a repeated request replaces the waiting one. Of two requests of one item, the last one counts. */
export const insertWaits = async (trx: Knex.Transaction, items: readonly Item[]): Promise<void> => {
  if (items.length === 0) return
  const latest = new Map(items.map((item) => [item.item_id, item]))
  await trx.raw(
    `insert into import_wait (${itemNames.join(', ')})
     select ${itemNames.join(', ')} from jsonb_to_recordset(?::jsonb) as item (${itemTypes.join(', ')}) order by item_id
     on conflict (item_id) do update set ${itemNames.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [JSON.stringify([...latest.values()])],
  )
}

const columns = `*, extract(epoch from now() - waits_since)::float8 as "waitedSeconds"`

/** Locks the items that wait for shares until the transaction ends, oldest first. */
export const lockWaits = async (
  trx: Knex.Transaction,
  shares: readonly ShareKey[],
): Promise<ShareMap<ImportWait[]>> => {
  const { rows } = await trx.raw<{ rows: ImportWait[] }>(
    `select ${columns} from import_wait where (disk_type, disk_id) in (select * from unnest(?::text[], ?::text[]))
     order by waits_since, item_id for update`,
    columnsOf(shares),
  )
  return groupByShare(rows)
}

/** Locks the items that have waited longest, at least `seconds`; skips items locked by another transaction. Scans an index. */
export const lockOverdueWaits = async (
  trx: Knex.Transaction,
  seconds: number,
  limit: number,
): Promise<ImportWait[]> => {
  const { rows } = await trx.raw<{ rows: ImportWait[] }>(
    `select ${columns} from import_wait where waits_since <= now() - ? * interval '1 second'
     order by waits_since limit ? for update skip locked`,
    [seconds, limit],
  )
  return rows
}

export const hasWaits = async (db: Db): Promise<boolean> => (await db('import_wait').first('item_id')) !== undefined

export const deleteWaits = async (trx: Knex.Transaction, waits: readonly ImportWait[]): Promise<void> => {
  if (waits.length === 0) return
  await trx.raw('delete from import_wait where item_id = any(?::bigint[])', [waits.map(({ item_id }) => item_id)])
}

/** Restarts the waiting time of a failed item, so that it does not block the items behind it. */
export const restartWait = async (db: Db, itemId: number): Promise<void> => {
  await db('import_wait').where({ item_id: itemId }).update({ waits_since: db.fn.now() })
}

/** Finds the shares that other items than these wait for. */
export const findAwaited = async (
  trx: Knex.Transaction,
  shares: readonly ShareKey[],
  except: readonly ImportWait[],
): Promise<ShareMap<ShareKey[]>> => {
  const { rows } = await trx.raw<{ rows: ShareKey[] }>(
    `select disk_type, disk_id from import_wait
     where (disk_type, disk_id) in (select * from unnest(?::text[], ?::text[])) and item_id <> all(?::bigint[])`,
    [...columnsOf(shares), except.map(({ item_id }) => item_id)],
  )
  return groupByShare(rows)
}

type PastedPassword = ShareKey & { disk_pass: string }

/** Finds the passwords that were pasted with shares, oldest first. */
export const findPastedPasswords = async (db: Db, shares: readonly ShareKey[]): Promise<ShareMap<PastedPassword[]>> => {
  const { rows } = await db.raw<{ rows: PastedPassword[] }>(
    `select disk_type, disk_id, disk_pass from import_wait
     where (disk_type, disk_id) in (select * from unnest(?::text[], ?::text[])) order by waits_since, item_id`,
    columnsOf(shares),
  )
  return groupByShare(rows)
}
