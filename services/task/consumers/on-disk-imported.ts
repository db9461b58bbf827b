import { DiskImported } from '@pandex/contracts/events'
import { onEventBatchOnce } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { endItems } from '../repositories/import-results.ts'
import type { ItemResult } from '../repositories/import-results.ts'

const endings = {
  created: { status: 'finished', msg: '导入成功' },
  updated: { status: 'finished', msg: '资源已存在，信息已更新' },
  unchanged: { status: 'duplicate', msg: '资源已存在' },
} satisfies Record<string, ItemResult>

export const onDiskImported = (): Subscription =>
  onEventBatchOnce(DiskImported, {
    apply: async (trx, events) =>
      endItems(
        trx,
        events.map(({ outcome, doc_id, disk_name, ...key }) => ({
          ...key,
          ending: { ...endings[outcome], doc_id, disk_name },
        })),
      ),
  })
