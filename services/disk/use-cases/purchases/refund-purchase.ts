import { AppError } from '@pandex/platform/errors'
import type { Context } from '@pandex/platform/grpc/context'
import { cancelRefund, finishRefund, postponeRefund } from '../../repositories/purchases/refunds.ts'
import type { DueRefund } from '../../repositories/purchases/refunds.ts'
import { paymentRefOf, retryDelayMs } from './settle-purchase.ts'
import type { SettleDeps } from './settle-purchase.ts'

/** The user service knows no such payment or account: only after a restore of an older backup. */
const hopeless = new Set(['user.nothing_spent', 'user.unknown'])

/**
 * Gives the points of a purchase back that the caller has leased, once however often it is called, and stores the outcome.
 * @param ctx from `createPaymentContext`, created before the lease was taken
 * @returns the points given back, undefined when there is nothing to give back @throws any other error leaves the refund pending
 */
export const refundPurchase = async (
  { db, coins }: SettleDeps,
  purchase: DueRefund,
  ctx: Context,
): Promise<number | undefined> => {
  const { user_id, doc_id, disk_name, generation, tries } = purchase
  try {
    const request = { user_id, ref: paymentRefOf(user_id, doc_id, generation), note: disk_name }
    const { coin } = await coins.RefundCoins(request, ctx)
    await finishRefund(db, purchase, coin)
    return coin
  } catch (error) {
    if (error instanceof AppError && hopeless.has(error.code)) {
      await cancelRefund(db, purchase)
      return undefined
    }
    await postponeRefund(db, purchase, retryDelayMs(tries))
    throw error
  }
}
