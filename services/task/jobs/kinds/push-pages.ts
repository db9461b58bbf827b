import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { z } from 'zod'
import type { JobSettings } from '../../clients/job-settings.ts'
import type { Outside } from '../../clients/outside.ts'
import { createPushEngines } from '../../clients/push-engines.ts'
import type { PushEngine } from '../../clients/push-engines.ts'
import { keepNewest } from '../../domain/newest-pages.ts'
import type { ChangedPage } from '../../domain/newest-pages.ts'
import { quotaLeft } from '../../repositories/day-quotas.ts'
import { countQueued, findPushMark, forgetPushes, nextPushes, queuePushes } from '../../repositories/pushes.ts'
import { defineKind } from '../job-kind.ts'
import type { AnyKind, JobRun, Step } from '../job-kind.ts'
import { pushBatch } from '../push-batch.ts'

export interface PushDeps {
  db: Db
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListPages'>
  settings: Pick<JobSettings, 'readHost' | 'readPush'>
  outside: Outside
}

/** What there is to push with. */
export interface PushSetup {
  host: string
  engines: PushEngine[]
  /** Of a day, for each engine. */
  quota: number
}

/** @throws AppError `failed_precondition` `task.switched_off` */
export const readPushSetup = async ({ settings, outside }: PushDeps): Promise<PushSetup> => {
  const [host, push] = await Promise.all([settings.readHost(), settings.readPush()])
  if (host === '') throw new AppError('failed_precondition', 'task.switched_off', '请先在站点配置里填写域名')
  const engines = createPushEngines(outside, push, host)
  if (engines.length === 0)
    throw new AppError('failed_precondition', 'task.switched_off', '没有启用推送，或者推送没有设置完整')
  return { host, engines, quota: push.daily_quota }
}

interface Progress {
  phase: 'collect' | 'send'
  told: number
}

type Run = JobRun<object, Progress>

const pageSize = 5_000
const pageBudgetMs = 20_000

interface Collected {
  engine: PushEngine
  pages: ChangedPage[]
  until: Date
}

/** For each engine the pages that changed since it was told last: of more than it takes today the newest, the others find their way by the sitemap. */
async function* collect(deps: PushDeps, job: Run, { engines, quota }: PushSetup): AsyncGenerator<Step<Progress>> {
  const { db, disk } = deps
  const until = new Date()
  const wanted = await Promise.all(
    engines.map(async (engine) => {
      const room = (await quotaLeft(db, engine.name, quota)) - (await countQueued(db, engine.name))
      const since = (await findPushMark(db, engine.name))?.toISOString() ?? ''
      return { engine, since, newest: keepNewest(room), room }
    }),
  )
  const open = wanted.filter(({ room }) => room > 0)
  for (let afterId = 0; open.length > 0;) {
    const { list } = await disk.ListPages({ after_id: afterId, size: pageSize, doc_ids: [] }, job.context(pageBudgetMs))
    if (list.length === 0) break
    for (const { since, newest } of open) newest.add(list.filter(({ update_time }) => update_time > since))
    afterId = Number(list.at(-1)?.id)
    yield { state: { phase: 'collect', told: 0 } }
  }
  const collected: Collected[] = open.map(({ engine, newest }) => ({ engine, pages: newest.list(), until }))
  yield {
    state: { phase: 'send', told: 0 },
    save: async (trx) => {
      for (const { engine, pages } of collected) {
        const docIds = pages.map(({ doc_id }) => doc_id)
        await queuePushes(trx, engine.name, docIds, until)
      }
    },
  }
}

/** Tells one engine of what is in its queue. @returns what kept it from going on, if anything did */
async function* send(
  deps: PushDeps,
  job: Run,
  { host, quota }: PushSetup,
  engine: PushEngine,
  state: Progress,
): AsyncGenerator<Step<Progress>, AppError | undefined> {
  const { db, disk } = deps
  for (;;) {
    const queued = await nextPushes(db, engine.name, Math.min(engine.batch, pageSize))
    if (queued.length === 0) return undefined
    // What was taken away since it was put here is told to nobody.
    const { list } = await disk.ListPages({ after_id: 0, size: pageSize, doc_ids: queued }, job.context(pageBudgetMs))
    const open = new Set(list.map(({ doc_id }) => doc_id))
    const docIds = queued.filter((docId) => open.has(docId))
    const urls = docIds.map((docId) => `${host}/doc/${docId}`)
    const pushed = urls.length === 0 ? { told: 0 } : await pushBatch(db, engine, urls, quota, job.signal)
    if ('outcome' in pushed && pushed.outcome === 'full') return undefined
    if ('outcome' in pushed)
      return pushed.outcome === 'later'
        ? new AppError('unavailable', 'unavailable', pushed.msg)
        : new AppError('failed_precondition', 'task.push_refused', pushed.msg)
    state.told += pushed.told
    const over = [...docIds.slice(0, pushed.told), ...queued.filter((docId) => !open.has(docId))]
    yield { state: { ...state }, done: state.told, save: (trx) => forgetPushes(trx, engine.name, over) }
  }
}

/** Tells search engines of resources that are new or changed, within the day's quota. */
export const pushPages = (deps: PushDeps): AnyKind =>
  defineKind<object, Progress>({
    params: z.strictObject({}),
    check: async () => {
      await readPushSetup(deps)
    },
    async *run(job) {
      const setup = await readPushSetup(deps)
      if (job.state?.phase !== 'send') yield* collect(deps, job, setup)
      const state: Progress = { phase: 'send', told: job.state?.told ?? 0 }
      let trouble: AppError | undefined
      for (const engine of setup.engines) trouble = (yield* send(deps, job, setup, engine, state)) ?? trouble
      if (trouble) throw trouble
      return `推送 ${state.told} 次`
    },
  })
