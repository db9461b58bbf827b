import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import { checkTimeoutMs } from '@pandex/platform/grpc/setting-tests'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { checkGemini } from '../use-cases/check-gemini.ts'
import type { GeminiCheckDeps } from '../use-cases/check-gemini.ts'

/** Short: an admin waits for the result in the browser. */
const maxCheckMs = 6_000

export const geminiHandlers = (deps: GeminiCheckDeps): Pick<HandlersOf<TaskServiceDefinition>, 'CheckGemini'> => ({
  CheckGemini: async (_request, ctx) => {
    requireAdmin(ctx, 'task')
    return checkGemini(deps, AbortSignal.any([ctx.signal, AbortSignal.timeout(checkTimeoutMs(ctx, maxCheckMs))]))
  },
})
