import type { Logger } from '@pandex/platform/logging/logger'
import type { Resource } from '@pandex/platform/process/resource'
import { startLoop } from '@pandex/platform/scheduling/loop'
import { claimDueRefund } from '../repositories/purchases/refunds.ts'
import { refundPurchase } from '../use-cases/purchases/refund-purchase.ts'
import { createPaymentContext } from '../use-cases/purchases/settle-purchase.ts'
import type { SettleDeps } from '../use-cases/purchases/settle-purchase.ts'

export interface RefunderOptions extends SettleDeps {
  log: Logger
  intervalMs?: number
}

const batchSize = 20

const maxPauseMs = 10_000

/** Gives the points of the refund back that is due longest. @returns false when none is due @throws when the user service fails */
const refundNext = async (options: RefunderOptions): Promise<boolean> => {
  const ctx = createPaymentContext(options.log)
  const due = await claimDueRefund(options.db)
  if (!due) return false
  const { user_id, doc_id } = due
  const coin = await refundPurchase(options, due, ctx)
  if (coin === undefined) ctx.log.warn({ user_id, doc_id }, 'refund: no payment found, keeping the purchase')
  else ctx.log.info({ user_id, doc_id, coin }, 'refund: points given back')
  return true
}

/**
 * Gives points back for bought resources whose link died (`scheduleRefunds`). Never gives up, because the points may have been given back
 * already. Runs in every replica; a lease assigns each refund to one of them.
 */
export const startPurchaseRefunder = (options: RefunderOptions): Resource =>
  startLoop({
    name: 'purchase refunder',
    intervalMs: options.intervalMs ?? 3_000,
    maxPauseMs,
    jitter: 0.5,
    work: async (signal) => {
      let refunded = 0
      while (refunded < batchSize && !signal.aborted && (await refundNext(options))) refunded += 1
      return refunded === batchSize ? 0 : undefined
    },
    onFailure: (error) => options.log.warn({ err: error }, 'refund: user service failed, retrying'),
  })
