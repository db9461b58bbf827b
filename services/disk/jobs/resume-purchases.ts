import { AppError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Resource } from '@pandex/platform/process/resource'
import { startLoop } from '@pandex/platform/scheduling/loop'
import { claimDuePurchase } from '../repositories/purchases/purchases.ts'
import { createPaymentContext, settlePurchase } from '../use-cases/purchases/settle-purchase.ts'
import type { SettleDeps } from '../use-cases/purchases/settle-purchase.ts'

export interface ResumerOptions extends SettleDeps {
  log: Logger
  intervalMs?: number
}

const batchSize = 20

const maxPauseMs = 10_000

const isRefused = (error: unknown): boolean => error instanceof AppError && error.kind === 'failed_precondition'

/** Settles the purchase that is due longest. @returns false when none is due @throws when its payment neither succeeds nor is refused */
const settleNext = async (deps: SettleDeps & { log: Logger }): Promise<boolean> => {
  const ctx = createPaymentContext(deps.log)
  const due = await claimDuePurchase(deps.db)
  if (!due) return false
  const who = { user_id: due.user_id, doc_id: due.doc_id, tries: due.tries }
  await settlePurchase(deps, due, due, ctx).catch((error: unknown) => {
    if (!isRefused(error)) throw error
  })
  ctx.log.info(who, 'purchase: settled late')
  return true
}

/**
 * Completes purchases whose call or process died before the outcome was stored. Never rolls back, because the points may have been taken
 * already. Runs in every replica; a lease assigns each purchase to one of them.
 */
export const startPurchaseResumer = (options: ResumerOptions): Resource =>
  startLoop({
    name: 'purchase resumer',
    intervalMs: options.intervalMs ?? 3_000,
    maxPauseMs,
    jitter: 0.5,
    work: async (signal) => {
      let settled = 0
      while (settled < batchSize && !signal.aborted && (await settleNext(options))) settled += 1
      return settled === batchSize ? 0 : undefined
    },
    onFailure: (error) => options.log.warn({ err: error }, 'purchase: settlement failed, retrying'),
  })
