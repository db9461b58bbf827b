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

/** A drive's queue holds what it can be asked in this time, so that what is queued is still wanted when its turn comes. */
const horizonMs = 300_000
const mostRoom = 1_000

const roomOf = ({ drive_basic }: SiteRules) =>
  new Map(
    diskTypes
      .filter((type) => drive_basic[type].enabled)
      .map((type) => [type, Math.min(Math.ceil(horizonMs / drive_basic[type].every_ms), mostRoom)]),
  )

/** Keeps the drives asked while nobody wants to know: hot resources first, then whatever was asked for longest ago. */
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
