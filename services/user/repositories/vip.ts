import type { Knex } from '@pandex/platform/postgres/postgres'
import { capVip, extendedVip } from '../domain/points/vip.ts'
import { lockAccount } from './accounts.ts'

/** Null: no membership. The end is capped. */
export const setVipUntil = async (trx: Knex.Transaction, userId: number, until: Date | null): Promise<void> => {
  await trx('accounts')
    .where({ id: userId })
    .update({ vip_until: until && capVip(until) })
}

/** Extends or starts a membership; locks the account. @returns the new end @throws AppError `not_found` `user.unknown` */
export const extendVip = async (trx: Knex.Transaction, userId: number, days: number, now: Date): Promise<Date> => {
  const { vip_until } = await lockAccount(trx, userId)
  const until = extendedVip(vip_until, days, now)
  await setVipUntil(trx, userId, until)
  return until
}
