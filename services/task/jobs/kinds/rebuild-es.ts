import { AppError } from '@pandex/platform/errors'
import type { SearchServiceDefinition } from '@pandex/platform/gen/pandex/search/v1/SearchService'
import type { ClientOf } from '@pandex/platform/grpc/types'
import { z } from 'zod'
import { defineKind } from '../../use-cases/job-kind.ts'
import type { AnyKind } from '../../use-cases/job-kind.ts'

export interface RebuildDeps {
  search: Pick<ClientOf<SearchServiceDefinition>, 'StartRebuild' | 'GetRebuild' | 'CancelRebuild'>
  pollMs?: number
}

interface Progress {
  /** Idempotency key of the run in the search service. */
  runId: string
}

const callBudgetMs = 10_000

export const rebuildEs = ({ search, pollMs = 2_000 }: RebuildDeps): AnyKind =>
  defineKind<object, Progress>({
    params: z.strictObject({}),
    async *run(job) {
      let { state } = job
      let run = state && (await search.StartRebuild({ run_id: state.runId }, job.context(callBudgetMs)))
      if (!state || run?.status === 'failed' || run?.status === 'cancelled') {
        state = { runId: `${job.id}-${Date.now()}` }
        // Stored before the start, so that a repeated job finds the run.
        yield { state }
        run = await search.StartRebuild({ run_id: state.runId }, job.context(callBudgetMs))
      }
      while (run?.status === 'running') {
        yield { state, done: run.done, total: run.total, msg: run.msg }
        await job.pause(pollMs)
        run = await search.GetRebuild({ run_id: state.runId }, job.context(callBudgetMs))
      }
      if (run?.status !== 'done')
        throw new AppError('failed_precondition', 'task.rebuild_failed', run?.msg || '重建未完成')
      yield { state, done: run.done, total: run.total }
      return `共 ${run.done} 个资源`
    },
    cancel: async ({ runId }, ctx) => {
      await search.CancelRebuild({ run_id: runId }, ctx).catch((error: unknown) => {
        if (!(error instanceof AppError && error.kind === 'not_found')) throw error
      })
    },
  })
