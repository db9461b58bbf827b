import { changedFields, recordAudit } from '@pandex/platform/events/record-audit'
import { AppError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../deps.ts'
import { foldForMatching } from '@pandex/contracts/bans/word-finder'
import { parseDay } from '@pandex/contracts/shanghai-time'
import { normalizeSearchedText } from '../domain/hot-keys/searched-key.ts'
import {
  updateKeyChoice,
  clearAllKeys,
  clearKeys,
  findKeysShownAs,
  listSearchedKeys,
} from '../repositories/hot-keys/searched-keys.ts'

type Handlers = Pick<
  HandlersOf<SearchServiceDefinition>,
  'ListSearchedKeys' | 'ClearSearchedKeys' | 'UpdateSearchedKey'
>

const maxAuditedKeys = 100

const checkDay = (field: string, day: string): string => {
  if (day !== '' && parseDay(day) === null)
    throw new AppError('invalid', 'search.bad_range', '请填写有效的日期', { fields: [field] })
  return day
}

export const searchedKeyHandlers = ({ db, siteConfig }: Pick<AppDeps, 'db' | 'siteConfig'>): Handlers => ({
  ListSearchedKeys: async ({ page, q, from, to, zero, state }, ctx) => {
    requireAdmin(ctx, 'search')
    const days = { from: checkDay('from', from), to: checkDay('to', to) }
    const { search_basic: rules } = await siteConfig.read()
    return listSearchedKeys(db, page, { q: foldForMatching(q), ...days, zero, state }, rules.hot_needs_approval)
  },

  ClearSearchedKeys: async ({ keys: given }, ctx) => {
    requireAdmin(ctx, 'search')
    // Includes the spelling that the list shows: keys counted before a change of `normalizeSearchedText` have another form.
    const shown = given.map((text) => text.trim()).filter((text) => text !== '')
    const spellings = shown.flatMap((text) => [normalizeSearchedText(text).key, foldForMatching(text)])
    const keys = [...new Set(spellings)].filter((key) => key !== '')
    // Only an empty list means "all"; a list of blank keys clears nothing.
    if (given.length > 0 && keys.length === 0) return { cleared: 0 }
    const cleared = await db.transaction(async (trx) => {
      const count =
        given.length === 0
          ? await clearAllKeys(trx)
          : await clearKeys(trx, [...keys, ...(await findKeysShownAs(trx, shown))])
      const target = given.length === 0 ? 'searched_key:*' : `searched_key:${keys[0]}`
      const changes = { count, keys: keys.slice(0, maxAuditedKeys) }
      if (count > 0) await recordAudit(trx, ctx, { action: 'searched_key.clear', target, changes })
      return count
    })
    return { cleared }
  },

  UpdateSearchedKey: async ({ key: given, ...choice }, ctx) => {
    requireAdmin(ctx, 'search')
    const { key, shown } = normalizeSearchedText(given)
    if (key === '') throw new AppError('invalid', 'search.bad_key', '请填写热搜词', { fields: ['key'] })
    const { search_basic: rules } = await siteConfig.read()
    return db.transaction(async (trx) => {
      const { before, after, row } = await updateKeyChoice(trx, { key, shown }, choice, rules.hot_needs_approval)
      const changes = changedFields(before, after)
      if (Object.keys(changes).length > 0)
        await recordAudit(trx, ctx, { action: 'searched_key.update', target: `searched_key:${key}`, changes })
      return row
    })
  },
})
