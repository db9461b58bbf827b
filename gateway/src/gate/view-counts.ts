import type { Logger } from '@pandex/platform/logger'
import type { Services } from '../clients.ts'
import { startBatches } from './batches.ts'
import type { Batches } from './batches.ts'
import { createOnceAnHour } from './once-an-hour.ts'

/** Bound of resources that wait while the disk service is unavailable; views of further ones are not counted. */
const maxWaiting = 20_000

export interface ViewCounts extends Batches {
  /** Once per hour and subscriber. */
  count: (subscriber: string, docId: string) => void
}

export const createViewCounts = (
  disk: Pick<Services['disk'], 'RecordViews'>,
  { log, now = Date.now }: { log: Logger; now?: () => number },
): ViewCounts => {
  const isNew = createOnceAnHour(now)
  let waiting = new Map<string, number>()

  const take = () => {
    const rows = [...waiting].map(([doc_id, count]) => ({ doc_id, count }))
    waiting = new Map()
    return rows
  }
  const batches = startBatches({ name: 'views', take, send: (batch, ctx) => disk.RecordViews(batch, ctx), log })
  return {
    ...batches,
    count(subscriber, docId) {
      const before = waiting.get(docId)
      if (before === undefined && waiting.size >= maxWaiting) return
      if (isNew(subscriber, docId)) waiting.set(docId, (before ?? 0) + 1)
    },
  }
}
