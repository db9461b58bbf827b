import { AppError } from '@pandex/platform/errors'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Resource } from '@pandex/platform/process/resource'
import { startLoop } from '@pandex/platform/scheduling/loop'
import { claimClosedOrders, claimDueOrders, claimDueRefunds } from '../repositories/due-orders.ts'
import type { OrderRow } from '../repositories/orders.ts'
import type { RefundRow } from '../repositories/refunds.ts'
import { resendPaid } from '../use-cases/apply-payment.ts'
import { checkAtProvider, closeOrder, recheckClosed } from '../use-cases/close-order.ts'
import type { ProviderDeps } from '../use-cases/close-order.ts'
import { resendRefunded, settleRefund } from '../use-cases/refund-order.ts'

export interface SweeperOptions extends ProviderDeps {
  log: Logger
  intervalMs?: number
}

const batchSize = 10

const maxPauseMs = 30_000

/** Less than the lease of a row. */
const budgetMs = 15_000

const sweepOrder = async (deps: SweeperOptions, order: OrderRow & { is_expired: boolean }): Promise<void> => {
  const ctx = backgroundContext(deps.log, budgetMs)
  if (order.status === 'paid') await resendPaid(deps.db, order.id)
  else if (order.is_expired) await closeOrder(deps, order, { text: '超时未支付', expiredAt: order.expire_at }, ctx)
  else await checkAtProvider(deps, order, ctx)
}

const sweepRefund = async (deps: SweeperOptions, refund: RefundRow): Promise<void> =>
  refund.status === 'pending'
    ? settleRefund(deps, refund.id, backgroundContext(deps.log, budgetMs))
    : resendRefunded(deps, refund)

/** Failures of a provider delay its orders only: their next check is set. @throws the first other error */
const settleAll = async ({ log }: SweeperOptions, work: readonly Promise<void>[]): Promise<void> => {
  const results = await Promise.allSettled(work)
  const errors: unknown[] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
  const isAway = (error: unknown): boolean => error instanceof AppError && error.kind === 'unavailable'
  const bug = errors.find((error) => !isAway(error))
  if (bug !== undefined) throw bug
  if (errors.length > 0)
    log.warn(
      { err: errors[0], orders: errors.length },
      'order sweeper: payment provider unavailable, asking again later',
    )
}

const sweep = async (deps: SweeperOptions): Promise<number | undefined> => {
  const orders = await claimDueOrders(deps.db, batchSize)
  const closed = await claimClosedOrders(deps.db, batchSize)
  const refunds = await claimDueRefunds(deps.db, batchSize)
  await settleAll(deps, [
    ...orders.map(async (order) => sweepOrder(deps, order)),
    ...closed.map(async (order) => recheckClosed(deps, order, backgroundContext(deps.log, budgetMs))),
    ...refunds.map(async (refund) => sweepRefund(deps, refund)),
  ])
  return [orders, closed, refunds].some(({ length }) => length === batchSize) ? 0 : undefined
}

/**
 * Completes what calls and events left open: asks providers about pending orders, closes expired ones, checks those closed unpaid once
 * more, sends lost events again and repeats refunds. Runs in every replica; a lease gives each row to one of them.
 */
export const startSweeper = (options: SweeperOptions): Resource =>
  startLoop({
    name: 'order sweeper',
    intervalMs: options.intervalMs ?? 3_000,
    maxPauseMs,
    jitter: 0.5,
    work: async () => sweep(options),
    onFailure: (error) => options.log.warn({ err: error }, 'order sweeper: round failed, retrying'),
  })
