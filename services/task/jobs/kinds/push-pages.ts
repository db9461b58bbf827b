import { AppError } from '@pandex/platform/errors'
import { z } from 'zod'
import { listIndexablePages, maxPagesPerCall } from '../../clients/indexable-pages.ts'
import type { PushEngine } from '../../clients/push-engines.ts'
import { createNewestPages } from '../../domain/newest-pages.ts'
import type { ChangedPage } from '../../domain/newest-pages.ts'
import { findQuotaLeft, takeQuota } from '../../repositories/day-quotas.ts'
import { countQueued, findPushMark, deletePushes, findQueuedPushes, queuePushes } from '../../repositories/pushes.ts'
import { defineKind } from '../../use-cases/job-kind.ts'
import type { AnyKind, JobRun, Step } from '../../use-cases/job-kind.ts'
import { submitUrls } from '../../use-cases/push-batch.ts'
import { readPushSetup } from '../../use-cases/push-setup.ts'
import type { PushDeps, PushSetup } from '../../use-cases/push-setup.ts'

interface PushJobDeps extends PushDeps {
  clock: () => Date
}

interface Progress {
  phase: 'collect' | 'send'
  told: number
  begun?: { engine: string; lastId: number }
}

type Run = JobRun<object, Progress>

const pageBudgetMs = 20_000

/** Younger changes wait for the next run: rows with an earlier timestamp from another clock may still be committed. */
const settleMs = 60_000

interface Collected {
  engine: PushEngine
  pages: ChangedPage[]
}

/** Queues for each engine the pages changed since its last push: the newest that fit its quota; the sitemap covers the rest. */
async function* collect(deps: PushJobDeps, job: Run, { engines, quota }: PushSetup): AsyncGenerator<Step<Progress>> {
  const { db, clock } = deps
  const end = new Date(clock().getTime() - settleMs)
  const until = end.toISOString()
  const batches = await Promise.all(
    engines.map(async (engine) => {
      const room = (await findQuotaLeft(db, engine.name, quota)) - (await countQueued(db, engine.name))
      const since = (await findPushMark(db, engine.name))?.toISOString() ?? ''
      return { engine, since, newest: createNewestPages(room), room }
    }),
  )
  const open = batches.filter(({ room }) => room > 0)
  for (let afterId = 0; open.length > 0;) {
    const list = await listIndexablePages(deps, { after_id: afterId }, job.context(pageBudgetMs))
    if (list.length === 0) break
    for (const { since, newest } of open)
      newest.add(list.filter(({ update_time }) => update_time > since && update_time <= until))
    afterId = list.at(-1)?.id ?? afterId
    yield { state: { phase: 'collect', told: 0 }, keepsFailureCount: true }
  }
  const collected: Collected[] = open.map(({ engine, newest }) => ({ engine, pages: newest.list() }))
  yield {
    state: { phase: 'send', told: 0 },
    save: async (trx) => {
      for (const { engine, pages } of collected) {
        const docIds = pages.map(({ doc_id }) => doc_id)
        await queuePushes(trx, engine.name, docIds, end)
      }
    },
  }
}

interface Batch {
  urls: string[]
  lastId: number
}

/**
 * Takes quota for the next URLs of an engine; skips pages that are no longer open.
 * @returns undefined if the queue is empty or the daily quota is used up
 */
const nextBatch = async (
  deps: PushDeps,
  job: Run,
  { host, quota }: PushSetup,
  engine: PushEngine,
): Promise<Batch | undefined> => {
  const { db } = deps
  const queued = await findQueuedPushes(db, engine.name, Math.min(engine.maxUrls, maxPagesPerCall))
  const last = queued.at(-1)
  if (!last) return undefined
  const doc_ids = queued.map(({ doc_id }) => doc_id)
  const list = await listIndexablePages(deps, { doc_ids }, job.context(pageBudgetMs))
  const found = new Set(list.map(({ doc_id }) => doc_id))
  const open = queued.filter(({ doc_id }) => found.has(doc_id))
  const taken = open.length === 0 ? 0 : await takeQuota(db, engine.name, open.length, quota)
  if (open.length > 0 && taken === 0) return undefined
  const lastId = (taken < open.length && open[taken - 1]?.id) || last.id
  return { urls: open.slice(0, taken).map(({ doc_id }) => `${host}/doc/${doc_id}`), lastId }
}

async function* send(
  deps: PushDeps,
  job: Run,
  setup: PushSetup,
  engine: PushEngine,
  state: Progress,
): AsyncGenerator<Step<Progress>, AppError | undefined> {
  const { db } = deps
  for (;;) {
    const batch = await nextBatch(deps, job, setup, engine)
    if (!batch) return undefined
    const { urls, lastId } = batch
    if (urls.length > 0) {
      // At most once: if the process dies while sending, the batch counts as sent.
      yield { state: { ...state, begun: { engine: engine.name, lastId } }, keepsFailureCount: true }
      const pushed = await submitUrls(db, engine, urls, setup.quota, job.signal)
      job.signal.throwIfAborted()
      if ('outcome' in pushed) {
        yield { state: { ...state }, keepsFailureCount: true }
        if (pushed.outcome === 'full') return undefined
        return pushed.outcome === 'later'
          ? new AppError('unavailable', 'unavailable', pushed.msg)
          : new AppError('failed_precondition', 'task.push_refused', pushed.msg)
      }
      state.told += pushed.pushedCount
    }
    yield { state: { ...state }, done: state.told, save: (trx) => deletePushes(trx, engine.name, lastId) }
  }
}

/** Submits new and changed resources to search engines within the daily quota, at most once per change. */
export const pushPages = (deps: PushJobDeps): AnyKind =>
  defineKind<object, Progress>({
    params: z.strictObject({}),
    check: async () => {
      await readPushSetup(deps)
    },
    async *run(job) {
      const setup = await readPushSetup(deps)
      if (job.state?.phase !== 'send') yield* collect(deps, job, setup)
      const state: Progress = { phase: 'send', told: job.state?.told ?? 0 }
      const { begun } = job.state ?? {}
      if (begun)
        yield {
          state: { ...state },
          keepsFailureCount: true,
          save: (trx) => deletePushes(trx, begun.engine, begun.lastId),
        }
      let trouble: AppError | undefined
      for (const engine of setup.engines) trouble = (yield* send(deps, job, setup, engine, state)) ?? trouble
      if (trouble) throw trouble
      return `推送 ${state.told} 次`
    },
  })
