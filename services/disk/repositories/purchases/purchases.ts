import { timeZone } from '@pandex/contracts/shanghai-time'
import { AppError } from '@pandex/platform/errors'
/**
 * Bought resources and purchases in progress, one row per account and resource.
 * The payer leases the row and pays within the lease or not at all, so that after the lease no payment is in flight and a refusal is final.
 * `tries` identifies the current lease.
 */
import type { BoughtDisk__Output as BoughtDisk } from '@pandex/platform/gen/pandex/disk/v1/BoughtDisk'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { deadLink } from '../../domain/resources/evaluate-access.ts'

export interface Purchase {
  id: number
  user_id: number
  resource_id: number
  /** `refunded`: the link died and the points were given back; the purchase opens nothing. */
  state: 'pending' | 'done' | 'refused' | 'refunded'
  kind: 'coin' | 'free'
  /** Price in points; for state `done` the points taken. */
  cost_coin: number
  refusal: string
  tries: number
  /** Grows when a refunded resource is bought again. */
  generation: number
  /** Points given back; 0 unless refunded. */
  refund_coin: number
}

export const leaseMs = 3_500

export const columns = [
  'id',
  'user_id',
  'resource_id',
  'state',
  'kind',
  'cost_coin',
  'refusal',
  'tries',
  'generation',
  'refund_coin',
] as const

export const inMs = (db: Db, ms: number): Knex.Raw => db.raw(`now() + ? * interval '1 millisecond'`, [ms])

/** Free openings count per day in Shanghai time. */
const dayOf = (db: Db, at: Date): Knex.Raw => db.raw(`(?::timestamptz at time zone '${timeZone}')::date`, [at])

export const findPurchase = async (db: Db, userId: number, diskId: number): Promise<Purchase | undefined> =>
  db('purchase')
    .where({ user_id: userId, resource_id: diskId })
    .first(...columns)

export const countFree = async (db: Db, userId: number, at: Date): Promise<number> => {
  const found = (await db('purchase')
    .where({ user_id: userId, kind: 'free', day: dayOf(db, at) })
    .count({ count: '*' })
    .first()) as { count: number } | undefined
  return found?.count ?? 0
}

export interface Offer {
  user_id: number
  resource_id: number
  /** Points, 1 or more. */
  cost_coin: number
  maxCoin: number
  freeQuota: number
  at: Date
}

export const priceChanged = (cost_coin: number): AppError =>
  new AppError('failed_precondition', 'disk.price_changed', `现价 ${cost_coin} 积分，请确认后再购买`, {
    data: { cost_coin },
  })

/** Holds off the transaction that stores a dead link: it refunds every purchase that was opened before. */
const requireLiveLink = async (trx: Knex.Transaction, diskId: number): Promise<void> => {
  const disk = (await trx('disk').where({ id: diskId }).forShare().first('health')) as { health: string } | undefined
  if (disk?.health === 'dead') throw deadLink()
}

/**
 * Opens a new, refused or refunded purchase: done at once while free openings are left, else pending and leased to the caller. Serialized per
 * account, so that free openings are counted correctly.
 * @returns undefined when a purchase is already done or pending
 * @throws AppError `failed_precondition` `disk.price_changed` when the price exceeds `maxCoin`, `disk.dead` when the link died meanwhile
 */
export const openPurchase = async (db: Db, offer: Offer): Promise<Purchase | undefined> =>
  db.transaction(async (trx) => {
    const { user_id, resource_id, at } = offer
    await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`purchase:${user_id}`])
    await requireLiveLink(trx, resource_id)
    const isFree = (await countFree(trx, user_id, at)) < offer.freeQuota
    if (!isFree && offer.cost_coin > offer.maxCoin) throw priceChanged(offer.cost_coin)
    const terms = isFree
      ? { state: 'done', kind: 'free', cost_coin: 0, done_time: trx.fn.now() }
      : { state: 'pending', kind: 'coin', cost_coin: offer.cost_coin, done_time: null }
    const lease = { leased_until: inMs(trx, leaseMs), next_try_at: inMs(trx, leaseMs) }
    const refund = { refund_state: 'none', refund_coin: 0, refund_time: null }
    const fields = { ...terms, ...lease, ...refund, day: dayOf(trx, at), refusal: '' }
    const generation = trx.raw(`purchase.generation + (purchase.state = 'refunded')::integer`)
    const rows = (await trx('purchase')
      .insert({ user_id, resource_id, ...fields })
      .onConflict(['user_id', 'resource_id'])
      .merge({ ...fields, generation, tries: trx.raw('purchase.tries + 1') })
      .whereIn('purchase.state', ['refused', 'refunded'])
      .returning(columns)) as Purchase[]
    return rows[0]
  })

export const claim = (db: Db) => ({
  tries: db.raw('tries + 1'),
  leased_until: inMs(db, leaseMs),
  next_try_at: inMs(db, leaseMs),
})

export const claimPurchase = async (db: Db, id: number): Promise<Purchase | undefined> => {
  const rows = (await db('purchase')
    .where({ id, state: 'pending' })
    .where('leased_until', '<=', db.fn.now())
    .update(claim(db))
    .returning(columns)) as Purchase[]
  return rows[0]
}

/** Leases the pending purchase whose next try is due longest; skips rows that another replica is leasing. */
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
    .returning([...columns.map((column) => `purchase.${column}`), 'disk.doc_id', 'disk.disk_name'])) as (Purchase & {
    doc_id: string
    disk_name: string
  })[]
  return rows[0]
}

/** Completes a purchase without checking the lease, because the points are already charged. */
export const finishPurchase = async (db: Db, { id, generation }: Purchase, taken: number): Promise<void> => {
  await db('purchase')
    .where({ id, generation })
    .whereIn('state', ['pending', 'refused'])
    .update({ state: 'done', cost_coin: taken, done_time: db.fn.now(), refusal: '' })
}

/** Marks a purchase as refused: no points were taken. Does nothing when the lease was lost. */
export const refusePurchase = async (db: Db, { id, tries }: Purchase, refusal: string): Promise<void> => {
  await db('purchase')
    .where({ id, tries, state: 'pending' })
    .update({ state: 'refused', refusal, refund_state: 'none' })
}

/** Schedules the next try. Keeps the lease, because the payment may still be in flight. */
export const postponePurchase = async (db: Db, { id, tries }: Purchase, delayMs: number): Promise<void> => {
  await db('purchase')
    .where({ id, tries, state: 'pending' })
    .update({ next_try_at: inMs(db, delayMs) })
}

export const listBought = async (
  db: Db,
  userId: number,
  page: Page | null,
): Promise<{ list: BoughtDisk[]; total: number }> => {
  const { rows, total } = await listQuery<
    Omit<BoughtDisk, 'create_time' | 'refunded'> & { done_time: Date; refund_coin: number }
  >(
    db('purchase').join('disk', 'disk.id', 'purchase.resource_id').where({ user_id: userId }).whereNotNull('done_time'),
    page,
    { sortable: {}, sort: 'done_time', id: 'purchase.id' },
    ['doc_id', 'disk_name', 'disk_type', 'health', 'cost_coin', 'refund_coin', 'done_time'],
  )
  return {
    list: rows.map(({ done_time, refund_coin: refunded, ...row }) => ({
      ...row,
      refunded,
      create_time: done_time.toISOString(),
    })),
    total,
  }
}
