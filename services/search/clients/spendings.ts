import type { UserServiceDefinition } from '@pandex/platform/gen/pandex/user/v1/UserService'
import { ownContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import { paymentRequired, paymentRef } from '../domain/query/access-policy.ts'

export interface SearchBill {
  userId: number
  cost_coin: number
  search: { q: string; user: string; tags: string[] }
  now: Date
  pay: boolean
}

export interface Spendings {
  /**
   * Resolves when the further pages of a search are paid for: earlier, or now if `pay` is set.
   * @throws AppError failed_precondition search.must_be_bought, user.coins_short; unavailable without the user service
   */
  ensurePaid(bill: SearchBill, ctx: Context): Promise<void>
}

const reason = 'search'

export const createSpendings = (
  user: Pick<ClientOf<UserServiceDefinition>, 'SpendCoins' | 'FindSpending'>,
): Spendings => ({
  ensurePaid: async ({ userId, cost_coin, search, now, pay }, ctx) => {
    const call = { user_id: userId, reason, ref: paymentRef(userId, search, now) }
    const own = ownContext(ctx)
    if (pay) {
      const note = `搜索：${(search.q || search.user || search.tags.join(' ')).trim().slice(0, 50)}`
      await user.SpendCoins({ ...call, coin: cost_coin, note }, own)
      return
    }
    const { coin } = await user.FindSpending(call, own)
    if (Number(coin) <= 0) throw paymentRequired(cost_coin)
  },
})
