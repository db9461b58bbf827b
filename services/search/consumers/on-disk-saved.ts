import { DiskSaved } from '@pandex/platform/events/catalog'
import { onEventBatch } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import type { AppDeps } from '../deps.ts'
import { withJudgement } from '../domain/bans.ts'
import { toDocument } from '../domain/to-document.ts'

/** Brings resources into the index, or out of it. The row's version decides which writing is the newer one, not the order of arrival. */
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
