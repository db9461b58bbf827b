import { AppError } from '@pandex/platform/errors'
import type { UseCdkeyReply__Output as UseCdkeyReply } from '@pandex/platform/gen/pandex/user/v1/UseCdkeyReply'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { requireUser } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { badCdkey } from '../domain/points/cdkey.ts'
import type { HashCdkey } from '../domain/points/cdkey.ts'
import { tooManyTries } from '../domain/accounts/session.ts'
import { refusePermanentVip, vipText } from '../domain/points/vip.ts'
import { claimCdkey, findUsableCdkey, hasUsedCdkey } from '../repositories/cdkey-claims.ts'
import type { CdkeyValue } from '../repositories/cdkey-claims.ts'
import { countWrongKey, findPauseSeconds } from '../repositories/cdkey-attempts.ts'
import { addCoins } from '../repositories/coin-ledger.ts'
import { extendVip } from '../repositories/vip.ts'
import { lockOwnAccount } from '../repositories/accounts.ts'
import type { Account } from '../repositories/accounts.ts'

const alreadyUsed = (): AppError => new AppError('conflict', 'user.cdkey_used', '您已使用过该激活码')

const registrationOnly = (): AppError =>
  new AppError('failed_precondition', 'user.cdkey_for_register', '该激活码只能在注册时作为邀请码使用')

interface CdkeyUse {
  user_id: number
  hashes: readonly Buffer[]
  now: Date
}

const redeem = async (
  trx: Knex.Transaction,
  { user_id, now }: CdkeyUse,
  key: CdkeyValue,
  account: Account,
): Promise<UseCdkeyReply> => {
  const { kind, value } = key
  if (kind === 'vip') {
    const until = await extendVip(trx, user_id, value, now)
    return { kind, value, coin: account.coin, vip_until: vipText(until) }
  }
  const ref = `${key.id}:${user_id}`
  const coin = await addCoins(trx, { user_id, delta: value, reason: 'cdkey', ref, note: key.tail })
  return { kind, value, coin, vip_until: vipText(account.vip_until) }
}

/** @returns undefined for a wrong key: throwing would roll back its count */
const checkAndRedeem = async (trx: Knex.Transaction, use: CdkeyUse): Promise<UseCdkeyReply | undefined> => {
  const { user_id, hashes, now } = use
  const account = await lockOwnAccount(trx, user_id)
  const pauseSeconds = await findPauseSeconds(trx, user_id, now)
  if (pauseSeconds > 0) throw tooManyTries(pauseSeconds)
  if (await hasUsedCdkey(trx, hashes, user_id)) throw alreadyUsed()
  const key = await findUsableCdkey(trx, hashes, now)
  if (key?.kind === 'invite') throw registrationOnly()
  if (key?.kind === 'vip') refusePermanentVip(account.vip_until)
  if (key && (await claimCdkey(trx, key.id, user_id, now))) return redeem(trx, use, key, account)
  await countWrongKey(trx, user_id, now)
  return undefined
}

export const useCdkeyHandlers = ({
  db,
  hashCdkey,
  clock,
}: {
  db: Db
  hashCdkey: HashCdkey
  clock: () => Date
}): Pick<HandlersOf<UserServiceDefinition>, 'UseCdkey'> => ({
  UseCdkey: async ({ key }, ctx) => {
    const { id } = requireUser(ctx, 'user')
    const use = { user_id: id, hashes: hashCdkey(key), now: clock() }
    const reply = await db.transaction(async (trx) => checkAndRedeem(trx, use))
    if (!reply) throw badCdkey()
    return reply
  },
})
