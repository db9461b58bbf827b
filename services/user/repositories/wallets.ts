import type { Db, Knex } from '@pandex/platform/postgres'
import { sessionEnded } from '../domain/session.ts'

/** What an account owns. */
export interface Wallet {
  coin: number
  vip_until: Date | null
  invite_code: string
}

interface Row {
  coin: string
  vip_until: Date | null
  invite_code: string
  status: string
}

const own = (db: Db, userId: number): Knex.QueryBuilder =>
  db('accounts').where({ id: userId }).first('coin', 'vip_until', 'invite_code', 'status')

const fromRow = (row: Row | undefined): Wallet => {
  if (row?.status !== 'normal') throw sessionEnded()
  return { coin: Number(row.coin), vip_until: row.vip_until, invite_code: row.invite_code }
}

/** Of the caller. @throws AppError `unauthenticated` `user.session_ended` when the account is gone or banned */
export const findWallet = async (db: Db, userId: number): Promise<Wallet> =>
  fromRow((await own(db, userId)) as Row | undefined)

/**
 * `findWallet` that keeps others from changing it until the transaction ends: whatever one account does to its points
 * happens one after the other, so a rule may look first and act then.
 */
export const lockWallet = async (trx: Knex.Transaction, userId: number): Promise<Wallet> =>
  fromRow((await own(trx, userId).forNoKeyUpdate()) as Row | undefined)
