import type { Db, Knex } from '@pandex/platform/postgres/postgres'

export interface CdkeyValue {
  id: number
  kind: 'vip' | 'coin' | 'invite'
  /** Days for vip, else points. */
  value: number
  tail: string
}

const usable = (db: Db, now: Date): Knex.QueryBuilder =>
  db('cdkeys').where({ enabled: true }).whereRaw('used < max_uses and (expire_at is null or expire_at > ?)', [now])

export const findUsableCdkey = async (db: Db, hashes: readonly Buffer[], now: Date): Promise<CdkeyValue | undefined> =>
  usable(db, now).whereIn('hash', hashes).first('id', 'kind', 'value', 'tail')

/** Whether the account already used the key, even if the key is exhausted or disabled now. */
export const hasUsedCdkey = async (db: Db, hashes: readonly Buffer[], userId: number): Promise<boolean> =>
  (await db('cdkey_uses')
    .join('cdkeys', 'cdkeys.id', 'cdkey_uses.cdkey_id')
    .where({ user_id: userId })
    .whereIn('hash', hashes)
    .first('cdkey_uses.id')) !== undefined

/**
 * Takes one use of a key; concurrent calls never exceed `max_uses`. The account must not have used the key.
 * @returns false if the key is exhausted, disabled or expired
 */
export const claimCdkey = async (
  trx: Knex.Transaction,
  cdkeyId: number,
  userId: number,
  now: Date,
): Promise<boolean> => {
  const claimed = (await usable(trx, now)
    .where({ id: cdkeyId })
    .update({ used: trx.raw('used + 1') })) as unknown as number
  if (claimed === 0) return false
  await trx('cdkey_uses').insert({ cdkey_id: cdkeyId, user_id: userId })
  return true
}
