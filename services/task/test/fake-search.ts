import { AppError, unavailableError } from '@pandex/platform/errors'
import { openGrpcClient } from '@pandex/platform/grpc/client'
import { protos } from '@pandex/platform/grpc/protos'
import { startFakeService, testSecret } from '@pandex/platform/testing/service-harness'
import { rebuildEs } from '../jobs/kinds/rebuild-es.ts'

/** A search service that counts calls of a rebuild; `looks` calls complete it. */
export const startFakeSearch = async () => {
  const said = { runs: new Map<string, { status: string; done: number; msg: string }>(), looks: 20, isAway: false }
  const runOf = (runId: string) => {
    const run = said.runs.get(runId)
    if (!run) throw new AppError('not_found', 'search.unknown_rebuild', '没有这次重建')
    return { ...run, total: said.looks }
  }
  const service = await startFakeService(protos.search, {
    StartRebuild: async ({ run_id }) => {
      if (said.isAway) throw unavailableError()
      const open = [...said.runs].find(([, { status }]) => status === 'running')
      if (open && open[0] !== run_id) throw new AppError('failed_precondition', 'search.rebuilding', '索引正在重建')
      if (!said.runs.has(run_id)) said.runs.set(run_id, { status: 'running', done: 0, msg: '' })
      return runOf(run_id)
    },
    GetRebuild: async ({ run_id }) => {
      if (said.isAway) throw unavailableError()
      const run = said.runs.get(run_id)
      if (run?.status === 'running') run.done += 1
      if (run && run.done >= said.looks) run.status = 'done'
      return runOf(run_id)
    },
    CancelRebuild: async ({ run_id }) => {
      const run = said.runs.get(run_id)
      if (run) run.status = 'cancelled'
      return runOf(run_id)
    },
  })
  const client = openGrpcClient(protos.search, { address: service.address, secret: testSecret })
  return {
    said,
    kind: rebuildEs({ search: client, pollMs: 5 }),
    async [Symbol.asyncDispose]() {
      await client[Symbol.asyncDispose]()
      await service[Symbol.asyncDispose]()
    },
  }
}
