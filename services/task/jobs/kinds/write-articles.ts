import { AppError } from '@pandex/platform/errors'
import type { ArticleSubject__Output as ArticleSubject } from '@pandex/platform/gen/pandex/disk/v1/ArticleSubject'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { SaveArticleRequest } from '@pandex/platform/gen/pandex/disk/v1/SaveArticleRequest'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { z } from 'zod'
import type { Gemini } from '../../clients/gemini.ts'
import type { SiteConfig } from '../../clients/site-config.ts'
import { buildPrompt } from '../../domain/article-prompt.ts'
import { refundQuota, takeQuota } from '../../repositories/day-quotas.ts'
import { findPreviousState } from '../../repositories/jobs.ts'
import { readGeminiSetup } from '../../use-cases/gemini-setup.ts'
import { defineKind } from '../../use-cases/job-kind.ts'
import type { AnyKind, JobRun } from '../../use-cases/job-kind.ts'

export interface ArticleDeps {
  db: Db
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListForArticles' | 'SaveArticle'>
  siteConfig: SiteConfig<'gemini' | 'seo_setting'>
  gemini: Gemini
}

interface Progress {
  afterId: number
  from: number
  isAround?: boolean
  written: number
  declined: number
}

interface ArticleParams {
  ids: number[]
  replace_by_hand: boolean
}

type Run = JobRun<ArticleParams, Progress>

const pageSize = 20
const budgetMs = 10_000
const quotaName = 'gemini'

/** Continues after the previous job's last resource: resources that the model declined come up again only after all others. */
const startProgress = async ({ db }: ArticleDeps, job: Run): Promise<Progress> => {
  const last = job.params.ids.length === 0 ? await findPreviousState<Progress>(db, 'write_articles', job.id) : undefined
  const from = last?.afterId ?? 0
  return { afterId: from, from, written: 0, declined: 0 }
}

const nextSubjects = async (
  { disk, siteConfig }: ArticleDeps,
  job: Run,
  state: Progress,
): Promise<ArticleSubject[]> => {
  const { noindex_doc: noindex_default } = (await siteConfig.read()).seo_setting
  const request = { after_id: state.afterId, size: pageSize, ...job.params, noindex_default }
  const { list } = await disk.ListForArticles(request, job.context(budgetMs))
  return state.isAround ? list.filter(({ id }) => id <= state.from) : list
}

/** @returns false if the resource was deleted, the text is unusable, or an admin wrote an article in the meantime */
const saveArticle = async ({ disk }: ArticleDeps, job: Run, article: SaveArticleRequest): Promise<boolean> => {
  try {
    await disk.SaveArticle(article, job.context(budgetMs))
    return true
  } catch (error) {
    if (error instanceof AppError && ['not_found', 'invalid', 'conflict'].includes(error.kind)) return false
    throw error
  }
}

const writeOne = async (deps: ArticleDeps, job: Run, subject: ArticleSubject): Promise<boolean | undefined> => {
  const { db, gemini } = deps
  const settings = await readGeminiSetup(deps)
  const { model, prompt, daily_limit } = settings
  if ((await takeQuota(db, quotaName, 1, daily_limit)) === 0) return undefined
  const answer = await gemini.write(settings, buildPrompt(prompt, subject), job.signal)
  // A declined prompt costs as much as a written article.
  const isAnswered = answer.outcome === 'text' || answer.outcome === 'declined'
  if (!isAnswered && !job.signal.aborted) await refundQuota(db, quotaName, 1)
  if (answer.outcome === 'later') throw new AppError('unavailable', 'unavailable', answer.msg)
  if (answer.outcome === 'refused') throw new AppError('failed_precondition', 'task.gemini_refused', answer.msg)
  if (answer.outcome !== 'text') return false
  const { replace_by_hand } = job.params
  return saveArticle(deps, job, { doc_id: subject.doc_id, text: answer.text, model, prompt, replace_by_hand })
}

const summaryOf = ({ written, declined }: Progress): string =>
  `写了 ${written} 篇${declined > 0 ? `，${declined} 篇没有写成` : ''}`

export const writeArticles = (deps: ArticleDeps): AnyKind =>
  defineKind<ArticleParams, Progress>({
    params: z.strictObject({
      ids: z.array(z.int().min(1)).max(1_001).default([]),
      replace_by_hand: z.boolean().default(false),
    }),
    check: async () => {
      await readGeminiSetup(deps)
    },
    async *run(job) {
      let state = job.state ?? (await startProgress(deps, job))
      for (;;) {
        const subjects = await nextSubjects(deps, job, state)
        if (subjects.length === 0 && (state.isAround || state.from === 0)) return summaryOf(state)
        if (subjects.length === 0) state = { ...state, afterId: 0, isAround: true }
        for (const subject of subjects) {
          const isWritten = await writeOne(deps, job, subject)
          if (isWritten === undefined) return `${summaryOf(state)}；今天的篇数已用完`
          const written = state.written + Number(isWritten)
          const declined = state.declined + Number(!isWritten)
          state = { ...state, afterId: subject.id, written, declined }
          yield { state, done: written + declined, total: job.params.ids.length, msg: summaryOf(state) }
        }
      }
    },
  })
