import type { HotPeriod } from '@pandex/contracts/enums'
import type { AppDeps } from '../../deps.ts'
import { canBeHot } from '../../domain/hot-keys/hot-word-rules.ts'
import { listHotKeys } from '../../repositories/hot-keys/hot-keys.ts'
import type { HotRow } from '../../repositories/hot-keys/hot-keys.ts'

/** Lists the hot words that visitors may see: pinned in their order, then the hottest. @param size rows read per kind */
export type ListHotWords = (period: HotPeriod, size: number) => Promise<HotRow[]>

export const createListHotWords =
  ({ db, clock, dataLists, siteConfig }: Pick<AppDeps, 'db' | 'clock' | 'dataLists' | 'siteConfig'>): ListHotWords =>
  async (period, size) => {
    const [lists, { search_basic: rules }] = await Promise.all([dataLists.read(), siteConfig.read()])
    const rows = await listHotKeys(db, { period, size, now: clock(), needsApproval: rules.hot_needs_approval })
    return rows.filter(({ key, pinned, count }) => (pinned || count > 0) && canBeHot(key, lists))
  }
