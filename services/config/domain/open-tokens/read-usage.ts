import { isBatchId } from '@pandex/contracts/batch-id'
import { AppError } from '@pandex/platform/errors'
import { parseDay } from '@pandex/contracts/shanghai-time'
import { readTime } from '@pandex/contracts/time-range'

export interface TokenUsageCount {
  token_id: number
  day: string
  calls: number
  last_used_at: string
}

export interface DayUsage {
  token_id: number
  day: string
  calls: number
  last_used_at: Date
}

const maxRows = 20_000

/** Rejects times further ahead, which a gateway with a wrong clock would send. */
const maxAheadMs = 24 * 3_600_000

const badUsage = (field: string): AppError =>
  new AppError('invalid', 'config.bad_usage', '令牌的使用统计无效', { fields: [field] })

/** Merges a gateway's counts by token and day. @throws AppError invalid config.bad_usage */
export const readUsage = (batchId: string, list: readonly TokenUsageCount[], now: Date): DayUsage[] => {
  if (!isBatchId(batchId)) throw badUsage('batch_id')
  if (list.length > maxRows) throw badUsage('list')
  const rows = new Map<string, DayUsage>()
  for (const { token_id, day, calls, last_used_at: text } of list) {
    const time = readTime(text)
    const start = parseDay(day)
    const latestMs = now.getTime() + maxAheadMs
    if (token_id < 1) throw badUsage('token_id')
    if (!start || start.getTime() > latestMs) throw badUsage('day')
    if (!time || time.getTime() > latestMs) throw badUsage('last_used_at')
    const key = `${token_id} ${day}`
    const known = rows.get(key)
    const last_used_at = known && known.last_used_at > time ? known.last_used_at : time
    rows.set(key, { token_id, day, calls: (known?.calls ?? 0) + calls, last_used_at })
  }
  return [...rows.values()]
}
