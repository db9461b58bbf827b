import { DiskImported } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { endItem } from '../repositories/import-results.ts'
import type { ItemResult } from '../repositories/import-results.ts'

const endings = {
  created: { status: 'finished', msg: '导入成功' },
  updated: { status: 'finished', msg: '资源已存在，信息已更新' },
  unchanged: { status: 'duplicate', msg: '资源已存在' },
} satisfies Record<string, ItemResult>

export const onDiskImported = (): Subscription =>
  onEvent(DiskImported, {
    apply: (trx, { outcome, doc_id, disk_name, ...key }) =>
      endItem(trx, key, { ...endings[outcome], doc_id, disk_name }),
  })
