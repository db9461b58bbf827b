import type { DataListReader } from '@pandex/platform/data-lists'
import type { openElasticsearch } from '@pandex/platform/elasticsearch'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import { startRepeating } from '@pandex/platform/repeat'
import type { Resource } from '@pandex/platform/run-service'
import { setTimeout as delay } from 'node:timers/promises'
import type { DataLists } from '../clients/data-lists.ts'
import { forgetProgress, inTurn, noteProgress, readProgress } from '../repositories/background-work.ts'
import type { DiskIndex } from '../repositories/disk-index.ts'
import { openIndexWalk } from '../repositories/index-walk.ts'
import type { BuildingIndex } from '../repositories/building-index.ts'
import { writeSettleMs } from '../repositories/disk-index.ts'
import { catchUp, moveToNewIndex } from '../repositories/rebuild-index.ts'
import { pruneSearches } from '../repositories/searches.ts'
import { checkIndex, noFindings } from './check-index.ts'
import type { Findings, Round } from './check-index.ts'
import { reapplyBansToPage } from './reapply-bans.ts'
import { runFullReindex } from './full-reindex.ts'

export interface BackgroundDeps {
  db: Db
  elasticsearch: Pick<ReturnType<typeof openElasticsearch>, 'client' | 'index'>
  diskIndex: DiskIndex
  building: BuildingIndex
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListVersions' | 'ListSaved' | 'ResendSaved'>
  dataLists: DataListReader<DataLists>
  log: Logger
}

export interface BackgroundTiming {
  /** Polling intervals for changed ban lists, an older index form, and expired rows. */
  listsMs: number
  formMs: number
  pruneMs: number
  anewMs: number
  buildingSettleMs: number
  /** Maximum time until every replica has the new lists and earlier writes have arrived. */
  settleMs: number
  /** Minimum pause between two rounds of the consistency check; longer after a long round. */
  roundMs: number
  paceMs: number
}

const usualTiming: BackgroundTiming = {
  listsMs: 2_000,
  formMs: 30_000,
  pruneMs: 60_000,
  anewMs: 1_000,
  buildingSettleMs: writeSettleMs,
  settleMs: 4_000,
  roundMs: 300_000,
  paceMs: 1_000,
}

/** Maximum share of the time that the check runs, so that a site with few resources is compared every few minutes. */
const checkShare = 0.25
const maxRoundPauseMs = 3_600_000

type Job = (signal: AbortSignal) => Promise<void>

const prune =
  ({ db }: BackgroundDeps): Job =>
  async (signal) => {
    while (!signal.aborted && (await pruneSearches(db))) await delay(200, undefined, { signal })
  }

interface Judging {
  /** Fingerprint of the ban lists that the whole index reflects. */
  done: string
  now?: { fingerprint: string; afterId: number }
}

const judgeAgain = (deps: BackgroundDeps, { settleMs }: BackgroundTiming): Job => {
  const { db, dataLists } = deps
  const all = { ...deps, walk: openIndexWalk(deps.elasticsearch) }
  return async (signal) => {
    const seen = (await dataLists.read()).bansFingerprint
    if ((await readProgress<Judging>(db, 'judge'))?.done === seen) return
    await delay(settleMs, undefined, { signal })
    await inTurn(db, 'judge', async (stillMine) => {
      const { bans, bansFingerprint: fingerprint } = await dataLists.read()
      const { done = '', now } = (await readProgress<Judging>(db, 'judge')) ?? {}
      if (done === fingerprint) return
      await all.walk.refresh()
      let afterId = now?.fingerprint === fingerprint ? now.afterId : 0
      for (;;) {
        signal.throwIfAborted()
        await stillMine()
        const next = await reapplyBansToPage(all, bans, afterId)
        if (next === undefined) break
        afterId = next
        await noteProgress(db, 'judge', { done, now: { fingerprint, afterId } } satisfies Judging)
      }
      await noteProgress(db, 'judge', { done: fingerprint } satisfies Judging)
    })
  }
}

interface Rebuilding {
  from: string
  to: string
}

/** Copies an index of an older form into the newest. The stored progress lets another process finish after a crash. */
const rebuild =
  ({ db, elasticsearch: { client, index }, diskIndex: { form }, log }: BackgroundDeps): Job =>
  async (signal) => {
    if (!(await form.findOlder()) && !(await readProgress(db, 'rebuild'))) return
    await inTurn(db, 'rebuild', async (stillMine) => {
      const goOn = async (): Promise<void> => {
        signal.throwIfAborted()
        await stillMine()
      }
      const alias = index('disk')
      const older = await form.findOlder()
      const names = older ?? (await readProgress<Rebuilding>(db, 'rebuild'))
      if (!names) return
      await noteProgress(db, 'rebuild', names satisfies Rebuilding)
      const work = { client, alias, ...names, goOn, log }
      const copied = older && (await moveToNewIndex(work))
      if (await client.indices.exists({ index: names.from })) await catchUp(work, copied)
      await forgetProgress(db, 'rebuild')
    })
  }

interface Checking {
  round?: Round
  begunAt?: string
  endedAt?: string
  found?: Findings
}

const isCheckDue = (state: Checking | undefined, minPauseMs: number): boolean => {
  if (!state?.endedAt || state.round) return true
  const endedMs = Date.parse(state.endedAt)
  const tookMs = endedMs - Date.parse(state.begunAt ?? state.endedAt)
  const pauseMs = Math.min(tookMs / checkShare - tookMs, maxRoundPauseMs)
  return Date.now() - endedMs >= Math.max(minPauseMs, pauseMs)
}

const check = (deps: BackgroundDeps, { roundMs, paceMs, settleMs }: BackgroundTiming): Job => {
  const { db, log } = deps
  const all = { ...deps, walk: openIndexWalk(deps.elasticsearch) }
  const isDue = (state: Checking | undefined): boolean => isCheckDue(state, roundMs)
  return async (signal) => {
    if (!isDue(await readProgress<Checking>(db, 'check'))) return
    await inTurn(db, 'check', async (stillMine) => {
      const state = await readProgress<Checking>(db, 'check')
      if (!isDue(state)) return
      const begin = state?.round ?? { afterId: 0, found: noFindings }
      const begunAt = (state?.round && state.begunAt) ?? new Date().toISOString()
      const found = await checkIndex(all, begin, { settleMs, signal }, async (round) => {
        await stillMine()
        await noteProgress(db, 'check', { round, begunAt } satisfies Checking)
        await delay(paceMs, undefined, { signal })
      })
      await noteProgress(db, 'check', { begunAt, endedAt: new Date().toISOString(), found } satisfies Checking)
      log.info(found, 'index compared with the database of resources')
    })
  }
}

/**
 * Starts the background jobs; each runs in one replica at a time, except pruning. A failed job runs again after its
 * interval.
 */
export const startBackground = (deps: BackgroundDeps, timing: Partial<BackgroundTiming> = {}): Resource => {
  const times = { ...usualTiming, ...timing }
  const repeat = (name: string, everyMs: number, work: Job): Resource =>
    startRepeating({ name, everyMs, log: deps.log, work })
  const running = [
    repeat('prune', times.pruneMs, prune(deps)),
    repeat('judge', times.listsMs, judgeAgain(deps, times)),
    repeat('rebuild', times.formMs, rebuild(deps)),
    repeat('anew', times.anewMs, (signal) => runFullReindex(deps, { ...times, signal })),
    repeat('check', Math.min(times.formMs, times.roundMs), check(deps, times)),
  ]
  return {
    name: 'background',
    async [Symbol.asyncDispose]() {
      await Promise.all(running.map((one) => one[Symbol.asyncDispose]()))
    },
  }
}
