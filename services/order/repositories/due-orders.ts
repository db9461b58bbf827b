import type { Db } from '@pandex/platform/postgres/postgres'
import { orderColumns } from './orders.ts'
import type { OrderRow } from './orders.ts'
import type { RefundRow } from './refunds.ts'

/** Longer than the provider's call of a leased row may take. */
const lease = `interval '30 seconds'`

/** Young orders often, old ones rarely. Manual transfers have no provider to ask: only their end matters, and what failed then. */
const nextCheck = `case
  when status = 'paid' then now() + least(interval '2 minutes' * power(2, least(tries, 10)), interval '1 hour')
  else greatest(now() + interval '10 seconds', least(
    now() + case when pay_type = 'manual' then case when expire_at > now() then interval '7 days' else interval '30 seconds' end
      else least(greatest((now() - create_time) / 4, interval '10 seconds'), interval '5 minutes') end,
    case when expire_at > now() then expire_at end))
  end`

/** Leases pending and paid orders that are due longest; skips rows that another replica works on. */
export const claimDueOrders = async (db: Db, limit: number): Promise<(OrderRow & { is_expired: boolean })[]> => {
  const { rows } = await db.raw<{ rows: (OrderRow & { is_expired: boolean })[] }>(
    `update orders set leased_until = now() + ${lease}, tries = tries + 1, next_check_at = ${nextCheck}
     where id in (
       select id from orders where status in ('pending', 'paid') and next_check_at <= now() and leased_until <= now()
       order by next_check_at limit ? for no key update skip locked)
     returning ${orderColumns.join(', ')}, expire_at <= now() as is_expired`,
    [limit],
  )
  return rows
}

/**
 * Leases closed orders whose provider is asked once more. Without an answer it is asked again, at growing intervals, until a week after the
 * order's end.
 */
export const claimClosedOrders = async (db: Db, limit: number): Promise<OrderRow[]> => {
  const { rows } = await db.raw<{ rows: OrderRow[] }>(
    `update orders set leased_until = now() + ${lease}, tries = tries + 1, recheck_at = case
       when recheck_at < expire_at + interval '7 days'
       then now() + least(interval '1 minute' * power(2, least(tries, 10)), interval '1 hour') end
     where id in (
       select id from orders where recheck_at <= now() and leased_until <= now()
       order by recheck_at limit ? for no key update skip locked)
     returning ${orderColumns.join(', ')}`,
    [limit],
  )
  return rows
}

/** Leases refunds that wait for the provider or for their revocation. */
export const claimDueRefunds = async (db: Db, limit: number): Promise<RefundRow[]> => {
  const { rows } = await db.raw<{ rows: RefundRow[] }>(
    `update refunds set leased_until = now() + ${lease}, tries = tries + 1,
       next_try_at = now() + least(interval '30 seconds' * power(2, least(tries, 10)), interval '1 hour')
     where id in (
       select id from refunds where status in ('pending', 'returned') and next_try_at <= now() and leased_until <= now()
       order by next_try_at limit ? for no key update skip locked)
     returning *`,
    [limit],
  )
  return rows
}
