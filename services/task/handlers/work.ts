import { AppError } from '@pandex/platform/errors'
import type { PushQuota__Output as PushQuota } from '@pandex/platform/gen/pandex/task/v1/PushQuota'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { listPoints } from '@pandex/contracts/time-range'
import { readImportSeries } from '../repositories/import-hours.ts'
import { countWork } from '../repositories/work-counts.ts'
import { readPushSetup, remainingQuotaOf } from '../use-cases/push-setup.ts'
import type { PushDeps } from '../use-cases/push-setup.ts'

const readPushQuota = async (deps: PushDeps): Promise<PushQuota | null> => {
  try {
    const setup = await readPushSetup(deps)
    return { left: await remainingQuotaOf(deps, setup), quota: setup.quota }
  } catch (error) {
    if (error instanceof AppError && error.kind === 'failed_precondition') return null
    throw error
  }
}

export const workHandlers = (
  deps: PushDeps,
): Pick<HandlersOf<TaskServiceDefinition>, 'CountWork' | 'ListImportSeries'> => ({
  CountWork: async (_, ctx) => {
    requireAdmin(ctx, 'task')
    const [counts, push] = await Promise.all([countWork(deps.db), readPushQuota(deps)])
    return { ...counts, push }
  },

  ListImportSeries: async (range, ctx) => {
    requireAdmin(ctx, 'task')
    return { list: await readImportSeries(deps.db, listPoints('task', range)) }
  },
})
