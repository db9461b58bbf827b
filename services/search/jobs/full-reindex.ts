import { isDependencyTrouble } from '@pandex/platform/dependency-trouble'
import { AppError } from '@pandex/platform/errors'
import { DiskSaved } from '@pandex/platform/events/catalog'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { SavedList__Output as SavedList } from '@pandex/platform/gen/pandex/disk/v1/SavedList'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Logger } from '@pandex/platform/logger'
import type { Db } from '@pandex/platform/postgres'
import { setTimeout as delay } from 'node:timers/promises'
import type { DataListReader } from '@pandex/platform/data-lists'
import type { DataLists } from '../clients/data-lists.ts'
import { withJudgement } from '../domain/bans.ts'
import { toDocument } from '../domain/to-document.ts'
import { forgetProgress, inTurn } from '../repositories/background-work.ts'
import type { StillMine } from '../repositories/background-work.ts'
import type { BuildingIndex } from '../repositories/building-index.ts'
import { changeRun, findRun } from '../repositories/rebuild-runs.ts'
import type { RebuildRun } from '../repositories/rebuild-runs.ts'

export interface FullReindexDeps {
  db: Db
  building: BuildingIndex
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

const usualPage = 500
const callBudgetMs = 20_000
const mostFailures = 5

class RunOver extends Error {}

/** Changes the run while it is running. @throws RunOver when it is not */
const goOn = (db: Db, run: RebuildRun, change: Partial<RebuildRun>): Promise<RebuildRun> =>
  changeRun(db, (last) => {
    if (last?.run_id !== run.run_id || last.status !== 'running') throw new RunOver()
    return { ...last, ...change }
  })

const prepare = async ({ db, building }: FullReindexDeps, run: RebuildRun, settleMs: number): Promise<RebuildRun> => {
  if (run.index !== undefined && (await building.isOn(run.index))) return run
  const total = await building.countPresent()
  const index = await building.begin()
  return goOn(db, run, { index, settledAtMs: Date.now() + settleMs, afterId: 0, done: 0, total, failures: 0 })
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

const fillPage = async (
  deps: FullReindexDeps,
  run: RebuildRun,
  size: number,
): Promise<{ run: RebuildRun; isEnd: boolean }> => {
  const { payloads, last_id } = await listSaved(deps, run.afterId, size)
  const afterId = Number(last_id)
  if (afterId === 0) return { run, isEnd: true }
  const { bans } = await deps.dataLists.read()
  const disks = payloads
    .map((payload) => DiskSaved.payload.parse(JSON.parse(payload)))
    .filter(({ deleted }) => !deleted)
  await deps.building.fill(
    disks.map((disk) => ({
      id: disk.doc_id,
      version: disk.version,
      document: withJudgement(toDocument(disk), bans(disk)),
    })),
  )
  const done = run.done + payloads.length
  const total = Math.max(run.total, done)
  return { run: await goOn(deps.db, run, { afterId, done, total, failures: 0 }), isEnd: false }
}

const finish = async ({ db, building, log }: FullReindexDeps, run: RebuildRun): Promise<void> => {
  const { index = '' } = run
  await changeRun(db, async (last) => {
    if (last?.run_id !== run.run_id || last.status !== 'running') throw new RunOver()
    await building.takeIntoUse(index)
    return { ...last, status: 'done', total: last.done, msg: '' }
  })
  // The full reindex makes an unfinished copy from an older form obsolete.
  await forgetProgress(db, 'rebuild')
  log.info({ index, documents: run.done }, 'index rebuilt from the database')
}

const work = async (
  deps: FullReindexDeps,
  timing: FullReindexTiming,
  begun: RebuildRun,
  stillMine: StillMine,
): Promise<void> => {
  const { signal, buildingSettleMs, pageSize = usualPage } = timing
  if (begun.index !== undefined && (await deps.building.isInUse(begun.index))) return finish(deps, begun)
  let run = await prepare(deps, begun, buildingSettleMs)
  // After the delay, every write also goes to the new index; the database holds all earlier writes.
  await delay(Math.max(0, run.settledAtMs - Date.now()), undefined, { signal })
  for (let isEnd = false; !isEnd;) {
    signal.throwIfAborted()
    await stillMine()
    ;({ run, isEnd } = await fillPage(deps, run, pageSize))
  }
  await finish(deps, run)
}

const noteFailure = async ({ db }: FullReindexDeps, run: RebuildRun): Promise<void> => {
  await changeRun(db, (last) => {
    if (last?.run_id !== run.run_id || last.status !== 'running') return last ?? run
    const failures = last.failures + 1
    if (failures < mostFailures) return { ...last, failures }
    return { ...last, failures, status: 'failed', msg: '有资源无法写入新索引，请查看日志' }
  })
}

const clear = async ({ db, building }: FullReindexDeps, run: RebuildRun): Promise<void> => {
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
  await inTurn(db, 'rebuild', async (stillMine) => {
    const run = await findRun(db)
    if (!hasWork(run)) return
    if (run.status !== 'running') return clear(deps, run)
    try {
      await work(deps, timing, run, stillMine)
    } catch (error) {
      if (error instanceof RunOver) return clear(deps, run)
      if (!timing.signal.aborted && !isDependencyTrouble(error)) await noteFailure(deps, run)
      throw error
    }
  })
}
