import { AppError, unavailableError } from '@pandex/platform/errors'
import type { SpendCoinsRequest__Output as SpendCoinsRequest } from '@pandex/platform/gen/pandex/user/v1/SpendCoinsRequest'
import type { Spending__Output as Spending } from '@pandex/platform/gen/pandex/user/v1/Spending'
import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import type { Context } from '@pandex/platform/grpc/context'
import { requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { findAccount, lockAccount } from '../repositories/accounts.ts'
import { addCoins, findMovement } from '../repositories/coin-ledger.ts'
import type { CoinReason } from '@pandex/contracts/enums'

const reasons = ['buy', 'search'] as const satisfies readonly CoinReason[]

const maxTextLength = 300

const badValue = (field: string): AppError => new AppError('invalid', 'user.bad_value', '参数错误', { fields: [field] })

const readReason = (reason: string): (typeof reasons)[number] => {
  const known = reasons.find((each) => each === reason)
  if (!known) throw badValue('reason')
  return known
}

const readRequest = ({ user_id, coin, reason, ref, note }: SpendCoinsRequest) => {
  if (!Number.isSafeInteger(coin) || coin < 1) throw badValue('coin')
  if (ref === '' || ref.length > maxTextLength) throw badValue('ref')
  return { user_id, coin, reason: readReason(reason), ref, note: note.slice(0, maxTextLength) }
}

/** A call past its deadline takes nothing, even after a lock wait or a frozen process: a later lookup by the caller is then final. */
const refuseLate = (ctx: Context): void => {
  if (ctx.signal.aborted || Date.now() > ctx.deadlineMs) throw unavailableError()
}

const spend = async (trx: Knex.Transaction, req: SpendCoinsRequest, ctx: Context): Promise<Spending> => {
  const { user_id, coin, ...cause } = readRequest(req)
  const account = await lockAccount(trx, user_id)
  const taken = await findMovement(trx, user_id, cause)
  if (taken !== undefined) return { coin: -taken, balance: account.coin }
  if (account.status !== 'normal') throw new AppError('failed_precondition', 'user.banned', '账号已被封禁')
  refuseLate(ctx)
  return { coin, balance: await addCoins(trx, { user_id, delta: -coin, ...cause }) }
}

/** Points spent in other services, which keep what was bought and identify it by a permanently stable `ref`. */
export const spendingHandlers = ({
  db,
}: {
  db: Db
}): Pick<HandlersOf<UserServiceDefinition>, 'SpendCoins' | 'FindSpending' | 'RefundCoins'> => ({
  SpendCoins: async (req, ctx) => {
    requireBackground(ctx, 'user')
    return db.transaction(async (trx) => spend(trx, req, ctx))
  },

  FindSpending: async ({ user_id, reason, ref }, ctx) => {
    requireBackground(ctx, 'user')
    const account = await findAccount(db, user_id)
    if (!account) throw new AppError('not_found', 'user.unknown', '用户不存在')
    const taken = await findMovement(db, user_id, { reason: readReason(reason), ref })
    return { coin: taken === undefined ? 0 : -taken, balance: account.coin }
  },

  RefundCoins: async ({ user_id, ref, note }, ctx) => {
    requireBackground(ctx, 'user')
    return db.transaction(async (trx) => {
      await lockAccount(trx, user_id)
      const taken = await findMovement(trx, user_id, { reason: 'buy', ref })
      if (taken === undefined) throw new AppError('failed_precondition', 'user.nothing_spent', '没有可退还的积分')
      const cause = { reason: 'refund', ref: `buy:${ref}`, note: note.slice(0, maxTextLength) } as const
      return { coin: -taken, balance: await addCoins(trx, { user_id, delta: -taken, ...cause }) }
    })
  },
})
