import type { Db } from '@pandex/platform/postgres/postgres'

/** Work calls `assertLock` more often; PostgreSQL ends a transaction that a frozen process left idle for longer. */
const idleInTransactionMs = 60_000

/** @throws Error when the lock is lost: another replica may hold it now */
export type AssertLock = () => Promise<void>

/** Runs work in one replica at a time. @returns false when another one runs it */
export const withReconciliationLock = async (
  db: Db,
  work: (assertLock: AssertLock) => Promise<void>,
): Promise<boolean> =>
  db.transaction(async (trx) => {
    const { rows } = await trx.raw<{ rows: { locked: boolean }[] }>(
      `select pg_try_advisory_xact_lock(hashtextextended('order.reconciliation', 0)) as locked,
         set_config('idle_in_transaction_session_timeout', ?, true)`,
      [String(idleInTransactionMs)],
    )
    if (!rows[0]?.locked) return false
    await work(async () => {
      await trx.raw('select 1')
    })
    return true
  })

/** Whether the last reconciliation is over an hour old, or none was made. */
export const isReconciliationDue = async (db: Db): Promise<boolean> =>
  (await db('reconciliation').whereRaw(`reconciled_at > now() - interval '1 hour'`).first('id')) === undefined

export const markReconciled = async (db: Db): Promise<void> => {
  await db.raw(
    `insert into reconciliation (id, reconciled_at) values (1, now())
     on conflict (id) do update set reconciled_at = excluded.reconciled_at`,
  )
}

export const readNow = async (db: Db): Promise<Date> => {
  const { rows } = await db.raw<{ rows: [{ now: Date }] }>('select now() as now')
  return rows[0].now
}

export interface PaidOrder {
  id: number
  order_no: string
  user_id: number
  coin: number
  vip_days: number
  /** Paid so long ago that its grant must exist. */
  is_overdue: boolean
  /** Returned so long ago that its revocation must have ended. */
  has_overdue_refund: boolean
  /** As the user service reported it. */
  revoked_coin: number
  revoked_vip_days: number
}

const overdue = `interval '10 minutes'`

export const listPaidOrders = async (db: Db, afterId: number, limit: number): Promise<PaidOrder[]> => {
  const { rows } = await db.raw<{ rows: PaidOrder[] }>(
    `select orders.id, order_no, user_id, orders.coin, orders.vip_days,
       (status = 'finished' or paid_at < now() - ${overdue}) as is_overdue,
       coalesce(refunded.is_late, false) as has_overdue_refund,
       coalesce(refunded.coin, 0)::int8 as revoked_coin, coalesce(refunded.vip_days, 0)::int8 as revoked_vip_days
     from orders left join lateral (
       select bool_or(refunds.status = 'returned' and returned_at < now() - ${overdue}) as is_late,
         sum(refunds.coin) as coin, sum(refunds.vip_days) as vip_days
       from refunds where refunds.order_id = orders.id) as refunded on true
     where paid_at is not null and orders.id > ? order by orders.id limit ?`,
    [afterId, limit],
  )
  return rows
}

/** Numbers of the paid orders among the given ones. */
export const findPaid = async (db: Db, orderNos: readonly string[]): Promise<Set<string>> => {
  const rows: { order_no: string }[] = await db('orders')
    .whereRaw('order_no = any(?::text[])', [[...orderNos]])
    .whereNotNull('paid_at')
    .select('order_no')
  return new Set(rows.map(({ order_no }) => order_no))
}
