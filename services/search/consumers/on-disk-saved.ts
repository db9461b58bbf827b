import { DiskSaved } from '@pandex/contracts/events'
import { importOrigins } from '@pandex/contracts/enums'
import { onEventBatch } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { createHistogram } from '@pandex/platform/telemetry/metrics'
import { mapInTurns } from '@pandex/platform/scheduling/map-in-turns'
import type { AppDeps } from '../deps.ts'
import { withBanState } from '../domain/index/ban-state.ts'
import { toDocument } from '../domain/index/to-document.ts'

/** Searches find a resource with the next refresh of the index, half a second later at most. */
const recordFound = createHistogram(
  {
    name: 'pandex_import_found_seconds',
    help: 'Time from the request of an import until the index has its resource',
    label: 'origin',
    buckets: [1, 2.5, 5, 10, 20, 30, 60, 120, 300, 900, 3_600],
  },
  importOrigins,
)

/** Half of the refresh interval of the index: more bulk requests would not make resources visible earlier. */
const bulkIntervalMs = 250

/** Not negative: clocks of hosts differ. */
const secondsSince = (time: string): number => Math.max(0, Date.now() - Date.parse(time)) / 1_000

/**
 * Writes resources to the index or deletes them. The row's version, not the order of arrival, decides which write wins.
 */
export const onDiskSaved = ({ diskIndex, dataLists }: Pick<AppDeps, 'diskIndex' | 'dataLists'>): Subscription =>
  onEventBatch(
    DiskSaved,
    {
      apply: async (disks, ctx) => {
        const [{ bans }, aliases] = await Promise.all([dataLists.read(), diskIndex.readAliases()])
        const writes = await mapInTurns(disks, (disk) => ({
          id: disk.id,
          doc_id: disk.doc_id,
          version: disk.version,
          document: disk.deleted ? undefined : withBanState(toDocument(disk, aliases), bans(disk)),
        }))
        await diskIndex.write(writes, ctx)
        for (const { imported } of disks)
          if (imported) recordFound(imported.origin, secondsSince(imported.requested_at))
      },
    },
    { intervalMs: bulkIntervalMs },
  )
