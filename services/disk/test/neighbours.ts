import { AppError, unavailableError } from '@pandex/platform/errors'
import { protos } from '@pandex/platform/grpc/protos'
import { diskTypes } from '@pandex/platform/share-link'
import type { DiskType } from '@pandex/platform/share-link'
import { startFakeService } from '@pandex/platform/testing/service-harness'
import type { SiteRules } from '../clients/site-config.ts'

const driveRules = () =>
  Object.fromEntries(diskTypes.map((type) => [type, { enabled: true, every_ms: 5 }])) as Record<
    DiskType,
    { enabled: boolean; every_ms: number }
  >

/** Everything is open to everybody, links of dead shares too. */
export const openSite = (): SiteRules => ({
  doc_basic: { policy: 'none', cost_coin: 1, mine_only: false, check_on_open: true, dead_action: 'keep' },
  user_doc: { free_details_per_day: 0, vip_details_per_day: 0 },
  task_basic: { index_unresolved: true, unresolved_after_seconds: 3_600, look_up_movies: true },
  drive_basic: {
    ...driveRules(),
    jitter_percent: 0,
    valid_seconds: 86_400,
    dead_seconds: 21_600,
    password_seconds: 43_200,
    unsure_seconds: 1_800,
    dead_confirm_seconds: 600,
    proxy_url: '',
    lanzou_host: 'www.lanzoux.com',
    xunlei_client_id: '',
    xunlei_client_version: '',
    xunlei_package: '',
    xunlei_salts: [],
  },
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
    /** Lists of what is banned, by type. */
    lists: {} as Record<string, string[]>,
    resetRules() {
      site.lists = {}
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
    GetDataLists: async ({ types }) => {
      if (site.isConfigAway) throw unavailableError()
      return { lists: Object.fromEntries(types.map((type) => [type, { values: site.lists[type] ?? [] }])) }
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
