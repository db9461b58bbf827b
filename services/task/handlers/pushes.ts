import { recordAudit } from '@pandex/platform/events/record-audit'
import { AppError, unavailableError } from '@pandex/platform/errors'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import { ownContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import { requireAdmin } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import { listIndexablePages, maxPagesPerCall } from '../clients/indexable-pages.ts'
import type { PushEngine } from '../clients/push-engines.ts'
import { pushBatch } from '../use-cases/push-batch.ts'
import type { PushResult } from '../use-cases/push-batch.ts'
import { readPushSetup, remainingQuotaOf } from '../use-cases/push-setup.ts'
import type { PushDeps } from '../use-cases/push-setup.ts'

const maxPages = 10_000

const findOpenPages = async (deps: PushDeps, docIds: readonly string[], ctx: Context): Promise<string[]> => {
  const own = ownContext(ctx)
  const found: string[] = []
  for (let start = 0; start < docIds.length; start += maxPagesPerCall) {
    const list = await listIndexablePages(deps, { doc_ids: docIds.slice(start, start + maxPagesPerCall) }, own)
    found.push(...list.map(({ doc_id }) => `/doc/${doc_id}`))
  }
  return found
}

const pushAll = async (
  { db }: PushDeps,
  engine: PushEngine,
  urls: readonly string[],
  quota: number,
  signal: AbortSignal,
): Promise<{ pushedCount: number; trouble?: Exclude<PushResult, { pushedCount: number }> }> => {
  let pushedCount = 0
  while (pushedCount < urls.length) {
    const pushed = await pushBatch(db, engine, urls.slice(pushedCount), quota, signal)
    if ('outcome' in pushed) return { pushedCount, trouble: pushed }
    pushedCount += pushed.pushedCount
  }
  return { pushedCount }
}

const throwPushError = (trouble: Exclude<PushResult, { pushedCount: number }>): never => {
  if (trouble.outcome === 'full') throw new AppError('rate_limited', 'task.quota_used_up', '今天的推送配额已用完')
  if (trouble.outcome === 'later') throw new AppError('unavailable', 'unavailable', trouble.msg)
  throw new AppError('failed_precondition', 'task.push_refused', trouble.msg)
}

export const pushHandlers = (deps: PushDeps): Pick<HandlersOf<TaskServiceDefinition>, 'PushPages'> => ({
  PushPages: async ({ doc_ids, words }, ctx) => {
    requireAdmin(ctx, 'task')
    if (doc_ids.length + words.length > maxPages)
      throw new AppError('invalid', 'task.too_many_rows', `一次最多推送 ${maxPages} 个页面`)
    const setup = await readPushSetup(deps)
    const pages = await findOpenPages(deps, [...new Set(doc_ids)], ctx)
    const paths = [...pages, ...[...new Set(words)].map((word) => `/word/${encodeURIComponent(word)}`)]
    const urls = paths.map((path) => setup.host + path)
    if (urls.length === 0) return { submitted: 0, left_today: await remainingQuotaOf(deps, setup) }
    const results = await Promise.all(
      setup.engines.map((engine) => pushAll(deps, engine, urls, setup.quota, ctx.signal)),
    )
    const submitted = Math.max(...results.map(({ pushedCount }) => pushedCount))
    const trouble = results.find((result) => result.trouble)?.trouble
    if (submitted === 0) throwPushError(trouble ?? { outcome: 'later', msg: unavailableError().message })
    await deps.db.transaction((trx) =>
      recordAudit(trx, ctx, { action: 'page.push', target: 'page:many', changes: { submitted } }),
    )
    return { submitted, left_today: await remainingQuotaOf(deps, setup) }
  },
})
