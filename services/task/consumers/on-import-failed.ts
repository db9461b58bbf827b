import { ImportFailed } from '@pandex/contracts/events'
import { onEventBatchOnce } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { endItems } from '../repositories/import-results.ts'

export const onImportFailed = (): Subscription =>
  onEventBatchOnce(ImportFailed, {
    apply: async (trx, events) =>
      endItems(
        trx,
        events.map(({ status, msg, doc_id, disk_name, ...key }) => ({
          ...key,
          ending: { status, msg, doc_id, ...(disk_name !== '' && { disk_name }) },
        })),
      ),
  })
