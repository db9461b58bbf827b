import type { Knex } from '@pandex/platform/postgres'
import { capVip, extendedVip } from '../domain/vip.ts'
import { lockAccount } from './accounts.ts'

/** Sets the end of a membership; null means that there never was one. An end beyond the last possible one becomes that. */
export const setVipUntil = async (trx: Knex.Transaction, userId: number, until: Date | null): Promise<void> => {
  await trx('accounts')
    .where({ id: userId })
    .update({ vip_until: until && capVip(until) })
}

/**
 * Adds days to a membership, or begins one. The account's row stays locked until the transaction ends.
 * @returns its end
 * @throws AppError `not_found` `user.unknown`
 */
export const extendVip = async (trx: Knex.Transaction, userId: number, days: number, now: Date): Promise<Date> => {
  const { vip_until } = await lockAccount(trx, userId)
  const until = extendedVip(vip_until, days, now)
  await setVipUntil(trx, userId, until)
  return until
}
