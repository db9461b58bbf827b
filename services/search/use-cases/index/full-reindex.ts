import { isDependencyError } from '@pandex/platform/resilience/dependency-error'
import { AppError } from '@pandex/platform/errors'
import { DiskSaved } from '@pandex/contracts/events'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { SavedList__Output as SavedList } from '@pandex/platform/gen/pandex/disk/v1/SavedList'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logging/logger'
import { mapInTurns } from '@pandex/platform/scheduling/map-in-turns'
import type { Db } from '@pandex/platform/postgres/postgres'
import { setTimeout as delay } from 'node:timers/promises'
import type { DataListReader } from '@pandex/platform/clients/data-lists'
import type { DataLists } from '../../clients/data-lists.ts'
import { withBanState } from '../../domain/index/ban-state.ts'
import { toDocument } from '../../domain/index/to-document.ts'
import { deleteProgress, withLeaderLock } from '../../repositories/index/background-work.ts'
import type { AssertLock } from '../../repositories/index/background-work.ts'
import type { DiskIndex } from '../../repositories/index/disk-index.ts'
import type { BuildingIndex } from '../../repositories/index/building-index.ts'
import { changeRun, findRun } from '../../repositories/index/rebuild-runs.ts'
import type { RebuildRun } from '../../repositories/index/rebuild-runs.ts'

export interface FullReindexDeps {
  db: Db
  building: BuildingIndex
  diskIndex: Pick<DiskIndex, 'readAliases'>
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListSaved'>
  dataLists: DataListReader<DataLists>
  log: Logger
}

export interface FullReindexTiming {
  /** Time after the creation of an index until every replica writes to it. */
  buildingSettleMs: number
  signal: AbortSignal
  pageSize?: number
}

const defaultPageSize = 500
const callBudgetMs = 20_000
const maxFailures = 5

class RunEndedError extends Error {}

/** Changes the run while it is running. @throws RunEndedError when it is not */
const updateActiveRun = (db: Db, run: RebuildRun, change: Partial<RebuildRun>): Promise<RebuildRun> =>
  changeRun(db, (last) => {
    if (last?.run_id !== run.run_id || last.status !== 'running') throw new RunEndedError()
    return { ...last, ...change }
  })

const prepare = async ({ db, building }: FullReindexDeps, run: RebuildRun, settleMs: number): Promise<RebuildRun> => {
  if (run.index !== undefined && (await building.isBuilding(run.index))) return run
  const total = await building.countServing()
  const index = await building.create()
  return updateActiveRun(db, run, {
    index,
    settledAtMs: Date.now() + settleMs,
    afterId: 0,
    done: 0,
    total,
    failures: 0,
  })
}

/** Reads one page of the database; a smaller one when file lists make the response too large. */
const listSaved = async ({ disk, log }: FullReindexDeps, afterId: number, size: number): Promise<SavedList> => {
  try {
    return await disk.ListSaved({ after_id: afterId, size }, backgroundContext(log, callBudgetMs))
  } catch (error) {
    const isTooLarge = error instanceof AppError && error.kind === 'rate_limited' && size > 1
    if (!isTooLarge) throw error
    return disk.ListSaved({ after_id: afterId, size: Math.ceil(size / 20) }, backgroundContext(log, callBudgetMs))
  }
}

const indexPage = async (
  deps: FullReindexDeps,
  run: RebuildRun,
  size: number,
): Promise<{ run: RebuildRun; isEnd: boolean }> => {
  const { payloads, last_id: afterId } = await listSaved(deps, run.afterId, size)
  if (afterId === 0) return { run, isEnd: true }
  const [{ bans }, aliases] = await Promise.all([deps.dataLists.read(), deps.diskIndex.readAliases()])
  const disks = payloads
    .map((payload) => DiskSaved.payload.parse(JSON.parse(payload)))
    .filter(({ deleted }) => !deleted)
  await deps.building.bulkIndex(
    await mapInTurns(disks, (disk) => ({
      id: disk.doc_id,
      version: disk.version,
      document: withBanState(toDocument(disk, aliases), bans(disk)),
    })),
  )
  const done = run.done + payloads.length
  const total = Math.max(run.total, done)
  return { run: await updateActiveRun(deps.db, run, { afterId, done, total, failures: 0 }), isEnd: false }
}

const finish = async ({ db, building, log }: FullReindexDeps, run: RebuildRun): Promise<void> => {
  const { index = '' } = run
  await changeRun(db, async (last) => {
    if (last?.run_id !== run.run_id || last.status !== 'running') throw new RunEndedError()
    await building.switchAlias(index)
    return { ...last, status: 'done', total: last.done, msg: '' }
  })
  // The full reindex makes an unfinished copy from an older schema version obsolete.
  await deleteProgress(db, 'rebuild')
  log.info({ index, documents: run.done }, 'full reindex: finished')
}

const executeRun = async (
  deps: FullReindexDeps,
  timing: FullReindexTiming,
  begun: RebuildRun,
  assertLock: AssertLock,
): Promise<void> => {
  const { signal, buildingSettleMs, pageSize = defaultPageSize } = timing
  if (begun.index !== undefined && (await deps.building.isServing(begun.index))) return finish(deps, begun)
  let run = await prepare(deps, begun, buildingSettleMs)
  // After the delay, every write also goes to the new index; the database holds all earlier writes.
  await delay(Math.max(0, run.settledAtMs - Date.now()), undefined, { signal })
  for (let isEnd = false; !isEnd;) {
    signal.throwIfAborted()
    await assertLock()
    ;({ run, isEnd } = await indexPage(deps, run, pageSize))
  }
  await finish(deps, run)
}

const recordFailure = async ({ db }: FullReindexDeps, run: RebuildRun): Promise<void> => {
  await changeRun(db, (last) => {
    if (last?.run_id !== run.run_id || last.status !== 'running') return last ?? run
    const failures = last.failures + 1
    if (failures < maxFailures) return { ...last, failures }
    return { ...last, failures, status: 'failed', msg: '有资源无法写入新索引，请查看日志' }
  })
}

const discardIndex = async ({ db, building }: FullReindexDeps, run: RebuildRun): Promise<void> => {
  await building.drop()
  await changeRun(db, (last) => (last?.run_id === run.run_id ? { ...last, index: undefined } : (last ?? run)))
}

const hasWork = (run: RebuildRun | undefined): run is RebuildRun =>
  run?.status === 'running' || (run?.index !== undefined && run.status !== 'done')

/**
 * Runs or resumes a requested full reindex from the database. The index that serves searches is not changed until the
 * new one is complete.
 */
export const runFullReindex = async (deps: FullReindexDeps, timing: FullReindexTiming): Promise<void> => {
  const { db } = deps
  if (!hasWork(await findRun(db))) return
  await withLeaderLock(db, 'rebuild', async (assertLock) => {
    const run = await findRun(db)
    if (!hasWork(run)) return
    if (run.status !== 'running') return discardIndex(deps, run)
    try {
      await executeRun(deps, timing, run, assertLock)
    } catch (error) {
      if (error instanceof RunEndedError) return discardIndex(deps, run)
      if (!timing.signal.aborted && !isDependencyError(error)) await recordFailure(deps, run)
      throw error
    }
  })
}
