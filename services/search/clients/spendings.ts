import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import { mustBeBought, searchRef } from '../domain/admission.ts'

export interface SearchBill {
  userId: number
  cost_coin: number
  search: { q: string; user: string; tags: string[] }
  now: Date
  /** Whether the user agrees to pay. */
  pay: boolean
}

export interface Spendings {
  /**
   * Returns once the further pages of a search are paid for: before, or now when the user agrees.
   * @throws AppError failed_precondition search.must_be_bought, user.coins_short; unavailable while the user service is away
   */
  settle(bill: SearchBill, ctx: Context): Promise<void>
}

const reason = 'search'

export const createSpendings = (
  user: Pick<ClientOf<UserServiceDefinition>, 'SpendCoins' | 'FindSpending'>,
): Spendings => ({
  settle: async ({ userId, cost_coin, search, now, pay }, ctx) => {
    const call = { user_id: userId, reason, ref: searchRef(userId, search, now) }
    // The points are the site's affair: asked for in its own name, within what is left of the visitor's time.
    const own = backgroundContext(ctx.log, Math.max(ctx.deadlineMs - Date.now(), 0), ctx.requestId)
    if (pay) {
      const note = `搜索：${(search.q || search.user || search.tags.join(' ')).trim().slice(0, 50)}`
      await user.SpendCoins({ ...call, coin: cost_coin, note }, own)
      return
    }
    const { coin } = await user.FindSpending(call, own)
    if (Number(coin) <= 0) throw mustBeBought(cost_coin)
  },
})
