import type { Logger } from '@pandex/platform/logging/logger'
import type { Services } from '../clients.ts'
import { startBatchSender } from './batch-sender.ts'
import type { BatchSender } from './batch-sender.ts'
import { createHourlyDeduplicator } from './hourly-deduplicator.ts'

/** Bound of resources that wait while the disk service is unavailable; views of further ones are not counted. */
const maxPending = 20_000

export interface ViewCounts extends BatchSender {
  /** Once per hour and subscriber. */
  count: (subscriber: string, docId: string) => void
}

export const createViewCounts = (
  disk: Pick<Services['disk'], 'RecordViews'>,
  { log, now = Date.now }: { log: Logger; now?: () => number },
): ViewCounts => {
  const isNew = createHourlyDeduplicator(now)
  let waiting = new Map<string, number>()

  const takeRows = () => {
    const rows = [...waiting].map(([doc_id, count]) => ({ doc_id, count }))
    waiting = new Map()
    return rows
  }
  const batches = startBatchSender({
    name: 'view counts',
    takeRows,
    send: (batch, ctx) => disk.RecordViews(batch, ctx),
    log,
  })
  return {
    ...batches,
    count(subscriber, docId) {
      const before = waiting.get(docId)
      if (before === undefined && waiting.size >= maxPending) return
      if (isNew(subscriber, docId)) waiting.set(docId, (before ?? 0) + 1)
    },
  }
}
