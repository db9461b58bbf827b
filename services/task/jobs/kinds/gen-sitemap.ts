import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { OrderServiceDefinition } from '@pandex/platform/gen/pandex/order/v1/OrderService'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import { z } from 'zod'
import type { SiteConfig } from '../../clients/site-config.ts'
import { maxPagesPerCall } from '../../clients/indexable-pages.ts'
import { fileHead, fileTail, maxUrls, maxFileBytes, writeEntry, writeIndex } from '../../domain/sitemap-xml.ts'
import type { SitemapEntry } from '../../domain/sitemap-xml.ts'
import { addSitemapFile, completeSitemap, dropSitemap, listSitemapFiles } from '../../repositories/sitemaps.ts'
import { createGzipWriter } from '../../use-cases/gzip-writer.ts'
import { sourcesOf } from '../../use-cases/sitemap-sources.ts'
import type { SourceDeps } from '../../use-cases/sitemap-sources.ts'
import { defineKind } from '../../use-cases/job-kind.ts'
import type { AnyKind, JobRun, Step } from '../../use-cases/job-kind.ts'

export interface SitemapDeps extends SourceDeps {
  db: Db
  disk: SourceDeps['disk'] & Pick<ClientOf<DiskServiceDefinition>, 'ListAllCategories'>
  order: Pick<ClientOf<OrderServiceDefinition>, 'ListShopGoods'>
  siteConfig: SiteConfig<'seo_setting' | 'search_show' | 'site_address' | 'pay_type'>
  fileSize?: number
}

interface Progress {
  /** All files must name the same host; after a change of host the job restarts. */
  host: string
  files: number
  /** Index of the current source; `afterId` is the position in it. Absent in old rows that had only resources left. */
  source?: number
  afterId: number
  addresses: number
  isComplete?: boolean
}

type Run = JobRun<object, Progress>

const pageBudgetMs = 20_000

const fileName = (number: number): string => `sitemap-${number}.xml`

const readHost = async ({ siteConfig }: Pick<SitemapDeps, 'siteConfig'>): Promise<string> => {
  const { site_address: host } = await siteConfig.read()
  if (host === '') throw new AppError('failed_precondition', 'task.switched_off', '请先在站点配置里填写域名')
  return host
}

const pack = async (texts: readonly string[]): Promise<Buffer> => {
  const packing = createGzipWriter()
  for (const text of texts) await packing.add(text)
  return packing.end()
}

/** Search engines must not index an empty shop. */
const hasShop = async ({ siteConfig, order }: SitemapDeps, job: Run): Promise<boolean> => {
  const { pay_type } = await siteConfig.read()
  if (!Object.values(pay_type).includes(true)) return false
  const { list } = await order.ListShopGoods({}, job.context(pageBudgetMs))
  return list.length > 0
}

const listOwnPages = async (deps: SitemapDeps, job: Run): Promise<SitemapEntry[]> => {
  const { disk } = deps
  const { list: categories } = await disk.ListAllCategories({}, job.context(pageBudgetMs))
  const held = categories.filter(({ disk_count }) => disk_count > 0)
  // Same paths as in the front end; categories of one name below different parents share a URL.
  const paths = held.map(({ id, name }) => `/cate/${/^\d+$/.test(name) ? id : encodeURIComponent(name)}`)
  const shop = (await hasShop(deps, job)) ? ['/shop'] : []
  return ['/', '/category', ...shop, ...new Set(paths)].map((path) => ({ path }))
}

const writeOwnPages = async (deps: SitemapDeps, job: Run, host: string): Promise<Step<Progress>> => {
  const entries = await listOwnPages(deps, job)
  const content = await pack([fileHead, ...entries.map((entry) => writeEntry(host, entry)), fileTail])
  const file = { name: fileName(1), content, last_change: null }
  return {
    state: { host, files: 1, source: 0, afterId: 0, addresses: entries.length },
    done: entries.length,
    save: (trx) => addSitemapFile(trx, job.id, file),
  }
}

async function* writeSources(deps: SitemapDeps, job: Run, from: Progress): AsyncGenerator<Step<Progress>, Progress> {
  const { fileSize = maxUrls } = deps
  const sources = sourcesOf(deps)
  let state = from
  for (;;) {
    const packing = createGzipWriter()
    await packing.add(fileHead)
    let { source = sources.length - 1, afterId } = state
    let [count, lastChange] = [0, '']
    while (count < fileSize && packing.bytes < maxFileBytes) {
      const list = sources[source]
      if (!list) break
      const size = Math.min(maxPagesPerCall, fileSize - count)
      const page = await list({ afterId, size }, job.context(pageBudgetMs))
      if (page.entries.length === 0) {
        source += 1
        afterId = 0
        continue
      }
      await packing.add(page.entries.map((entry) => writeEntry(from.host, entry)).join(''))
      for (const { changedAt = '' } of page.entries) if (changedAt > lastChange) lastChange = changedAt
      count += page.entries.length
      afterId = page.afterId
      yield { state, done: state.addresses + count, keepsFailureCount: true }
    }
    await packing.add(fileTail)
    const content = await packing.end()
    if (count === 0) return state
    state = { ...state, files: state.files + 1, source, afterId, addresses: state.addresses + count }
    const last_change = lastChange === '' ? null : new Date(lastChange)
    const file = { name: fileName(state.files), content, last_change }
    yield { state, done: state.addresses, save: (trx) => addSitemapFile(trx, job.id, file) }
  }
}

const finish = async ({ db }: SitemapDeps, job: Run, state: Progress): Promise<Step<Progress>> => {
  const files = await listSitemapFiles(db, job.id)
  const entries = files.map(({ name, last_change }) => ({ path: `/${name}`, changedAt: last_change?.toISOString() }))
  const index = { name: 'sitemap.xml', content: await pack([writeIndex(state.host, entries)]), last_change: null }
  return {
    state: { ...state, isComplete: true },
    done: state.addresses,
    total: state.addresses,
    save: async (trx) => {
      await addSitemapFile(trx, job.id, index)
      await completeSitemap(trx, job.id)
    },
  }
}

/** Whether the files of an earlier run still exist; cleanup deletes unfinished sitemaps after a while. */
const hasStoredFiles = async ({ db }: SitemapDeps, job: Run, host: string): Promise<boolean> =>
  job.state?.host === host && (await listSitemapFiles(db, job.id)).length === job.state.files

export const genSitemap = (deps: SitemapDeps): AnyKind =>
  defineKind<object, Progress>({
    params: z.strictObject({}),
    check: async () => {
      await readHost(deps)
    },
    async *run(job) {
      const host = await readHost(deps)
      let { state } = job
      if (!state?.isComplete) {
        if (!state || !(await hasStoredFiles(deps, job, host))) {
          await dropSitemap(deps.db, job.id)
          const first = await writeOwnPages(deps, job, host)
          yield first
          state = first.state
        }
        state = yield* writeSources(deps, job, state)
        yield await finish(deps, job, state)
      }
      return `共 ${state.addresses} 个地址，${state.files} 个文件`
    },
  })
