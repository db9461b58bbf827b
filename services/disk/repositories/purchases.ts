import { AppError } from '@pandex/platform/errors'
/**
 * Resources that accounts have opened for ever, and those that are being paid for. One row for each account and resource.
 *
 * A row is leased to whoever asks for its points: he asks within the lease or not at all, so that when it is over nothing is
 * under way any more, and "too few points" is the last word on it. `tries` tells a late answer from the present one.
 */
import type { BoughtDisk__Output as BoughtDisk } from '@pandex/platform/gen/pandex/disk/v1/BoughtDisk'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/list-query'
import type { Db, Knex } from '@pandex/platform/postgres'

export interface Purchase {
  id: number
  user_id: number
  resource_id: number
  state: 'pending' | 'done' | 'refused'
  kind: 'coin' | 'free'
  /** The price that is asked; of a done one what was taken. */
  cost_coin: number
  /** The code of the refusal. */
  refusal: string
  tries: number
}

/** Long enough for points to be asked for once. */
export const leaseMs = 3_500

type StoredRow = Omit<Purchase, 'id' | 'user_id' | 'resource_id'> & {
  id: string
  user_id: string
  resource_id: string
}

const columns = ['id', 'user_id', 'resource_id', 'state', 'kind', 'cost_coin', 'refusal', 'tries'] as const

const fromRow = <R extends StoredRow>(row: R): Omit<R, keyof Purchase> & Purchase => ({
  ...row,
  id: Number(row.id),
  user_id: Number(row.user_id),
  resource_id: Number(row.resource_id),
})

const inMs = (db: Db, ms: number): Knex.Raw => db.raw(`now() + ? * interval '1 millisecond'`, [ms])

/** Days of free openings are days of Shanghai. */
const dayOf = (db: Db, at: Date): Knex.Raw => db.raw(`(?::timestamptz at time zone 'Asia/Shanghai')::date`, [at])

export const findPurchase = async (db: Db, userId: number, diskId: number): Promise<Purchase | undefined> => {
  const row = (await db('purchase')
    .where({ user_id: userId, resource_id: diskId })
    .first(...columns)) as StoredRow | undefined
  return row && fromRow(row)
}

/** How many the account has opened free of charge on that day. */
export const countFree = async (db: Db, userId: number, at: Date): Promise<number> => {
  const found = (await db('purchase')
    .where({ user_id: userId, kind: 'free', day: dayOf(db, at) })
    .count({ count: '*' })
    .first()) as { count: string } | undefined
  return Number(found?.count ?? 0)
}

export interface Offer {
  user_id: number
  resource_id: number
  /** Points, 1 or more. */
  cost_coin: number
  /** The most that the buyer agrees to pay. */
  maxCoin: number
  /** How many the account may open free of charge on the day of `at`. */
  freeQuota: number
  at: Date
}

/** The refusal of a buyer who agreed to a lower price. */
export const priceChanged = (cost_coin: number): AppError =>
  new AppError('failed_precondition', 'disk.price_changed', `现价 ${cost_coin} 积分，请确认后再购买`, {
    data: { cost_coin },
  })

/**
 * Opens a purchase, or one that was refused anew: done at once while free ones are left, else pending at this price and leased
 * to the caller. What an account opens is opened one after the other, so that the free ones are counted right.
 * @returns undefined when there is one already that is done or pending
 * @throws AppError `failed_precondition` `disk.price_changed` when it costs more than the buyer agrees to
 */
export const openPurchase = async (db: Db, offer: Offer): Promise<Purchase | undefined> =>
  db.transaction(async (trx) => {
    const { user_id, resource_id, at } = offer
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`purchase:${user_id}`])
    const isFree = (await countFree(trx, user_id, at)) < offer.freeQuota
    if (!isFree && offer.cost_coin > offer.maxCoin) throw priceChanged(offer.cost_coin)
    const terms = isFree
      ? { state: 'done', kind: 'free', cost_coin: 0, done_time: trx.fn.now() }
      : { state: 'pending', kind: 'coin', cost_coin: offer.cost_coin, done_time: null }
    const lease = { leased_until: inMs(trx, leaseMs), next_try_at: inMs(trx, leaseMs) }
    const fields = { ...terms, ...lease, day: dayOf(trx, at), refusal: '' }
    const rows = (await trx('purchase')
      .insert({ user_id, resource_id, ...fields })
      .onConflict(['user_id', 'resource_id'])
      .merge({ ...fields, tries: trx.raw('purchase.tries + 1') })
      .where('purchase.state', 'refused')
      .returning(columns)) as StoredRow[]
    return rows[0] && fromRow(rows[0])
  })

const claim = (db: Db) => ({
  tries: db.raw('tries + 1'),
  leased_until: inMs(db, leaseMs),
  next_try_at: inMs(db, leaseMs),
})

/** Leases a pending purchase. @returns undefined while another one has it, or when it is pending no more */
export const claimPurchase = async (db: Db, id: number): Promise<Purchase | undefined> => {
  const rows = (await db('purchase')
    .where({ id, state: 'pending' })
    .where('leased_until', '<=', db.fn.now())
    .update(claim(db))
    .returning(columns)) as StoredRow[]
  return rows[0] && fromRow(rows[0])
}

/** Leases the pending purchase that has waited longest for its next try; replicas pass by what another one is leasing. */
export const claimDuePurchase = async (
  db: Db,
): Promise<(Purchase & { doc_id: string; disk_name: string }) | undefined> => {
  const due = db('purchase')
    .where({ state: 'pending' })
    .where('next_try_at', '<=', db.fn.now())
    .where('leased_until', '<=', db.fn.now())
    .orderBy('next_try_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .select('id')
  const rows = (await db('purchase')
    .update(claim(db))
    .updateFrom('disk')
    .where('disk.id', db.ref('purchase.resource_id'))
    .where('purchase.id', due)
    .returning([...columns.map((column) => `purchase.${column}`), 'disk.doc_id', 'disk.disk_name'])) as (StoredRow & {
    doc_id: string
    disk_name: string
  })[]
  return rows[0] && fromRow(rows[0])
}

/** Points were taken: nothing changes that any more, whoever has the lease. */
export const finishPurchase = async (db: Db, { id }: Purchase, taken: number): Promise<void> => {
  await db('purchase')
    .where({ id })
    .whereNot({ state: 'done' })
    .update({ state: 'done', cost_coin: taken, done_time: db.fn.now(), refusal: '' })
}

/** No points were taken, and none will be unless it is opened anew. Says nothing when the lease is another's by now. */
export const refusePurchase = async (db: Db, { id, tries }: Purchase, refusal: string): Promise<void> => {
  await db('purchase').where({ id, tries, state: 'pending' }).update({ state: 'refused', refusal })
}

/** Leaves it for later. The lease runs on: what was asked for may still be under way. */
export const postponePurchase = async (db: Db, { id, tries }: Purchase, delayMs: number): Promise<void> => {
  await db('purchase')
    .where({ id, tries, state: 'pending' })
    .update({ next_try_at: inMs(db, delayMs) })
}

/** What an account has bought, newest first. */
export const listBought = async (
  db: Db,
  userId: number,
  page: Page | null,
): Promise<{ list: BoughtDisk[]; total: number }> => {
  const { rows, total } = await listQuery<Omit<BoughtDisk, 'create_time'> & { done_time: Date }>(
    db('purchase').join('disk', 'disk.id', 'purchase.resource_id').where({ user_id: userId, state: 'done' }),
    page,
    { sortable: {}, sort: 'done_time', id: 'purchase.id' },
    ['doc_id', 'disk_name', 'disk_type', 'health', 'cost_coin', 'done_time'],
  )
  return { list: rows.map(({ done_time, ...row }) => ({ ...row, create_time: done_time.toISOString() })), total }
}
