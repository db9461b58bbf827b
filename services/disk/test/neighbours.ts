import { AppError, unavailableError } from '@pandex/platform/errors'
import { protos } from '@pandex/platform/grpc/protos'
import { startFakeService } from '@pandex/platform/testing/service-harness'
import type { SiteRules } from '../clients/site-config.ts'

/** Everything is open to everybody, links of dead shares too. */
const openSite = (): SiteRules => ({
  doc_basic: { policy: 'none', cost_coin: 1, mine_only: false, dead_action: 'keep' },
  user_doc: { free_details_per_day: 0, vip_details_per_day: 0 },
})

/** The configuration and the owner of points, and what tests tell them to say. */
export const startNeighbours = async () => {
  const site = {
    rules: openSite(),
    isConfigAway: false,
    isUserAway: false,
    /** Points are taken, and nobody hears of it. */
    isAnswerLost: false,
    /** Points by account; those that are not in it are unknown. */
    balances: new Map<number, number>(),
    /** What was taken, by reason and reference. */
    spent: new Map<string, { user_id: number; coin: number }>(),
    /** How often points were asked for. */
    spendCalls: 0,
    resetRules() {
      site.rules = openSite()
    },
  }
  const balanceOf = (userId: number): number => {
    const balance = site.balances.get(userId)
    if (balance === undefined) throw new AppError('not_found', 'user.unknown', '用户不存在')
    return balance
  }
  const config = await startFakeService(protos.config, {
    ListAll: async () => {
      if (site.isConfigAway) throw unavailableError()
      const values = Object.entries(site.rules).map(([name, value]) => [name, JSON.stringify(value)])
      return { values: Object.fromEntries(values) as Record<string, string> }
    },
  })
  const user = await startFakeService(protos.user, {
    SpendCoins: async ({ user_id, coin, reason, ref }) => {
      site.spendCalls += 1
      if (site.isUserAway) throw unavailableError()
      const balance = balanceOf(user_id)
      const key = `${reason} ${ref}`
      const done = site.spent.get(key)
      if (done) return { coin: done.coin, balance }
      if (balance < coin) throw new AppError('failed_precondition', 'user.coins_short', '积分不足')
      site.spent.set(key, { user_id, coin })
      site.balances.set(user_id, balance - coin)
      if (site.isAnswerLost) throw unavailableError()
      return { coin, balance: balance - coin }
    },
    FindSpending: async ({ user_id, reason, ref }) => {
      if (site.isUserAway) throw unavailableError()
      return { coin: site.spent.get(`${reason} ${ref}`)?.coin ?? 0, balance: balanceOf(user_id) }
    },
  })
  return { site, config, user }
}
