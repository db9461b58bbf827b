import { AppError } from '@pandex/platform/errors'
import type { CoinMovement__Output as CoinMovement } from '@pandex/platform/gen/pandex/user/v1/CoinMovement'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/list-query'
import type { Db, Knex } from '@pandex/platform/postgres'
import { lockAccount } from './accounts.ts'

/** Why points move. */
export type CoinReason =
  | 'register'
  | 'check_in'
  | 'invite'
  | 'invited'
  | 'cdkey'
  | 'order'
  | 'exchange'
  | 'buy'
  | 'search'
  | 'refund'
  | 'admin'

export interface Movement {
  user_id: number
  /** Points; negative takes. */
  delta: number
  reason: CoinReason
  /** What caused it, unique within the reason among all users: a cause that belongs to one user names him too. */
  ref: string
  /** For people: a rule's title, a key's last letters, an admin's note. */
  note?: string
}

/** The points that a cause has moved; undefined when it has moved none yet. @throws Error when they were another user's */
export const findMovement = async (
  db: Db,
  userId: number,
  { reason, ref }: Pick<Movement, 'reason' | 'ref'>,
): Promise<number | undefined> => {
  const done = (await db('coin_ledger').where({ reason, ref }).first('user_id', 'delta')) as
    | { user_id: string; delta: string }
    | undefined
  if (done && Number(done.user_id) !== userId) throw new Error(`movement ${reason} ${ref} belongs to another user`)
  return done && Number(done.delta)
}

/**
 * Moves points of an account and writes it down, both or neither. A movement that is there already (same reason and ref)
 * is not repeated, and one of 0 points leaves no trace. The account's row stays locked until the transaction ends.
 * @returns the balance
 * @throws AppError `failed_precondition` `user.coins_short` when the account has less than is taken, `not_found` `user.unknown`
 */
export const addCoins = async (trx: Knex.Transaction, movement: Movement): Promise<number> => {
  const { user_id, delta, reason, ref, note = '' } = movement
  if (!Number.isSafeInteger(delta)) throw new Error('points are whole')
  const { coin: balance } = await lockAccount(trx, user_id)
  if (delta === 0) return balance
  if ((await findMovement(trx, user_id, { reason, ref })) !== undefined) return balance
  if (balance + delta < 0) throw new AppError('failed_precondition', 'user.coins_short', '积分不足')
  const { rows } = await trx.raw<{ rows: { balance: string }[] }>(
    `with moved as (update accounts set coin = coin + :delta where id = :user_id returning coin)
     insert into coin_ledger (user_id, delta, balance, reason, ref, note)
     select :user_id, :delta, coin, :reason, :ref, :note from moved returning balance`,
    { user_id, delta, reason, ref, note },
  )
  return Number(rows[0]?.balance)
}

type LedgerRow = Omit<CoinMovement, 'id' | 'delta' | 'balance' | 'create_time'> & {
  id: string
  delta: string
  balance: string
  create_time: Date
}

/** Movements of one account, newest first. */
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
  const list = rows.map((row) => ({
    ...row,
    id: Number(row.id),
    delta: Number(row.delta),
    balance: Number(row.balance),
    create_time: row.create_time.toISOString(),
  }))
  return { list, total }
}
