import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { UserClient } from '../clients/users.ts'
import { compareGrant } from '../domain/compare-grant.ts'
import { describeUnexpected } from '../domain/unexpected-payment.ts'
import { replaceDifferences } from '../repositories/differences.ts'
import type { FoundDifference } from '../repositories/differences.ts'
import { listUnexpected } from '../repositories/payments.ts'
import {
  findPaid,
  listPaidOrders,
  markReconciled,
  readNow,
  withReconciliationLock,
} from '../repositories/reconciliation.ts'
import type { AssertLock } from '../repositories/reconciliation.ts'

export interface ReconcileDeps {
  db: Db
  users: UserClient
  log: Logger
}

const batchSize = 500
const maxDifferences = 1_000
const callBudgetMs = 10_000

type Grants = Awaited<ReturnType<UserClient['ListGrants']>>['list']

const listGrants = async ({ users, log }: ReconcileDeps, request: { order_nos?: string[]; after_id?: number }) => {
  const { list } = await users.ListGrants({ ...request, limit: batchSize }, backgroundContext(log, callBudgetMs))
  return list as NonNullable<Grants>
}

interface Round {
  assertLock: AssertLock
  signal: AbortSignal
  add(difference: FoundDifference): void
}

const isEnded = ({ signal }: Round): void => signal.throwIfAborted()

/** Every paid order has its grant. */
const compareOrders = async (deps: ReconcileDeps, round: Round, afterId = 0): Promise<void> => {
  isEnded(round)
  await round.assertLock()
  const orders = await listPaidOrders(deps.db, afterId, batchSize)
  const last = orders.at(-1)
  if (!last) return
  const grants = await listGrants(deps, { order_nos: orders.map(({ order_no }) => order_no) })
  const byNumber = new Map(grants.map((grant) => [grant.order_no, grant]))
  for (const order of orders)
    for (const difference of compareGrant(order, byNumber.get(order.order_no)))
      round.add({ ...difference, order_no: order.order_no, order_id: order.id })
  await compareOrders(deps, round, last.id)
}

/** Every grant has its paid order. */
const compareGrants = async (deps: ReconcileDeps, round: Round, afterId = 0): Promise<void> => {
  isEnded(round)
  await round.assertLock()
  const grants = await listGrants(deps, { after_id: afterId })
  const last = grants.at(-1)
  if (!last) return
  const paid = await findPaid(
    deps.db,
    grants.map(({ order_no }) => order_no),
  )
  for (const { order_no, user_id, coin, vip_days } of grants)
    if (!paid.has(order_no)) {
      const text = `没有已支付的订单，却给用户 ${user_id} 发放了 ${coin} 积分、${vip_days} 天会员`
      round.add({ kind: 'granted_not_paid', order_no, order_id: 0, text })
    }
  await compareGrants(deps, round, last.id)
}

const addUnexpectedPayments = async ({ db }: ReconcileDeps, round: Round): Promise<void> => {
  for (const payment of await listUnexpected(db, maxDifferences)) {
    round.add({ ...describeUnexpected(payment), order_no: payment.order_no, order_id: payment.order_id })
  }
}

/**
 * Compares orders, grants and points in both directions, and replaces the list of differences. Runs in one replica at a time.
 * @throws AppError unavailable when the user service does not answer: the earlier list stays
 */
export const reconcile = async (deps: ReconcileDeps, signal: AbortSignal): Promise<void> => {
  const { db, log } = deps
  await withReconciliationLock(db, async (assertLock) => {
    const since = await readNow(db)
    const found: FoundDifference[] = []
    const add = (difference: FoundDifference): void => {
      if (found.length < maxDifferences) found.push(difference)
    }
    const round = { assertLock, signal, add }
    await compareOrders(deps, round)
    await compareGrants(deps, round)
    await addUnexpectedPayments(deps, round)
    await assertLock()
    await db.transaction(async (trx) => {
      await replaceDifferences(trx, found, since)
      await markReconciled(trx)
    })
    if (found.length > 0)
      log.warn({ differences: found.length }, 'reconciliation: orders and grants differ, listing the differences')
  })
}
