import type { Logger } from '@pandex/platform/logging/logger'
import type { Resource } from '@pandex/platform/process/resource'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import type { IndexedSharesReader } from '../repositories/titles/share-loader.ts'

const updateIntervalMs = 2_000

/** Keeps the titles in memory current. A replica is ready once it has loaded the shares. */
export const startTitleUpdates = (reader: IndexedSharesReader, log: Logger, everyMs = updateIntervalMs): Resource => ({
  ...startPeriodicTask({ name: 'titles', everyMs, log, work: (signal) => reader.update(signal) }),
  checkReady: async () => {
    reader.read()
  },
})
