import type { Knex } from '@pandex/platform/postgres'
import type { Db } from '@pandex/platform/postgres'
import { maxMailCodeTries } from '../domain/mail-code.ts'
import type { MailCodeKey } from '../domain/mail-code.ts'

/** Removed with each code that is made: more than one code adds, so that nothing piles up. */
const prunedAtOnce = 20

/** Stores a code in place of the one before; codes that ran out go. */
export const putMailCode = async (
  trx: Knex.Transaction,
  code: MailCodeKey & { code_hash: string; expire_at: Date },
  now: Date,
): Promise<void> => {
  const overdue = trx('mail_codes').where('expire_at', '<', now).limit(prunedAtOnce).forUpdate().skipLocked()
  await trx('mail_codes').whereIn(['email', 'purpose'], overdue.select('email', 'purpose')).delete()
  await trx('mail_codes')
    .insert({ ...code, tries: 0 })
    .onConflict(['email', 'purpose'])
    .merge()
}

/**
 * Counts a try, and only then lets the code be looked at: of many at the same moment no more than allowed get to see it.
 * @returns undefined when there is no code, it ran out, or its tries are spent
 */
export const takeMailCodeTry = async (db: Db, key: MailCodeKey, now: Date): Promise<string | undefined> => {
  const [row] = (await db('mail_codes')
    .where({ ...key })
    .where('expire_at', '>', now)
    .where('tries', '<', maxMailCodeTries)
    .increment('tries')
    .returning('code_hash')) as { code_hash: string }[]
  return row?.code_hash
}

/** Takes the code away in the transaction of what it was for. @returns false when somebody else has used or replaced it meanwhile */
export const useMailCode = async (trx: Knex.Transaction, key: MailCodeKey, codeHash: string): Promise<boolean> =>
  (await trx('mail_codes')
    .where({ ...key, code_hash: codeHash })
    .delete()) === 1
