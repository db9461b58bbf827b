import { AppError } from '@pandex/platform/errors'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import type { CoinClient } from '../clients/user.ts'
import { finishPurchase, leaseMs, postponePurchase, refusePurchase } from '../repositories/purchases.ts'
import type { Purchase } from '../repositories/purchases.ts'

export interface SettleDeps {
  db: Db
  coins: CoinClient
}

/** When a purchase's lease is over, nobody may be asking for its points any more. */
const askingMs = leaseMs - 500

const longestPauseMs = 30_000

/** The time in which points may be asked for. It begins before the lease does: ask for this first, then for the lease. */
export const beginAsking = (log: Logger, requestId?: string): Context => backgroundContext(log, askingMs, requestId)

/** Names a purchase for ever, so that it is paid once, whoever asks how often. */
export const refOf = (userId: number, docId: string): string => `${userId}:${docId}`

const messages: Record<string, string> = {
  'user.coins_short': '积分不足',
  'user.banned': '账号已被封禁',
  'user.unknown': '用户不存在',
}

/** A purchase that was refused, as the buyer is told. */
export const refusalError = (code: string): AppError =>
  new AppError('failed_precondition', code, messages[code] ?? '购买失败')

/** Answers after which nothing was taken for this purchase. */
const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && Object.hasOwn(messages, error.code)

export interface SettledPurchase {
  /** The buyer's points now. */
  balance: number
}

/**
 * Asks for the points of a purchase that is leased to the caller, and writes down what came of it.
 * @param ctx of `beginAsking`, from before the lease
 * @throws AppError as `refusalError` makes it when nothing was or will be taken; anything else leaves the purchase pending
 */
export const settlePurchase = async (
  { db, coins }: SettleDeps,
  purchase: Purchase,
  { doc_id, disk_name }: { doc_id: string; disk_name: string },
  ctx: Context,
): Promise<SettledPurchase> => {
  const { user_id, cost_coin: coin, tries } = purchase
  try {
    const request = { user_id, coin, reason: 'buy', ref: refOf(user_id, doc_id), note: disk_name }
    const { coin: taken, balance } = await coins.SpendCoins(request, ctx)
    await finishPurchase(db, purchase, taken)
    return { balance }
  } catch (error) {
    if (isRefusal(error)) {
      await refusePurchase(db, purchase, error.code)
      throw refusalError(error.code)
    }
    await postponePurchase(db, purchase, Math.min(1_000 * 2 ** Math.min(tries - 1, 10), longestPauseMs))
    throw error
  }
}
