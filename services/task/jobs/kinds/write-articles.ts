import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { z } from 'zod'
import type { Gemini } from '../../clients/gemini.ts'
import type { GeminiSettings, JobSettings } from '../../clients/job-settings.ts'
import { writePrompt } from '../../domain/article-prompt.ts'
import { giveBackQuota, takeQuota } from '../../repositories/day-quotas.ts'
import { defineKind } from '../job-kind.ts'
import type { AnyKind } from '../job-kind.ts'

export interface ArticleDeps {
  db: Db
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListForArticles' | 'SaveArticle'>
  settings: Pick<JobSettings, 'readGemini'>
  gemini: Gemini
}

/** @throws AppError `failed_precondition` `task.switched_off` */
export const readGeminiSetup = async ({ settings }: Pick<ArticleDeps, 'settings'>): Promise<GeminiSettings> => {
  const gemini = await settings.readGemini()
  const off = (msg: string): AppError => new AppError('failed_precondition', 'task.switched_off', msg)
  if (!gemini.enabled) throw off('没有启用文章生成')
  if (gemini.model === '' || gemini.keys.length === 0) throw off('文章生成的模型或密钥没有填写')
  return gemini
}

interface Progress {
  afterId: number
  written: number
  declined: number
}

const pageSize = 20
const budgetMs = 10_000
const quotaName = 'gemini'

/** Articles for those resources, or for those that have none yet; one after the other, within the day's limit. */
export const writeArticles = (deps: ArticleDeps): AnyKind =>
  defineKind<{ ids: number[] }, Progress>({
    params: z.strictObject({ ids: z.array(z.int().min(1)).max(1_001).default([]) }),
    check: async () => {
      await readGeminiSetup(deps)
    },
    async *run(job) {
      const { db, disk, gemini } = deps
      const { ids } = job.params
      let state: Progress = job.state ?? { afterId: 0, written: 0, declined: 0 }
      const words = (): string =>
        `写了 ${state.written} 篇${state.declined > 0 ? `，${state.declined} 篇没有写成` : ''}`
      for (;;) {
        const request = { after_id: state.afterId, size: pageSize, ids }
        const { list } = await disk.ListForArticles(request, job.context(budgetMs))
        if (list.length === 0) return words()
        for (const subject of list) {
          const settings = await readGeminiSetup(deps)
          const { model, daily_limit } = settings
          if ((await takeQuota(db, quotaName, 1, daily_limit)) === 0) return `${words()}；今天的篇数已用完`
          const prompt = writePrompt(settings.prompt, subject)
          const answer = await gemini.write(settings, prompt, job.signal)
          if (answer.outcome !== 'text') await giveBackQuota(db, quotaName, 1)
          if (answer.outcome === 'later') throw new AppError('unavailable', 'unavailable', answer.msg)
          if (answer.outcome === 'refused' || answer.outcome === 'exhausted')
            throw new AppError('failed_precondition', 'task.gemini_refused', answer.msg)
          const isKept = answer.outcome === 'text' && (await keep(subject.doc_id, answer.text, model, settings.prompt))
          state = {
            afterId: Number(subject.id),
            written: state.written + Number(isKept),
            declined: state.declined + Number(!isKept),
          }
          yield { state, done: state.written + state.declined, total: ids.length, msg: words() }
        }
      }

      /** @returns false when the resource is gone, or nothing of the text could be kept */
      async function keep(doc_id: string, text: string, model: string, prompt: string): Promise<boolean> {
        try {
          await disk.SaveArticle({ doc_id, text, model, prompt }, job.context(budgetMs))
          return true
        } catch (error) {
          if (error instanceof AppError && ['not_found', 'invalid'].includes(error.kind)) return false
          throw error
        }
      }
    },
  })
