/**
 * Refunds of purchases whose link died. The payer leases the row like that of a purchase; `generation` tells apart purchases of the same
 * resource, so that a late answer of an earlier refund never completes a later one.
 */
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { claim, columns, inMs } from './purchases.ts'
import type { Purchase } from './purchases.ts'

/** Purchases are refunded when the link dies within this time. */
const protectedDays = 7

/**
 * Schedules refunds of a resource whose lock the caller holds. A purchase in progress is refunded once it is done.
 */
export const scheduleRefunds = async (trx: Knex.Transaction, diskId: number): Promise<void> => {
  await trx('purchase')
    .where({ resource_id: diskId, kind: 'coin', refund_state: 'none' })
    .whereRaw(`(state = 'pending' or (state = 'done' and done_time > now() - ? * interval '1 day'))`, [protectedDays])
    .update({ refund_state: 'pending' })
}

const pending = { state: 'done', refund_state: 'pending' } as const

export interface DueRefund extends Purchase {
  doc_id: string
  disk_name: string
}

/** Leases the refund whose next try is due longest; skips rows that another replica is leasing. */
export const claimDueRefund = async (db: Db): Promise<DueRefund | undefined> => {
  const due = db('purchase')
    .where(pending)
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
    .returning([...columns.map((column) => `purchase.${column}`), 'disk.doc_id', 'disk.disk_name'])) as DueRefund[]
  return rows[0]
}

/** Closes a refunded purchase without checking the lease, because the points are already given back. */
export const finishRefund = async (db: Db, { id, generation }: Purchase, coin: number): Promise<void> => {
  await db('purchase')
    .where({ id, generation, ...pending })
    .update({ state: 'refunded', refund_state: 'done', refund_coin: coin, refund_time: db.fn.now() })
}

/** Keeps the purchase: nothing can be given back. */
export const cancelRefund = async (db: Db, { id, generation }: Purchase): Promise<void> => {
  await db('purchase')
    .where({ id, generation, ...pending })
    .update({ refund_state: 'none' })
}

export const postponeRefund = async (db: Db, { id, tries }: Purchase, delayMs: number): Promise<void> => {
  await db('purchase')
    .where({ id, tries, ...pending })
    .update({ next_try_at: inMs(db, delayMs) })
}
