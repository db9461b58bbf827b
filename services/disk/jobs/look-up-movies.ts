import type { Logger } from '@pandex/platform/logging/logger'
import type { PeerRateLimiter } from '@pandex/platform/rate-limit/peer-rate-limiter'
import type { Db } from '@pandex/platform/postgres/postgres'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import type { Resource } from '@pandex/platform/process/resource'
import type { Douban } from '../clients/douban.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { draftOf } from '../domain/movies/read-movies.ts'
import {
  deleteFailedLookups,
  endLookup,
  hasDueLookup,
  nameDraft,
  claimLookup,
} from '../repositories/movies/movie-lookups.ts'
import { withMoviesLock } from '../repositories/movies/movies.ts'

export interface LookUpDeps {
  db: Db
  douban: Douban
  rateLimiter: PeerRateLimiter
  siteConfig: SiteConfig
  log: Logger
}

/** For all replicas together; Douban blocks addresses that send more requests. */
const rate = { everyMs: 3_000, jitter: 0.5 }

const lookUpNext = async ({ db, douban, rateLimiter, log }: LookUpDeps, signal: AbortSignal, paceScale: number) => {
  if (!(await hasDueLookup(db))) return false
  const permit = await rateLimiter.take('douban', { ...rate, everyMs: rate.everyMs * paceScale })
  if (!permit.ok) return false
  const taken = await claimLookup(db)
  if (!taken) return false
  const { outcome, subject } = await douban.ask(draftOf(taken.douban_id), signal)
  if (signal.aborted) return false
  await rateLimiter.report('douban', outcome)
  if (subject === undefined) {
    log.info({ douban_id: taken.douban_id, outcome }, 'movie lookup: no usable answer from douban, keeping the draft')
    return true
  }
  if (subject !== 'absent') await withMoviesLock(db, (trx) => nameDraft(trx, taken.id, subject))
  await endLookup(db, taken.id)
  return true
}

/** Names drafts that `import_douban` stored. The setting `task_basic.look_up_movies` switches it off. */
export const startMovieLookups = (deps: LookUpDeps, { everyMs = 5_000, paceScale = 1 } = {}): Resource =>
  startPeriodicTask({
    name: 'movie lookup',
    everyMs,
    log: deps.log,
    work: async (signal) => {
      const { task_basic } = await deps.siteConfig.read()
      if (!task_basic.look_up_movies) return
      while (!signal.aborted && (await lookUpNext(deps, signal, paceScale)));
      await deleteFailedLookups(deps.db)
    },
  })
