import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import { AppError } from '@pandex/platform/errors'
import { requireAdmin } from '@pandex/platform/grpc/require'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { readGeminiSetup } from '../jobs/kinds/write-articles.ts'
import type { ArticleDeps } from '../jobs/kinds/write-articles.ts'

const question = { system: '只回答一个字。', text: '好' }

/** Short: an admin waits for the result in the browser. */
const patienceMs = 6_000

export const articleHandlers = (
  deps: Pick<ArticleDeps, 'settings' | 'gemini'>,
): Pick<HandlersOf<TaskServiceDefinition>, 'CheckGemini'> => ({
  CheckGemini: async (_request, ctx) => {
    requireAdmin(ctx, 'task')
    const { model } = await deps.settings.readGemini()
    try {
      const settings = await readGeminiSetup(deps)
      const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(patienceMs)])
      const answer = await deps.gemini.write(settings, question, signal)
      // A truncated answer also proves that the model works.
      const ok = answer.outcome === 'text' || answer.outcome === 'declined'
      return { ok, model, message: 'msg' in answer && !ok ? answer.msg : '' }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { ok: false, model, message: error.message }
    }
  },
})
