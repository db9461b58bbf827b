import { AppError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import { requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { AppDeps } from '../deps.ts'
import { changeRun, findRun, newRun } from '../repositories/index/rebuild-runs.ts'
import type { RebuildRun } from '../repositories/index/rebuild-runs.ts'

type Handlers = Pick<HandlersOf<SearchServiceDefinition>, 'StartRebuild' | 'GetRebuild' | 'CancelRebuild'>

const toState = ({ status, done, total, msg }: RebuildRun) => ({ status, done, total, msg })

/** @throws AppError `not_found` `search.unknown_rebuild` */
const known = (run: RebuildRun | undefined, runId: string): RebuildRun => {
  if (run?.run_id !== runId) throw new AppError('not_found', 'search.unknown_rebuild', '没有这次重建')
  return run
}

/** Handlers change the state of a reindex run. `use-cases/index/full-reindex.ts` executes the run. */
export const rebuildHandlers = ({ db }: Pick<AppDeps, 'db'>): Handlers => ({
  StartRebuild: async ({ run_id }, ctx) => {
    requireBackground(ctx, 'search')
    const run = await changeRun(db, (last) => {
      if (last?.run_id === run_id) return last
      if (last?.status === 'running') throw new AppError('failed_precondition', 'search.rebuilding', '索引正在重建')
      return newRun(run_id)
    })
    return toState(run)
  },

  GetRebuild: async ({ run_id }, ctx) => {
    requireBackground(ctx, 'search')
    return toState(known(await findRun(db), run_id))
  },

  CancelRebuild: async ({ run_id }, ctx) => {
    requireBackground(ctx, 'search')
    const run = await changeRun(db, (last) => {
      const its = known(last, run_id)
      return its.status === 'running' ? { ...its, status: 'cancelled', msg: '已取消' } : its
    })
    return toState(run)
  },
})
