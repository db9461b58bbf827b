import type { DataListReader } from '@pandex/platform/clients/data-lists'
import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Db } from '@pandex/platform/postgres/postgres'
import { startPeriodicTask } from '@pandex/platform/scheduling/periodic-task'
import type { Resource } from '@pandex/platform/process/resource'
import { setTimeout as delay } from 'node:timers/promises'
import type { DataLists } from '../clients/data-lists.ts'
import { deleteProgress, withLeaderLock, saveProgress, readProgress } from '../repositories/index/background-work.ts'
import type { DiskIndex } from '../repositories/index/disk-index.ts'
import { openIndexScan } from '../repositories/index/index-scan.ts'
import type { BuildingIndex } from '../repositories/index/building-index.ts'
import { writeSettleMs } from '../repositories/index/disk-index.ts'
import { copyLateWrites, moveToNewIndex } from '../repositories/index/migrate-index.ts'
import type { ReadAliases } from '../domain/titles/alias-dictionary.ts'
import { pruneSearches } from '../repositories/hot-keys/searches.ts'
import { learnAliases } from '../use-cases/learn-aliases.ts'
import { checkIndex, noFindings } from '../use-cases/index/check-index.ts'
import type { Findings, CheckRound } from '../use-cases/index/check-index.ts'
import { reapplyBansToPage } from '../use-cases/index/reapply-bans.ts'
import { runFullReindex } from '../use-cases/index/full-reindex.ts'

export interface BackgroundDeps {
  db: Db
  elasticsearch: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>
  diskIndex: DiskIndex
  building: BuildingIndex
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListVersions' | 'ListSaved' | 'ResendSaved'>
  dataLists: DataListReader<DataLists>
  readAliases: ReadAliases
  log: Logger
}

export interface BackgroundTiming {
  /** Polling intervals for changed ban lists, an older index schema, and expired rows. */
  banListPollMs: number
  schemaPollMs: number
  pruneIntervalMs: number
  learnIntervalMs: number
  reindexPollMs: number
  buildingSettleMs: number
  /** Maximum time until every replica has the new lists and earlier writes have arrived. */
  settleMs: number
  /** Minimum pause between two rounds of the consistency check; longer after a long round. */
  minRoundPauseMs: number
  pagePauseMs: number
}

const defaultTiming: BackgroundTiming = {
  banListPollMs: 2_000,
  schemaPollMs: 30_000,
  pruneIntervalMs: 60_000,
  learnIntervalMs: 60_000,
  reindexPollMs: 1_000,
  buildingSettleMs: writeSettleMs,
  settleMs: 4_000,
  minRoundPauseMs: 300_000,
  pagePauseMs: 1_000,
}

/** Maximum share of the time that the check runs, so that a site with few resources is compared every few minutes. */
const maxCheckTimeRatio = 0.25
const maxRoundPauseMs = 3_600_000

type Job = (signal: AbortSignal) => Promise<void>

const prune =
  ({ db }: BackgroundDeps): Job =>
  async (signal) => {
    while (!signal.aborted && (await pruneSearches(db))) await delay(200, undefined, { signal })
  }

const learn =
  (deps: BackgroundDeps): Job =>
  async (signal) => {
    const { shares } = deps.diskIndex
    await withLeaderLock(deps.db, 'learn', async (assertLock) => {
      while (!signal.aborted && (await learnAliases({ ...deps, shares }, new Date()))) await assertLock()
    })
  }

interface BanProgress {
  /** Fingerprint of the ban lists that the whole index reflects. */
  done: string
  now?: { fingerprint: string; afterId: number }
}

/** Stored; older releases know it by this name. */
const banProgressName = 'judge'

const reapplyBans = (deps: BackgroundDeps, { settleMs }: BackgroundTiming): Job => {
  const { db, dataLists } = deps
  const all = { ...deps, scan: openIndexScan(deps.elasticsearch) }
  return async (signal) => {
    const seen = (await dataLists.read()).bans.fingerprint
    if ((await readProgress<BanProgress>(db, banProgressName))?.done === seen) return
    await delay(settleMs, undefined, { signal })
    await withLeaderLock(db, banProgressName, async (assertLock) => {
      const { bans } = await dataLists.read()
      const { fingerprint } = bans
      const { done = '', now } = (await readProgress<BanProgress>(db, banProgressName)) ?? {}
      if (done === fingerprint) return
      await all.scan.refresh()
      let afterId = now?.fingerprint === fingerprint ? now.afterId : 0
      for (;;) {
        signal.throwIfAborted()
        await assertLock()
        const next = await reapplyBansToPage(all, bans, afterId)
        if (next === undefined) break
        afterId = next
        await saveProgress(db, banProgressName, { done, now: { fingerprint, afterId } } satisfies BanProgress)
      }
      await saveProgress(db, banProgressName, { done: fingerprint } satisfies BanProgress)
    })
  }
}

interface MigrationProgress {
  from: string
  to: string
}

/** Copies an index of an older schema version into the newest. The stored progress lets another process finish after a crash. */
const migrateIndex =
  ({ db, elasticsearch: { client, index }, diskIndex: { schema, readAliases }, log }: BackgroundDeps): Job =>
  async (signal) => {
    if (!(await schema.findOutdated()) && !(await readProgress(db, 'rebuild'))) return
    await withLeaderLock(db, 'rebuild', async (assertLock) => {
      const assertCanContinue = async (): Promise<void> => {
        signal.throwIfAborted()
        await assertLock()
      }
      const alias = index('disk')
      const older = await schema.findOutdated()
      const names = older ?? (await readProgress<MigrationProgress>(db, 'rebuild'))
      if (!names) return
      await saveProgress(db, 'rebuild', names satisfies MigrationProgress)
      const work = { client, alias, ...names, readAliases, assertCanContinue, log }
      const copied = older && (await moveToNewIndex(work))
      if (await client.indices.exists({ index: names.from })) await copyLateWrites(work, copied)
      await deleteProgress(db, 'rebuild')
    })
  }

interface CheckProgress {
  round?: CheckRound
  begunAt?: string
  endedAt?: string
  found?: Findings
}

const isCheckDue = (state: CheckProgress | undefined, minPauseMs: number): boolean => {
  if (!state?.endedAt || state.round) return true
  const endedMs = Date.parse(state.endedAt)
  const tookMs = endedMs - Date.parse(state.begunAt ?? state.endedAt)
  const pauseMs = Math.min(tookMs / maxCheckTimeRatio - tookMs, maxRoundPauseMs)
  return Date.now() - endedMs >= Math.max(minPauseMs, pauseMs)
}

const checkConsistency = (deps: BackgroundDeps, { minRoundPauseMs, pagePauseMs, settleMs }: BackgroundTiming): Job => {
  const { db, log } = deps
  const all = { ...deps, scan: openIndexScan(deps.elasticsearch) }
  const isDue = (state: CheckProgress | undefined): boolean => isCheckDue(state, minRoundPauseMs)
  return async (signal) => {
    if (!isDue(await readProgress<CheckProgress>(db, 'check'))) return
    await withLeaderLock(db, 'check', async (assertLock) => {
      const state = await readProgress<CheckProgress>(db, 'check')
      if (!isDue(state)) return
      const begin = { afterId: state?.round?.afterId ?? 0, found: { ...noFindings, ...state?.round?.found } }
      const begunAt = (state?.round && state.begunAt) ?? new Date().toISOString()
      const found = await checkIndex(all, begin, { settleMs, signal }, async (round) => {
        await assertLock()
        await saveProgress(db, 'check', { round, begunAt } satisfies CheckProgress)
        await delay(pagePauseMs, undefined, { signal })
      })
      await saveProgress(db, 'check', { begunAt, endedAt: new Date().toISOString(), found } satisfies CheckProgress)
      log.info(found, 'index check: finished')
    })
  }
}

/**
 * Starts the background jobs; each runs in one replica at a time, except pruning. A failed job runs again after its
 * interval.
 */
export const startBackground = (deps: BackgroundDeps, timing: Partial<BackgroundTiming> = {}): Resource => {
  const times = { ...defaultTiming, ...timing }
  const repeat = (name: string, everyMs: number, work: Job): Resource =>
    startPeriodicTask({ name, everyMs, log: deps.log, work })
  const running = [
    repeat('search pruning', times.pruneIntervalMs, prune(deps)),
    repeat('alias learning', times.learnIntervalMs, learn(deps)),
    repeat('ban reapplication', times.banListPollMs, reapplyBans(deps, times)),
    repeat('index migration', times.schemaPollMs, migrateIndex(deps)),
    repeat('full reindex', times.reindexPollMs, (signal) => runFullReindex(deps, { ...times, signal })),
    repeat('index check', Math.min(times.schemaPollMs, times.minRoundPauseMs), checkConsistency(deps, times)),
  ]
  return {
    name: 'background',
    async [Symbol.asyncDispose]() {
      await Promise.all(running.map((one) => one[Symbol.asyncDispose]()))
    },
  }
}
