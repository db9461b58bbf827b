import { defaultSetting } from '@pandex/contracts/settings/select-settings'
import { AppError, unavailableError } from '@pandex/platform/errors'
import { protos } from '@pandex/platform/grpc/protos'
import { diskTypes } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import { startFakeService } from '@pandex/platform/testing/service-harness'
import type { SiteRules } from '../clients/site-config.ts'

const driveRules = () =>
  Object.fromEntries(diskTypes.map((type) => [type, { enabled: true, every_ms: 5 }])) as Record<
    DiskType,
    { enabled: boolean; every_ms: number }
  >

/** Rules without access limits; links of dead shares are shown too. */
export const createUnrestrictedRules = (): SiteRules => ({
  doc_basic: { ...defaultSetting('doc_basic'), dead_action: 'keep' },
  user_doc: { free_details_per_day: 0, vip_details_per_day: 0 },
  task_basic: { ...defaultSetting('task_basic'), unresolved_after_seconds: 3_600 },
  drive_basic: { ...defaultSetting('drive_basic'), ...driveRules(), jitter_percent: 0 },
})

/** Fakes the config and user services; tests set their answers. */
export const startFakeServices = async () => {
  const site = {
    rules: createUnrestrictedRules(),
    isConfigAway: false,
    isUserAway: false,
    /** Points are taken, but the answer is lost. */
    isAnswerLost: false,
    /** Points by account; other accounts are unknown. */
    balances: new Map<number, number>(),
    spent: new Map<string, { user_id: number; coin: number }>(),
    spendCalls: 0,
    /** Points given back by reference. */
    refunds: new Map<string, { user_id: number; coin: number }>(),
    lists: {} as Record<string, string[]>,
    resetRules() {
      site.lists = {}
      site.rules = createUnrestrictedRules()
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
    RefundCoins: async ({ user_id, ref }) => {
      if (site.isUserAway) throw unavailableError()
      const balance = balanceOf(user_id)
      const taken = site.spent.get(`buy ${ref}`)
      if (!taken) throw new AppError('failed_precondition', 'user.nothing_spent', '没有可退还的积分')
      const { coin } = taken
      if (!site.refunds.has(ref)) site.balances.set(user_id, balance + coin)
      site.refunds.set(ref, { user_id, coin })
      if (site.isAnswerLost) throw unavailableError()
      return { coin, balance: balanceOf(user_id) }
    },
    FindSpending: async ({ user_id, reason, ref }) => {
      if (site.isUserAway) throw unavailableError()
      return { coin: site.spent.get(`${reason} ${ref}`)?.coin ?? 0, balance: balanceOf(user_id) }
    },
  })
  return { site, config, user }
}
