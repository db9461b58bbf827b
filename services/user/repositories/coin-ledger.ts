import { coinReasons } from '@pandex/contracts/enums'
import type { CoinReason } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import type { CoinMovement__Output as CoinMovement } from '@pandex/platform/gen/pandex/user/v1/CoinMovement'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import { afterCommit } from '@pandex/platform/postgres/postgres'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { createCounter } from '@pandex/platform/telemetry/metrics'
import { lockAccount } from './accounts.ts'

const countEarned = createCounter(
  { name: 'pandex_points_earned_total', help: 'Points that accounts got', label: 'reason' },
  coinReasons,
)
const countSpent = createCounter(
  { name: 'pandex_points_spent_total', help: 'Points that were taken from accounts', label: 'reason' },
  coinReasons,
)

const countMovement = ({ delta, reason }: Pick<Movement, 'delta' | 'reason'>): void =>
  delta > 0 ? countEarned(reason, delta) : countSpent(reason, -delta)

export interface Movement {
  user_id: number
  /** Negative when points are taken. */
  delta: number
  reason: CoinReason
  /** Idempotency key, unique per reason over all users: include the user id if the cause belongs to a user. */
  ref: string
  note?: string
}

/** Points already moved for a cause; undefined if none. @throws Error if they belong to another user */
export const findMovement = async (
  db: Db,
  userId: number,
  { reason, ref }: Pick<Movement, 'reason' | 'ref'>,
): Promise<number | undefined> => {
  const done = (await db('coin_ledger').where({ reason, ref }).first('user_id', 'delta')) as
    | { user_id: number; delta: number }
    | undefined
  if (done && done.user_id !== userId) throw new Error(`movement ${reason} ${ref} belongs to another user`)
  return done?.delta
}

/**
 * Moves points and appends to the ledger, idempotent by reason and `ref`. Locks the account; a delta of 0 writes nothing.
 * @returns the balance @throws AppError `failed_precondition` `user.coins_short`, `not_found` `user.unknown`
 */
export const addCoins = async (trx: Knex.Transaction, movement: Movement): Promise<number> => {
  const { user_id, delta, reason, ref, note = '' } = movement
  if (!Number.isSafeInteger(delta)) throw new Error('points are whole')
  const { coin: balance } = await lockAccount(trx, user_id)
  if (delta === 0) return balance
  if ((await findMovement(trx, user_id, { reason, ref })) !== undefined) return balance
  if (balance + delta < 0) throw new AppError('failed_precondition', 'user.coins_short', '积分不足')
  const { rows } = await trx.raw<{ rows: [{ balance: number }] }>(
    `with moved as (update accounts set coin = coin + :delta where id = :user_id returning coin)
     insert into coin_ledger (user_id, delta, balance, reason, ref, note)
     select :user_id, :delta, coin, :reason, :ref, :note from moved returning balance`,
    { user_id, delta, reason, ref, note },
  )
  afterCommit(trx, () => countMovement(movement))
  return rows[0].balance
}

type LedgerRow = Omit<CoinMovement, 'create_time'> & { create_time: Date }

export const listMovements = async (
  db: Db,
  userId: number,
  page: Page | null,
): Promise<{ list: CoinMovement[]; total: number }> => {
  const { rows, total } = await listQuery<LedgerRow>(
    db('coin_ledger').where({ user_id: userId }),
    page,
    { sortable: { id: 'id' }, sort: 'id' },
    ['id', 'delta', 'balance', 'reason', 'ref', 'note', 'create_time'],
  )
  const list = rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }))
  return { list, total }
}
