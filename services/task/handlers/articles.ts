import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import { AppError } from '@pandex/platform/errors'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Gemini } from '../clients/gemini.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { readGeminiSetup } from '../use-cases/gemini-setup.ts'

export interface GeminiCheckDeps {
  siteConfig: SiteConfig<'gemini'>
  gemini: Gemini
}

const testPrompt = { system: '只回答一个字。', text: '好' }

/** Short: an admin waits for the result in the browser. */
const checkTimeoutMs = 6_000

export const articleHandlers = (deps: GeminiCheckDeps): Pick<HandlersOf<TaskServiceDefinition>, 'CheckGemini'> => ({
  CheckGemini: async (_request, ctx) => {
    requireAdmin(ctx, 'task')
    const { model } = (await deps.siteConfig.read()).gemini
    try {
      const settings = await readGeminiSetup(deps)
      const signal = AbortSignal.any([ctx.signal, AbortSignal.timeout(checkTimeoutMs)])
      const answer = await deps.gemini.write(settings, testPrompt, signal)
      // A truncated answer also proves that the model works.
      const ok = answer.outcome === 'text' || answer.outcome === 'declined'
      return { ok, model, message: 'msg' in answer && !ok ? answer.msg : '' }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { ok: false, model, message: error.message }
    }
  },
})
