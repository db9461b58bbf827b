/** Limits wrong keys per account. The caller holds the account's row lock, which serializes attempts. */
import type { Knex } from '@pandex/platform/postgres/postgres'

const windowMs = 3_600_000

const maxAttempts = 10

export const findPauseSeconds = async (trx: Knex.Transaction, userId: number, now: Date): Promise<number> => {
  const row = (await trx('cdkey_tries').where({ user_id: userId }).first('failed', 'since')) as
    | { failed: number; since: Date }
    | undefined
  if (!row || row.failed < maxAttempts) return 0
  return Math.max(0, Math.ceil((row.since.getTime() + windowMs - now.getTime()) / 1000))
}

/** Fixed window: an hour from the first wrong key. */
export const countWrongKey = async (trx: Knex.Transaction, userId: number, now: Date): Promise<void> => {
  const hourAgo = new Date(now.getTime() - windowMs)
  await trx.raw(
    `insert into cdkey_tries as tries (user_id, failed, since) values (:userId, 1, :now)
     on conflict (user_id) do update set
       failed = case when tries.since > :hourAgo then tries.failed + 1 else 1 end,
       since = case when tries.since > :hourAgo then tries.since else excluded.since end`,
    { userId, now, hourAgo },
  )
}
