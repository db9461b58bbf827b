/**
 * Hands out `pending` items to the disk service, which makes them `resolving`. Item and event change in one transaction,
 * and a lock admits one such transaction at a time, so that the count of items in flight is exact.
 */
import { ImportRequested } from '@pandex/contracts/events'
import { addManyToOutbox } from '@pandex/platform/events/outbox'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { DiskType } from '@pandex/contracts/share-link'
import { randomBytes } from 'node:crypto'
import { allocateSlots } from '../domain/allocate-slots.ts'
import type { PerOrigin } from '../domain/allocate-slots.ts'
import { importOrigins } from '@pandex/contracts/enums'
import type { ImportOrigin } from '@pandex/contracts/enums'

/** Advisory lock id; unique within this database. */
const dispatchLock = 7_140_011

/** Items older than this (slow drive, dead letter) no longer count as in flight. */
const inFlightSeconds = 60

const maxRoundItems = 200

/** Maximum items that an import hands out in its own transaction: the usual size of a pasted text. */
const maxDirectItems = 20

const tryLock = async (trx: Knex.Transaction): Promise<boolean> => {
  const { rows } = await trx.raw<{ rows: { locked: boolean }[] }>('select pg_try_advisory_xact_lock(?) as locked', [
    dispatchLock,
  ])
  return rows[0]?.locked ?? false
}

const countInFlight = async (trx: Knex.Transaction): Promise<Partial<PerOrigin>> => {
  const rows = (await trx('import_item')
    .where({ status: 'resolving' })
    .whereRaw('handed_at > now() - make_interval(secs => ?)', [inFlightSeconds])
    .groupBy('origin')
    .select('origin', trx.raw('count(*)::int as items'))) as { origin: ImportOrigin; items: number }[]
  return Object.fromEntries(rows.map(({ origin, items }) => [origin, items]))
}

interface DispatchedItem {
  id: number
  task_no: string
  disk_type: DiskType
  disk_id: string
  disk_pass: string
  disk_name: string
  cate_id: number
  is_mine: boolean
  weight: number
  origin: ImportOrigin
  requested_at: Date
}

/** Marks items and publishes their events; skips items whose status has changed. */
const dispatchItems = async (
  trx: Knex.Transaction,
  ids: readonly number[],
  status: 'pending' | 'resolving' = 'pending',
): Promise<number> => {
  if (ids.length === 0) return 0
  const { rows } = await trx.raw<{ rows: DispatchedItem[] }>(
    `update import_item item
     set status = 'resolving', handed_at = clock_timestamp(), updated_at = now()
     from import_task task
     where item.id = any(?::bigint[]) and item.status = ? and task.id = item.task_id
     returning item.id, task.task_no, item.disk_type, item.disk_id, item.disk_pass, item.disk_name,
       coalesce(item.cate_id, task.cate_id) as cate_id, task.is_mine, task.weight, item.origin,
       coalesce(item.requested_at, item.created_at) as requested_at`,
    [[...ids], status],
  )
  const places = new Map(ids.map((id, place) => [id, place]))
  const inOrder = rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
  const payloads = inOrder.map(({ id, disk_name, requested_at, ...item }) => ({
    ...item,
    item_id: id,
    name_hint: disk_name,
    requested_at: requested_at.toISOString(),
  }))
  await addManyToOutbox(trx, ImportRequested, payloads)
  return rows.length
}

/** Importers with waiting items, by key from `from` on. A loose index scan: one index lookup per importer. */
const findImporters = async (
  trx: Knex.Transaction,
  origin: ImportOrigin,
  from: string,
  limit: number,
): Promise<string[]> => {
  const { rows } = await trx.raw<{ rows: { importer: string }[] }>(
    `with recursive found as (
       select (select min(importer) from import_item where status = 'pending' and origin = :origin and importer >= :from)
         as importer
       union all
       select (select min(item.importer) from import_item item
               where item.status = 'pending' and item.origin = :origin and item.importer > found.importer)
       from found where found.importer is not null
     )
     select importer from found where importer is not null limit :limit`,
    { origin, from, limit },
  )
  return rows.map(({ importer }) => importer)
}

/** The next items of an origin, round-robin over importers, and over the tasks of each importer. */
const pickItems = async (trx: Knex.Transaction, origin: ImportOrigin, limit: number): Promise<number[]> => {
  // A random start: with more importers than fit into a round, none is always last.
  const from = randomBytes(6).toString('base64url')
  const behind = await findImporters(trx, origin, from, limit)
  const before = behind.length < limit ? await findImporters(trx, origin, '', limit - behind.length) : []
  const importers = [...new Set([...behind, ...before])]
  if (importers.length === 0) return []
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select item.id
     from unnest(:importers::text[]) with ordinality as who (importer, place)
     cross join lateral (
       select id, row_number() over (order by turn, id) as round
       from (select id, turn from import_item
             where status = 'pending' and origin = :origin and importer = who.importer
             order by turn, id limit :each) own
     ) item
     order by item.round, who.place
     limit :limit`,
    { importers, origin, each: Math.ceil(limit / importers.length), limit },
  )
  return rows.map(({ id }) => id)
}

const findWaiting = async (trx: Knex.Transaction): Promise<ImportOrigin[]> => {
  const { rows } = await trx.raw<{ rows: { origin: ImportOrigin }[] }>(
    `select origin from unnest(?::text[]) as of (origin)
     where exists (select from import_item item where item.status = 'pending' and item.origin = of.origin)`,
    [[...importOrigins]],
  )
  return rows.map(({ origin }) => origin)
}

export const hasWaitingItems = async (db: Db): Promise<boolean> =>
  (await db('import_item').where({ status: 'pending' }).first('id')) !== undefined

/**
 * One fair round: splits free capacity over origins, then evenly over their importers, then over each importer's tasks.
 * @param limit maximum items in flight; `size` bounds the items of this round
 * @returns the number of items, or `busy` while another replica holds the lock
 */
export const dispatchRound = async (db: Db, limit: number, size = maxRoundItems): Promise<number | 'busy'> =>
  db.transaction(async (trx) => {
    if (!(await tryLock(trx))) return 'busy'
    const waiting = await findWaiting(trx)
    if (waiting.length === 0) return 0
    const shares = allocateSlots(limit, await countInFlight(trx), waiting, Math.min(size, maxRoundItems))
    let count = 0
    for (const origin of importOrigins) {
      const share = shares[origin] ?? 0
      if (share > 0) count += await dispatchItems(trx, await pickItems(trx, origin, share))
    }
    return count
  })

/** Hands out the first items of a new import in its own transaction if capacity is free; the other items wait for a round. */
export const dispatchFirstItems = async (
  trx: Knex.Transaction,
  { origin, ids }: { origin: ImportOrigin; ids: readonly number[] },
  limit: number,
): Promise<void> => {
  if (ids.length === 0 || !(await tryLock(trx))) return
  const shares = allocateSlots(limit, await countInFlight(trx), [origin], maxDirectItems)
  await dispatchItems(trx, ids.slice(0, shares[origin] ?? 0))
}

const maxRedispatched = 500

/** Republishes items without a result, whose event may be a dead letter; the disk service ignores repeats. At most 500 per call. */
export const redispatchLostItems = async (db: Db, olderThan: Date): Promise<number> =>
  db.transaction(async (trx) => {
    const rows = (await trx('import_item')
      .where({ status: 'resolving' })
      .where('handed_at', '<', olderThan)
      .orderBy('handed_at')
      .limit(maxRedispatched)
      .forUpdate()
      .skipLocked()
      .select('id')) as { id: number }[]
    return dispatchItems(
      trx,
      rows.map(({ id }) => id),
      'resolving',
    )
  })
