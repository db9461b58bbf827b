import { AppError } from '@pandex/platform/errors'
import { backgroundContext, ownContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { CoinClient } from '../../clients/coins.ts'
import { finishPurchase, leaseMs, postponePurchase, refusePurchase } from '../../repositories/purchases/purchases.ts'
import type { Purchase } from '../../repositories/purchases/purchases.ts'

export interface SettleDeps {
  db: Db
  coins: CoinClient
}

/** Ends before the lease, so that no payment is in flight when another replica claims the purchase. */
const paymentTimeoutMs = leaseMs - 500

const maxRetryDelayMs = 30_000

/** Context of a payment. Create it before the lease is taken, so that its deadline passes before the lease ends. */
export const createPaymentContext = (log: Logger): Context => backgroundContext(log, paymentTimeoutMs)

/** The same for a payment that a request starts, whose own deadline may pass before. */
export const createPaymentContextOf = ({ requestId, log }: Context): Context =>
  ownContext({ requestId, log, deadlineMs: Date.now() + paymentTimeoutMs })

/** Idempotency key of a payment: any number of calls with the same key take the points once, and give them back once. */
export const paymentRefOf = (userId: number, docId: string, generation: number): string =>
  generation === 0 ? `${userId}:${docId}` : `${userId}:${docId}:${generation}`

export const retryDelayMs = (tries: number): number => Math.min(1_000 * 2 ** Math.min(tries - 1, 10), maxRetryDelayMs)

const messages: Record<string, string> = {
  'user.coins_short': '积分不足',
  'user.banned': '账号已被封禁',
  'user.unknown': '用户不存在',
}

export const refusalError = (code: string): AppError =>
  new AppError('failed_precondition', code, messages[code] ?? '购买失败')

const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError && Object.hasOwn(messages, error.code)

export interface SettledPurchase {
  balance: number
}

/**
 * Takes the points of a purchase that the caller has leased, and stores the outcome.
 * @param ctx from `createPaymentContext`, created before the lease was taken
 * @throws AppError of `refusalError` when no points are taken; any other error leaves the purchase pending
 */
export const settlePurchase = async (
  { db, coins }: SettleDeps,
  purchase: Purchase,
  { doc_id, disk_name }: { doc_id: string; disk_name: string },
  ctx: Context,
): Promise<SettledPurchase> => {
  const { user_id, cost_coin: coin, tries, generation } = purchase
  try {
    const request = { user_id, coin, reason: 'buy', ref: paymentRefOf(user_id, doc_id, generation), note: disk_name }
    const { coin: taken, balance } = await coins.SpendCoins(request, ctx)
    await finishPurchase(db, purchase, taken)
    return { balance }
  } catch (error) {
    if (isRefusal(error)) {
      await refusePurchase(db, purchase, error.code)
      throw refusalError(error.code)
    }
    await postponePurchase(db, purchase, retryDelayMs(tries))
    throw error
  }
}
