import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { Context, Identity } from '@pandex/platform/grpc/context'
import { requireAdmin, requireUser } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { CoinClient } from '../../clients/coins.ts'
import type { Db } from '@pandex/platform/postgres/postgres'
import { priceOf } from '../../domain/resources/evaluate-access.ts'
import type { ShownDisk } from '../../repositories/resources/disks.ts'
import {
  claimPurchase,
  findPurchase,
  listBought,
  openPurchase,
  priceChanged,
} from '../../repositories/purchases/purchases.ts'
import type { Purchase } from '../../repositories/purchases/purchases.ts'
import type { AccessEvaluator } from '../../use-cases/resources/access-evaluator.ts'
import {
  createPaymentContextOf,
  paymentRefOf,
  refusalError,
  settlePurchase,
} from '../../use-cases/purchases/settle-purchase.ts'
import type { DocPresenter, RequireDoc } from '../../use-cases/resources/show-doc.ts'

export interface PurchaseDeps {
  db: Db
  coins: CoinClient
  findAccess: AccessEvaluator
  requireDoc: RequireDoc
  presenter: DocPresenter
  clock: () => Date
}

/** How long a buyer's call waits for a concurrent call that buys the same resource; slightly longer than a lease. */
const maxWaitMs = 4_000
const pollMs = 100

const buyingError = (cause?: unknown): AppError =>
  new AppError('unavailable', 'disk.buying', '正在处理购买，请稍后再试', { retryAfterSeconds: 3 }, { cause })

const toBuyingError = (error: unknown): AppError =>
  error instanceof AppError && error.kind === 'failed_precondition' ? error : buyingError(error)

export const purchaseHandlers = (
  deps: PurchaseDeps,
): Pick<HandlersOf<DiskServiceDefinition>, 'BuyDisk' | 'ListBought' | 'ListUserPurchases'> => {
  const { db, coins, findAccess, requireDoc, presenter, clock } = deps

  const readBalance = async ({ user_id, generation }: Purchase, docId: string, ctx: Context): Promise<number> => {
    const spending = { user_id, reason: 'buy', ref: paymentRefOf(user_id, docId, generation) }
    const found = await coins.FindSpending(spending, createPaymentContextOf(ctx)).catch((error: unknown) => {
      throw buyingError(error)
    })
    return found.balance
  }

  const settle = async (purchase: Purchase, disk: ShownDisk, caller: Context): Promise<number> => {
    const { balance } = await settlePurchase(deps, purchase, disk, caller).catch((error: unknown) => {
      throw toBuyingError(error)
    })
    return balance
  }

  /** Opens the purchase and pays. @returns the buyer's balance, or undefined when a concurrent call opened the purchase first */
  const buyNow = async (
    disk: ShownDisk,
    user: Identity,
    maxCoin: number,
    ctx: Context,
  ): Promise<number | undefined> => {
    const { request, freeQuota } = await findAccess(disk, user)
    const cost_coin = priceOf(request)
    const caller = createPaymentContextOf(ctx)
    const offer = { user_id: user.id, resource_id: disk.id, cost_coin, maxCoin, freeQuota, at: clock() }
    const opened = await openPurchase(db, offer)
    if (!opened) return undefined
    return opened.state === 'done' ? readBalance(opened, disk.doc_id, ctx) : settle(opened, disk, caller)
  }

  /** Joins a purchase of an earlier or concurrent call: waits for its outcome, or claims and settles it when its lease has ended. */
  const joinPurchase = async (disk: ShownDisk, user: Identity, maxCoin: number, ctx: Context): Promise<number> => {
    const giveUpAtMs = Math.min(Date.now() + maxWaitMs, ctx.deadlineMs)
    for (;;) {
      const found = await findPurchase(db, user.id, disk.id)
      if (found?.state === 'done') return readBalance(found, disk.doc_id, ctx)
      if (found?.state === 'refused') throw refusalError(found.refusal)
      // The earlier call may have agreed to a different price.
      if (found && found.cost_coin > maxCoin) throw priceChanged(found.cost_coin)
      const caller = createPaymentContextOf(ctx)
      const claimed = found && (await claimPurchase(db, found.id))
      if (claimed) return settle(claimed, disk, caller)
      if (Date.now() + pollMs > giveUpAtMs) throw buyingError()
      await delay(pollMs)
    }
  }

  const buy = async (disk: ShownDisk, user: Identity, maxCoin: number, ctx: Context): Promise<number> => {
    const known = await findPurchase(db, user.id, disk.id)
    const isNew = !known || known.state === 'refused' || known.state === 'refunded'
    const balance = isNew ? await buyNow(disk, user, maxCoin, ctx) : undefined
    return balance ?? joinPurchase(disk, user, maxCoin, ctx)
  }

  return {
    BuyDisk: async ({ doc_id, max_coin = 0 }, ctx) => {
      const user = requireUser(ctx, 'disk')
      const disk = await requireDoc(doc_id, ctx)
      const coin = await buy(disk, user, max_coin, ctx)
      const { policy } = await findAccess(disk, user)
      return { disk: await presenter.showDoc(disk, { policy, withMeta: true }), coin }
    },

    ListBought: async ({ page }, ctx) => listBought(db, requireUser(ctx, 'disk').id, page),

    ListUserPurchases: async ({ page, user_id }, ctx) => {
      requireAdmin(ctx, 'disk')
      return listBought(db, user_id, page)
    },
  }
}
