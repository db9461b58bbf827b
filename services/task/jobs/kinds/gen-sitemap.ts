import { AppError } from '@pandex/platform/errors'
import type { DiskServiceDefinition } from '@pandex/platform/gen/pandex/disk/v1/DiskService'
import type { ClientOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres'
import { z } from 'zod'
import type { JobSettings } from '../../clients/job-settings.ts'
import { listOpenPages, openPagesAtOnce } from '../../clients/open-pages.ts'
import { fileHead, fileTail, maxAddresses, maxFileBytes, writeEntry, writeIndex } from '../../domain/sitemap-xml.ts'
import type { Entry } from '../../domain/sitemap-xml.ts'
import { addSitemapFile, completeSitemap, dropSitemap, listSitemapFiles } from '../../repositories/sitemaps.ts'
import { startPacking } from '../gzip.ts'
import { defineKind } from '../job-kind.ts'
import type { AnyKind, JobRun, Step } from '../job-kind.ts'

export interface SitemapDeps {
  db: Db
  disk: Pick<ClientOf<DiskServiceDefinition>, 'ListPages' | 'ListAllCategories' | 'ListLatestMovies'>
  settings: Pick<JobSettings, 'readHost' | 'readNoindexDefault'>
  /** Addresses a file; as many as a file may have unless given. */
  fileSize?: number
}

interface Progress {
  /** With it everything fits together: another host begins anew. */
  host: string
  /** Files that are stored. */
  files: number
  /** The last resource in them. */
  afterId: number
  /** Addresses in them. */
  addresses: number
  isComplete?: boolean
}

type Run = JobRun<object, Progress>

const pageBudgetMs = 20_000
const filmCount = 50

const fileName = (number: number): string => `sitemap-${number}.xml`

const readHost = async ({ settings }: Pick<SitemapDeps, 'settings'>): Promise<string> => {
  const host = await settings.readHost()
  if (host === '') throw new AppError('failed_precondition', 'task.switched_off', '请先在站点配置里填写域名')
  return host
}

const pack = async (texts: readonly string[]): Promise<Buffer> => {
  const packing = startPacking()
  for (const text of texts) await packing.add(text)
  return packing.end()
}

/** Pages of the site itself. Of categories nobody knows when what they hold changed. */
const listOwnPages = async ({ disk }: SitemapDeps, job: Run): Promise<Entry[]> => {
  const { list: categories } = await disk.ListAllCategories({}, job.context(pageBudgetMs))
  const { list: films } = await disk.ListLatestMovies({ size: filmCount, type: '' }, job.context(pageBudgetMs))
  return [
    { path: '/' },
    { path: '/category' },
    ...categories.map(({ name }) => ({ path: `/cate/${encodeURIComponent(name)}` })),
    ...films.map(({ name, update_time }) => ({ path: `/film/${encodeURIComponent(name)}`, changedAt: update_time })),
  ]
}

/** The first file: all that is no resource. */
const writeOwnPages = async (deps: SitemapDeps, job: Run, host: string): Promise<Step<Progress>> => {
  const entries = await listOwnPages(deps, job)
  const content = await pack([fileHead, ...entries.map((entry) => writeEntry(host, entry)), fileTail])
  const file = { name: fileName(1), content, last_change: null }
  return {
    state: { host, files: 1, afterId: 0, addresses: entries.length },
    done: entries.length,
    save: (trx) => addSitemapFile(trx, job.id, file),
  }
}

/** Files of resources, one after the other; between files it only says how far it is. */
async function* writeResources(deps: SitemapDeps, job: Run, from: Progress): AsyncGenerator<Step<Progress>, Progress> {
  const { host } = from
  const { fileSize = maxAddresses } = deps
  let state = from
  for (let isEnd = false; !isEnd;) {
    const packing = startPacking()
    await packing.add(fileHead)
    let [count, afterId, lastChange] = [0, state.afterId, '']
    while (count < fileSize && packing.bytes < maxFileBytes) {
      const size = Math.min(openPagesAtOnce, fileSize - count)
      const list = await listOpenPages(deps, { after_id: afterId, size }, job.context(pageBudgetMs))
      isEnd = list.length === 0
      if (isEnd) break
      await packing.add(
        list
          .map(({ doc_id, update_time }) => writeEntry(host, { path: `/doc/${doc_id}`, changedAt: update_time }))
          .join(''),
      )
      lastChange = list.reduce((last, { update_time }) => (update_time > last ? update_time : last), lastChange)
      count += list.length
      afterId = Number(list.at(-1)?.id ?? afterId)
      yield { state, done: state.addresses + count, isNote: true }
    }
    await packing.add(fileTail)
    const content = await packing.end()
    if (count === 0) return state
    state = { ...state, files: state.files + 1, afterId, addresses: state.addresses + count }
    const file = { name: fileName(state.files), content, last_change: new Date(lastChange) }
    yield { state, done: state.addresses, save: (trx) => addSitemapFile(trx, job.id, file) }
  }
  return state
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

/** Whether a job that goes on finds what it had made: after a while, what nobody goes on with is cleaned away. */
const isThere = async ({ db }: SitemapDeps, job: Run, host: string): Promise<boolean> =>
  job.state?.host === host && (await listSitemapFiles(db, job.id)).length === job.state.files

/**
 * The sitemap: files with every page that search engines may see, and one that names them. It takes the place of the one before when
 * it is whole.
 */
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
        if (!state || !(await isThere(deps, job, host))) {
          await dropSitemap(deps.db, job.id)
          const first = await writeOwnPages(deps, job, host)
          yield first
          state = first.state
        }
        state = yield* writeResources(deps, job, state)
        yield await finish(deps, job, state)
      }
      return `共 ${state.addresses} 个地址，${state.files} 个文件`
    },
  })
