import { dayOf } from '@pandex/contracts/shanghai-time'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Services } from '../clients.ts'
import { startBatchSender } from './batch-sender.ts'
import type { BatchSender } from './batch-sender.ts'

interface Counted {
  token_id: number
  day: string
  calls: number
  last_used_at: string
}

export interface ApiTokenCounts extends BatchSender {
  count: (tokenId: number) => void
}

/** Calls of open API tokens by day. Only verified tokens are counted, so the tokens of the configuration bound the memory. */
export const createApiTokenCounts = (
  config: Pick<Services['config'], 'RecordOpenTokenUsage'>,
  log: Logger,
  { now = Date.now }: { now?: () => number } = {},
): ApiTokenCounts => {
  let counts = new Map<string, Counted>()
  const takeRows = (): Counted[] => {
    const rows = [...counts.values()]
    counts = new Map()
    return rows
  }
  const batches = startBatchSender({
    name: 'API token counts',
    takeRows,
    send: (batch, ctx) => config.RecordOpenTokenUsage(batch, ctx),
    log,
  })
  return {
    ...batches,
    count(tokenId) {
      const time = new Date(now())
      const day = dayOf(time)
      const key = `${tokenId} ${day}`
      const calls = (counts.get(key)?.calls ?? 0) + 1
      counts.set(key, { token_id: tokenId, day, calls, last_used_at: time.toISOString() })
    },
  }
}
