import { dayOf, startOfDay } from '@pandex/contracts/shanghai-time'
import type { OpenToken } from '@pandex/contracts/settings/protection'
import { openTokenId } from '../settings/open-token-changes.ts'

export interface TokenUsage {
  callsByDay: ReadonlyMap<string, number>
  lastUsedAt: Date
}

export interface TokenRow {
  id: number
  name: string
  scopes: string[]
  per_minute: number
  enabled: boolean
  remark: string
  calls_today: number
  /** Empty without use. */
  last_used_at: string
  /** Oldest first, the last one is today. */
  days: { day: string; calls: number }[]
}

const shownDays = 30

/** A token with its use. Contains neither the token nor its digest. */
export const toTokenRow = (token: OpenToken, usage: TokenUsage | undefined, now: Date): TokenRow => {
  const { name, scopes, per_minute, enabled, remark } = token
  const days = Array.from({ length: shownDays }, (_, index) => {
    const day = dayOf(startOfDay(now, shownDays - 1 - index))
    return { day, calls: usage?.callsByDay.get(day) ?? 0 }
  })
  return {
    id: openTokenId(token),
    name,
    scopes,
    per_minute,
    enabled,
    remark,
    calls_today: days.at(-1)?.calls ?? 0,
    last_used_at: usage?.lastUsedAt.toISOString() ?? '',
    days,
  }
}
