import { DiskSaved } from '@pandex/contracts/events'
import { onEventBatch } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import type { AppDeps } from '../deps.ts'
import { withBanState } from '../domain/index/ban-state.ts'
import { toDocument } from '../domain/index/to-document.ts'

/**
 * Writes resources to the index or deletes them. The row's version, not the order of arrival, decides which write wins.
 */
export const onDiskSaved = ({ diskIndex, dataLists }: Pick<AppDeps, 'diskIndex' | 'dataLists'>): Subscription =>
  onEventBatch(DiskSaved, {
    apply: async (disks, ctx) => {
      const { bans } = await dataLists.read()
      const writes = disks.map((disk) => ({
        id: disk.doc_id,
        version: disk.version,
        document: disk.deleted ? undefined : withBanState(toDocument(disk), bans(disk)),
      }))
      await diskIndex.write(writes, ctx)
    },
  })
