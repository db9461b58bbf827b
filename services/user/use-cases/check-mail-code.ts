import { networksOf } from '@pandex/platform/resilience/client-networks'
import type { Context } from '@pandex/platform/grpc/context'
import type { Db } from '@pandex/platform/postgres/postgres'
import { badCode, isSameHash } from '../domain/mail/mail-code.ts'
import type { HashMailCode, MailCodeKey } from '../domain/mail/mail-code.ts'
import { countMailCodeAttempt } from '../repositories/mail-codes.ts'

/**
 * Counts an attempt, then compares the code.
 * @returns the stored hash, which `useMailCode` takes @throws AppError invalid user.bad_code
 */
export const checkMailCode = async (
  { db, hashMailCode, clock }: { db: Db; hashMailCode: HashMailCode; clock: () => Date },
  key: MailCodeKey,
  code: string,
  ctx: Context,
): Promise<string> => {
  const { network } = networksOf(ctx.clientAddress)
  const stored = await countMailCodeAttempt(db, key, { network, now: clock() })
  if (stored === undefined || !isSameHash(stored, hashMailCode(key, code))) throw badCode()
  return stored
}
