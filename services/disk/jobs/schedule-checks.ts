import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { Resource } from '@pandex/platform/process/resource'
import { diskTypes } from '@pandex/contracts/share-link'
import type { SiteConfig, SiteRules } from '../clients/site-config.ts'
import { pruneAnswers } from '../repositories/drives/drive-answers.ts'
import { scheduleChecks } from '../repositories/link-health/check-schedule.ts'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'

export interface ScheduleChecksDeps {
  db: Db
  siteConfig: SiteConfig
  log: Logger
}

/** A drive's queue is filled only with what can be probed in this time, so that queued probes are still useful when they run. */
const horizonMs = 300_000
const maxQueueLength = 1_000

const capacityByDrive = ({ drive_basic }: SiteRules) =>
  new Map(
    diskTypes
      .filter((type) => drive_basic[type].enabled)
      .map((type) => [type, Math.min(Math.ceil(horizonMs / drive_basic[type].every_ms), maxQueueLength)]),
  )

/** Fills idle queues: hot resources first, then those with the oldest answer. */
export const startSchedulingChecks = ({ db, siteConfig, log }: ScheduleChecksDeps, everyMs = 60_000): Resource =>
  startPeriodicTask({
    name: 'link check scheduler',
    everyMs,
    log,
    work: async () => {
      await scheduleChecks(db, capacityByDrive(await siteConfig.read()))
      await pruneAnswers(db)
    },
  })
