import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import type { Resource } from '@pandex/platform/run-service'
import { diskTypes } from '@pandex/platform/share-link'
import type { SiteConfig, SiteRules } from '../clients/site-config.ts'
import { pruneAnswers } from '../repositories/drive-answers.ts'
import { fillChecks } from '../repositories/fill-checks.ts'
import { startRepeating } from '@pandex/platform/repeat'

export interface FillDeps {
  db: Db
  siteConfig: SiteConfig
  log: Logger
}

/** A drive's queue is filled only with what can be probed in this time, so that queued probes are still useful when they run. */
const horizonMs = 300_000
const mostRoom = 1_000

const roomOf = ({ drive_basic }: SiteRules) =>
  new Map(
    diskTypes
      .filter((type) => drive_basic[type].enabled)
      .map((type) => [type, Math.min(Math.ceil(horizonMs / drive_basic[type].every_ms), mostRoom)]),
  )

/** Fills idle queues: hot resources first, then those with the oldest answer. */
export const startFilling = ({ db, siteConfig, log }: FillDeps, everyMs = 60_000): Resource =>
  startRepeating({
    name: 'filling of checks',
    everyMs,
    log,
    work: async () => {
      await fillChecks(db, roomOf(await siteConfig.read()))
      await pruneAnswers(db)
    },
  })
