/**
 * Items wait `pending`; here they are handed out to the disk service, so many at a time, and are `resolving` from then on. An
 * item and its event change in one transaction, and only one transaction at a time hands out: what is counted is true.
 */
import { ImportRequested } from '@pandex/platform/events/catalog'
import { addManyToOutbox } from '@pandex/platform/events/outbox'
import type { Db, Knex } from '@pandex/platform/postgres'
import type { DiskType } from '@pandex/platform/share-link'
import { randomBytes } from 'node:crypto'
import { shareOut } from '../domain/fair-shares.ts'
import type { PerOrigin } from '../domain/fair-shares.ts'
import type { Origin } from '../domain/import-terms.ts'

/** Names the lock; any number that nothing else in this database locks by. */
const handOutLock = 7_140_011

/** What is out for longer than this is waited for elsewhere (a slow drive, a dead letter) and keeps no place occupied. */
const inFlightSeconds = 60

const roundSize = 200

/** Links that an import may hand out itself: what a person pastes as a rule. */
const directSize = 20

const origins: readonly Origin[] = ['public', 'open', 'admin']

const takeTurn = async (trx: Knex.Transaction): Promise<boolean> => {
  const { rows } = await trx.raw<{ rows: { mine: boolean }[] }>('select pg_try_advisory_xact_lock(?) as mine', [
    handOutLock,
  ])
  return rows[0]?.mine ?? false
}

const countInFlight = async (trx: Knex.Transaction): Promise<Partial<PerOrigin>> => {
  const rows = (await trx('import_item')
    .where({ status: 'resolving' })
    .whereRaw('handed_at > now() - make_interval(secs => ?)', [inFlightSeconds])
    .groupBy('origin')
    .select('origin', trx.raw('count(*)::int as items'))) as { origin: Origin; items: number }[]
  return Object.fromEntries(rows.map(({ origin, items }) => [origin, items]))
}

interface HandedOut {
  id: string
  task_no: string
  disk_type: DiskType
  disk_id: string
  disk_pass: string
  disk_name: string
  cate_id: string
  is_mine: boolean
  weight: number
  origin: Origin
}

/** Marks items and tells the disk service. Those that do not have the status any more are passed over. */
const handOut = async (
  trx: Knex.Transaction,
  ids: readonly string[],
  status: 'pending' | 'resolving' = 'pending',
): Promise<number> => {
  if (ids.length === 0) return 0
  const { rows } = await trx.raw<{ rows: HandedOut[] }>(
    `update import_item item
     set status = 'resolving', handed_at = clock_timestamp(), updated_at = now()
     from import_task task
     where item.id = any(?::bigint[]) and item.status = ? and task.id = item.task_id
     returning item.id, task.task_no, item.disk_type, item.disk_id, item.disk_pass, item.disk_name,
       coalesce(item.cate_id, task.cate_id) as cate_id, task.is_mine, task.weight, item.origin`,
    [[...ids], status],
  )
  const places = new Map(ids.map((id, place) => [id, place]))
  const inOrder = rows.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
  const payloads = inOrder.map(({ id, cate_id, disk_name, ...item }) => ({
    ...item,
    item_id: Number(id),
    cate_id: Number(cate_id),
    name_hint: disk_name,
  }))
  await addManyToOutbox(trx, ImportRequested, payloads)
  return rows.length
}

/** Importers of whom items wait, in the order of their keys from a place on: found one after the other by the index. */
const findImporters = async (trx: Knex.Transaction, origin: Origin, from: string, limit: number): Promise<string[]> => {
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

/** The next items of an origin: of each importer in turn, and of each of his tasks in turn. */
const pickItems = async (trx: Knex.Transaction, origin: Origin, limit: number): Promise<string[]> => {
  // From another place each time: when more importers wait than fit into a round, none is always the last.
  const from = randomBytes(6).toString('base64url')
  const behind = await findImporters(trx, origin, from, limit)
  const before = behind.length < limit ? await findImporters(trx, origin, '', limit - behind.length) : []
  const importers = [...new Set([...behind, ...before])]
  if (importers.length === 0) return []
  const { rows } = await trx.raw<{ rows: { id: string }[] }>(
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

/** Origins of which items wait. */
const findWaiting = async (trx: Knex.Transaction): Promise<Origin[]> => {
  const { rows } = await trx.raw<{ rows: { origin: Origin }[] }>(
    `select origin from unnest(?::text[]) as of (origin)
     where exists (select from import_item item where item.status = 'pending' and item.origin = of.origin)`,
    [[...origins]],
  )
  return rows.map(({ origin }) => origin)
}

/**
 * One fair round: each origin its share of the room that is left, each importer as much as the others, each of his tasks, too.
 * @param limit how many items may be in flight at a time
 * @returns how many went out, or `busy` while another replica hands out
 */
export const handOutRound = async (db: Db, limit: number): Promise<number | 'busy'> =>
  db.transaction(async (trx) => {
    if (!(await takeTurn(trx))) return 'busy'
    const waiting = await findWaiting(trx)
    if (waiting.length === 0) return 0
    const shares = shareOut(limit, await countInFlight(trx), waiting, roundSize)
    let count = 0
    for (const origin of origins) {
      const share = shares[origin] ?? 0
      if (share > 0) count += await handOut(trx, await pickItems(trx, origin, share))
    }
    return count
  })

/**
 * Hands out the first of a new import's items within its own transaction where there is room, so that nobody waits for a
 * round; the rest waits for its turn.
 */
export const handOutAtOnce = async (
  trx: Knex.Transaction,
  { origin, ids }: { origin: Origin; ids: readonly string[] },
  limit: number,
): Promise<void> => {
  if (ids.length === 0 || !(await takeTurn(trx))) return
  const shares = shareOut(limit, await countInFlight(trx), [origin], directSize)
  await handOut(trx, ids.slice(0, shares[origin] ?? 0))
}

const againSize = 500

/**
 * Hands out items again of which nothing was heard: their event may lie among the dead letters. The disk service takes the same
 * item twice as once.
 * @param olderThan those that went out before
 * @returns how many, at most 500 a call
 */
export const handOutAgain = async (db: Db, olderThan: Date): Promise<number> =>
  db.transaction(async (trx) => {
    const rows = (await trx('import_item')
      .where({ status: 'resolving' })
      .where('handed_at', '<', olderThan)
      .orderBy('handed_at')
      .limit(againSize)
      .forUpdate()
      .skipLocked()
      .select('id')) as { id: string }[]
    return handOut(
      trx,
      rows.map(({ id }) => id),
      'resolving',
    )
  })
