import { AppError } from '@pandex/platform/errors'
import type { GeminiSettings, SiteConfig } from '../clients/site-config.ts'

/** @throws AppError `failed_precondition` `task.switched_off` */
export const requireGeminiSetup = (gemini: GeminiSettings): GeminiSettings => {
  const off = (msg: string): AppError => new AppError('failed_precondition', 'task.switched_off', msg)
  if (!gemini.enabled) throw off('没有启用文章生成')
  if (gemini.model === '' || gemini.keys.length === 0) throw off('文章生成的模型或密钥没有填写')
  return gemini
}

/** @throws AppError `failed_precondition` `task.switched_off` */
export const readGeminiSetup = async ({ siteConfig }: { siteConfig: SiteConfig<'gemini'> }): Promise<GeminiSettings> =>
  requireGeminiSetup((await siteConfig.read()).gemini)
