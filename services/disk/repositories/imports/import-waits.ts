import type { ImportRequested } from '@pandex/contracts/events'
import type { PayloadOf } from '@pandex/platform/events/event-definition'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { ShareKey } from '../resources/disks.ts'

export interface ImportWait extends PayloadOf<typeof ImportRequested> {
  waits_since: Date
  waitedSeconds: number
}

/** Upserts by item: a repeated request replaces the waiting one. */
export const insertWait = async (trx: Knex.Transaction, item: PayloadOf<typeof ImportRequested>): Promise<void> => {
  await trx('import_wait').insert(item).onConflict('item_id').merge()
}

const columns = `*, extract(epoch from now() - waits_since)::float8 as "waitedSeconds"`

/** Locks the items that wait for a share until the transaction ends, oldest first. */
export const lockWaits = async (trx: Knex.Transaction, { disk_type, disk_id }: ShareKey): Promise<ImportWait[]> => {
  const { rows } = await trx.raw<{ rows: ImportWait[] }>(
    `select ${columns} from import_wait where disk_type = ? and disk_id = ? order by waits_since, item_id for update`,
    [disk_type, disk_id],
  )
  return rows
}

/** Locks the item that has waited longest, at least `seconds`; skips items locked by another transaction. Scans an index. */
export const lockOverdueWait = async (trx: Knex.Transaction, seconds: number): Promise<ImportWait | undefined> => {
  const { rows } = await trx.raw<{ rows: ImportWait[] }>(
    `select ${columns} from import_wait where waits_since <= now() - ? * interval '1 second'
     order by waits_since limit 1 for update skip locked`,
    [seconds],
  )
  return rows[0]
}

export const hasWaits = async (db: Db): Promise<boolean> => (await db('import_wait').first('item_id')) !== undefined

export const deleteWaits = async (trx: Knex.Transaction, waits: readonly ImportWait[]): Promise<void> => {
  await trx('import_wait')
    .whereIn(
      'item_id',
      waits.map(({ item_id }) => item_id),
    )
    .delete()
}

/** Restarts the waiting time of a failed item, so that it does not block the items behind it. */
export const restartWait = async (db: Db, itemId: number): Promise<void> => {
  await db('import_wait').where({ item_id: itemId }).update({ waits_since: db.fn.now() })
}

export const isAwaited = async (
  trx: Knex.Transaction,
  { disk_type, disk_id }: ShareKey,
  except: readonly ImportWait[],
): Promise<boolean> => {
  const row = await trx('import_wait')
    .where({ disk_type, disk_id })
    .whereNotIn(
      'item_id',
      except.map(({ item_id }) => item_id),
    )
    .first('item_id')
  return row !== undefined
}

export const findPastedPasswords = async (db: Db, { disk_type, disk_id }: ShareKey): Promise<string[]> =>
  db('import_wait').where({ disk_type, disk_id }).orderBy(['waits_since', 'item_id']).pluck('disk_pass')
