import { DiskSaved } from '@pandex/platform/events/catalog'
import { onEventBatch } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import type { AppDeps } from '../deps.ts'
import { withJudgement } from '../domain/bans.ts'
import { toDocument } from '../domain/to-document.ts'

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
        document: disk.deleted ? undefined : withJudgement(toDocument(disk), bans(disk)),
      }))
      await diskIndex.write(writes, ctx)
    },
  })
