import type { Knex } from '@pandex/platform/postgres/postgres'
import type { Db } from '@pandex/platform/postgres/postgres'
import { maxMailCodeAttempts, maxMailCodeAttemptsOfNetwork } from '../domain/mail/mail-code.ts'
import type { MailCodeKey } from '../domain/mail/mail-code.ts'

/** Expired rows deleted per insert: more than one, so that the table shrinks. */
const pruneBatchSize = 20

export const saveMailCode = async (
  trx: Knex.Transaction,
  code: MailCodeKey & { code_hash: string; expire_at: Date },
  now: Date,
): Promise<void> => {
  const overdue = trx('mail_codes').where('expire_at', '<', now).limit(pruneBatchSize).forUpdate().skipLocked()
  await trx('mail_codes').whereIn(['email', 'purpose'], overdue.select('email', 'purpose')).delete()
  await trx('mail_code_tries').where({ email: code.email, purpose: code.purpose }).delete()
  await trx('mail_codes')
    .insert({ ...code, tries: 0 })
    .onConflict(['email', 'purpose'])
    .merge()
}

/** @returns false if the network's attempts are used up. The caller holds the code's row lock, which serializes attempts. */
const countNetworkAttempt = async (trx: Knex.Transaction, key: MailCodeKey, network: string): Promise<boolean> => {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `insert into mail_code_tries as counted (email, purpose, network, tries) values (:email, :purpose, :network, 1)
     on conflict (email, purpose, network) do update set tries = counted.tries + 1 where counted.tries < :most
     returning tries`,
    { ...key, network, most: maxMailCodeAttemptsOfNetwork },
  )
  return rows.length === 1
}

/**
 * Counts an attempt before the code is compared, so that concurrent attempts never exceed the limit.
 * @returns the hash; undefined if there is no valid code, or the attempts of this network or of all are used up
 */
export const countMailCodeAttempt = async (
  db: Db,
  key: MailCodeKey,
  { network, now }: { network: string; now: Date },
): Promise<string | undefined> =>
  db.transaction(async (trx) => {
    const row = (await trx('mail_codes')
      .where({ ...key })
      .where('expire_at', '>', now)
      .where('tries', '<', maxMailCodeAttempts)
      .forUpdate()
      .first('code_hash')) as { code_hash: string } | undefined
    if (!row || !(await countNetworkAttempt(trx, key, network))) return undefined
    await trx('mail_codes')
      .where({ ...key })
      .increment('tries')
    return row.code_hash
  })

/** Consumes the code in the transaction that it authorizes. @returns false if it was used or replaced meanwhile */
export const useMailCode = async (trx: Knex.Transaction, key: MailCodeKey, codeHash: string): Promise<boolean> =>
  (await trx('mail_codes')
    .where({ ...key, code_hash: codeHash })
    .delete()) === 1
