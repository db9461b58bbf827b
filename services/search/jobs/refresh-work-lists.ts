import type { Logger } from '@pandex/platform/logging/logger'
import type { Resource } from '@pandex/platform/process/resource'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import type { WorkLists } from '../clients/data-lists.ts'

const everyMs = 500

/** Reads the lists of works regularly, because edited lists take a second to compile, and no search waits for that. */
export const startWorkListRefresh = ({ readAliases }: WorkLists, log: Logger): Resource =>
  startPeriodicTask({
    name: 'lists of works',
    everyMs,
    log,
    work: async () => {
      await readAliases()
    },
  })
