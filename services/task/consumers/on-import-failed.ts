import { ImportFailed } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { endItem } from '../repositories/import-results.ts'

export const onImportFailed = (): Subscription =>
  onEvent(ImportFailed, {
    apply: (trx, { status, msg, doc_id, disk_name, ...key }) =>
      endItem(trx, key, { status, msg, doc_id, ...(disk_name !== '' && { disk_name }) }),
  })
