import { AppError } from '@pandex/platform/errors'
import type { Gemini } from '../clients/gemini.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { requireGeminiSetup } from './gemini-setup.ts'

export interface GeminiCheckDeps {
  siteConfig: SiteConfig<'gemini'>
  gemini: Gemini
}

const testPrompt = { system: '只回答一个字。', text: '好' }

/** Sends a short prompt to the configured model. @returns an empty message if it works */
export const checkGemini = async (
  { siteConfig, gemini }: GeminiCheckDeps,
  signal: AbortSignal,
): Promise<{ ok: boolean; model: string; message: string }> => {
  const { gemini: settings } = await siteConfig.read()
  const { model } = settings
  try {
    const answer = await gemini.write(requireGeminiSetup(settings), testPrompt, signal)
    // A truncated answer also proves that the model works.
    const ok = answer.outcome === 'text' || answer.outcome === 'declined'
    return { ok, model, message: 'msg' in answer && !ok ? answer.msg : '' }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { ok: false, model, message: error.message }
  }
}
