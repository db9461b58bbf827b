import { setTimeout as delay } from 'node:timers/promises'
import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { Context, Identity } from '@pandex/platform/grpc/context'
import { requireUser } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { CoinClient } from '../clients/user.ts'
import type { Db } from '@pandex/platform/postgres'
import { priceOf } from '../domain/doc-access.ts'
import type { ShownDisk } from '../repositories/disks.ts'
import { claimPurchase, findPurchase, listBought, openPurchase, priceChanged } from '../repositories/purchases.ts'
import type { Purchase } from '../repositories/purchases.ts'
import type { FindDocAccess } from './doc-access.ts'
import { beginAsking, refOf, refusalError, settlePurchase } from './settle-purchase.ts'
import { showDoc } from './show-doc.ts'
import type { RequireDoc } from './show-doc.ts'

export interface PurchaseDeps {
  db: Db
  coins: CoinClient
  findAccess: FindDocAccess
  requireDoc: RequireDoc
  clock: () => Date
}

/** How long a buyer's call waits for a concurrent call that buys the same resource; slightly longer than a lease. */
const patienceMs = 4_000
const pollMs = 100

const buying = (cause?: unknown): AppError =>
  new AppError('unavailable', 'disk.buying', '正在处理购买，请稍后再试', { retryAfterSeconds: 3 }, { cause })

const toBuyingError = (error: unknown): AppError =>
  error instanceof AppError && error.kind === 'failed_precondition' ? error : buying(error)

export const purchaseHandlers = (
  deps: PurchaseDeps,
): Pick<HandlersOf<DiskServiceDefinition>, 'BuyDisk' | 'ListBought'> => {
  const { db, coins, findAccess, requireDoc, clock } = deps

  const readBalance = async (userId: number, docId: string, ctx: Context): Promise<number> => {
    const asked = { user_id: userId, reason: 'buy', ref: refOf(userId, docId) }
    const found = await coins.FindSpending(asked, beginAsking(ctx.log, ctx.requestId)).catch((error: unknown) => {
      throw buying(error)
    })
    return found.balance
  }

  const settle = async (purchase: Purchase, disk: ShownDisk, asking: Context): Promise<number> => {
    const { balance } = await settlePurchase(deps, purchase, disk, asking).catch((error: unknown) => {
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
    const { opening, freeQuota } = await findAccess(disk, user)
    const cost_coin = priceOf(opening)
    const asking = beginAsking(ctx.log, ctx.requestId)
    const offer = { user_id: user.id, resource_id: disk.id, cost_coin, maxCoin, freeQuota, at: clock() }
    const opened = await openPurchase(db, offer)
    if (!opened) return undefined
    return opened.state === 'done' ? readBalance(user.id, disk.doc_id, ctx) : settle(opened, disk, asking)
  }

  /** Joins a purchase of an earlier or concurrent call: waits for its outcome, or claims and settles it when its lease has ended. */
  const joinPurchase = async (disk: ShownDisk, user: Identity, maxCoin: number, ctx: Context): Promise<number> => {
    const giveUpAtMs = Math.min(Date.now() + patienceMs, ctx.deadlineMs)
    for (;;) {
      const found = await findPurchase(db, user.id, disk.id)
      if (found?.state === 'done') return readBalance(user.id, disk.doc_id, ctx)
      if (found?.state === 'refused') throw refusalError(found.refusal)
      // The earlier call may have agreed to a different price.
      if (found && found.cost_coin > maxCoin) throw priceChanged(found.cost_coin)
      const asking = beginAsking(ctx.log, ctx.requestId)
      const claimed = found && (await claimPurchase(db, found.id))
      if (claimed) return settle(claimed, disk, asking)
      if (Date.now() + pollMs > giveUpAtMs) throw buying()
      await delay(pollMs)
    }
  }

  const buy = async (disk: ShownDisk, user: Identity, maxCoin: number, ctx: Context): Promise<number> => {
    const known = await findPurchase(db, user.id, disk.id)
    const isNew = !known || known.state === 'refused'
    const balance = isNew ? await buyNow(disk, user, maxCoin, ctx) : undefined
    return balance ?? joinPurchase(disk, user, maxCoin, ctx)
  }

  return {
    BuyDisk: async ({ doc_id, max_coin = 0 }, ctx) => {
      const user = requireUser(ctx, 'disk')
      const disk = await requireDoc(doc_id, ctx)
      const coin = await buy(disk, user, max_coin, ctx)
      const { policy } = await findAccess(disk, user)
      return { disk: await showDoc(db, disk, { policy, withMeta: true }), coin }
    },

    ListBought: async ({ page }, ctx) => listBought(db, requireUser(ctx, 'disk').id, page),
  }
}
