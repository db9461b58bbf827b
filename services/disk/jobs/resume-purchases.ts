import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@pandex/platform/errors'
import type { Logger } from '@pandex/platform/logger'
import type { Resource } from '@pandex/platform/run-service'
import { claimDuePurchase } from '../repositories/purchases.ts'
import { beginAsking, settlePurchase } from '../handlers/settle-purchase.ts'
import type { SettleDeps } from '../handlers/settle-purchase.ts'

export interface ResumerOptions extends SettleDeps {
  log: Logger
  intervalMs?: number
}

const batchSize = 20

const longestPauseMs = 10_000

const isRefused = (error: unknown): boolean => error instanceof AppError && error.kind === 'failed_precondition'

/** Settles the purchase that is due longest. @returns false when none is due @throws when its payment neither succeeds nor is refused */
const settleNext = async (deps: SettleDeps & { log: Logger }): Promise<boolean> => {
  const ctx = beginAsking(deps.log)
  const due = await claimDuePurchase(deps.db)
  if (!due) return false
  const who = { user_id: due.user_id, doc_id: due.doc_id, tries: due.tries }
  await settlePurchase(deps, due, due, ctx).catch((error: unknown) => {
    if (!isRefused(error)) throw error
  })
  ctx.log.info(who, 'purchase settled late')
  return true
}

/**
 * Completes purchases whose call or process died before the outcome was stored. Never rolls back, because the points may have been taken
 * already. Runs in every replica; a lease assigns each purchase to one of them.
 */
export const startPurchaseResumer = (options: ResumerOptions): Resource => {
  const { log, intervalMs = 1_000 } = options
  const stopping = new AbortController()

  const run = async (): Promise<void> => {
    let failures = 0
    while (!stopping.signal.aborted) {
      let settled = 0
      try {
        while (settled < batchSize && !stopping.signal.aborted && (await settleNext(options))) settled += 1
        failures = 0
      } catch (error) {
        if (failures === 0) log.warn({ err: error }, 'a purchase cannot be settled now, trying on')
        failures += 1
      }
      const pauseMs = settled === batchSize ? 0 : Math.min(intervalMs * 2 ** failures, longestPauseMs)
      await delay(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const working = run()
  return {
    name: 'purchase resumer',
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await working
    },
  }
}
