import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { AppError } from '@pandex/platform/errors'
import type { TaskServiceDefinition } from '@pandex/platform/gen/pandex/task/v1/TaskService'
import { ownContext } from '@pandex/platform/grpc/context'
import type { Context } from '@pandex/platform/grpc/context'
import { requireBackground } from '@pandex/platform/grpc/require-identity'
import type { HandlersOf } from '@pandex/platform/grpc/types'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { BanReader } from '../clients/bans.ts'
import { listIndexablePages, maxPagesPerCall } from '../clients/indexable-pages.ts'
import type { IndexablePagesDeps } from '../clients/indexable-pages.ts'
import { docIdsOf, keepIndexablePages } from '../domain/sitemap-filter.ts'
import { findSitemapFile, replaceContent, resetCheck, claimCheck } from '../repositories/sitemaps.ts'
import type { StoredSitemapFile } from '../repositories/sitemaps.ts'

export interface SitemapServingDeps extends IndexablePagesDeps {
  db: Db
  bans: Pick<BanReader, 'readTexts'>
  /** Minimum interval between two checks of a file, across all replicas. */
  sitemapCheckMs?: number
}

const defaultCheckMs = 60_000

const indexName = 'sitemap.xml'

const [unpack, pack] = [promisify(gunzip), promisify(gzip)]

const findOpenDocs = async (
  deps: SitemapServingDeps,
  docIds: readonly string[],
  ctx: Context,
): Promise<Set<string>> => {
  const open = new Set<string>()
  for (let start = 0; start < docIds.length; start += maxPagesPerCall) {
    const list = await listIndexablePages(deps, { doc_ids: docIds.slice(start, start + maxPagesPerCall) }, ctx)
    for (const { doc_id } of list) open.add(doc_id)
  }
  return open
}

/** Removes pages that were deleted, disabled or banned since the file was generated. @returns undefined if nothing is removed */
const removeClosedPages = async (
  deps: SitemapServingDeps,
  content: Buffer,
  ctx: Context,
): Promise<Buffer | undefined> => {
  const xml = (await unpack(content)).toString()
  const [open, isBanned] = await Promise.all([findOpenDocs(deps, docIdsOf(xml), ctx), deps.bans.readTexts()])
  const kept = keepIndexablePages(xml, ({ docId, name }) =>
    docId === undefined ? name === undefined || !isBanned(name) : open.has(docId),
  )
  return kept.length === xml.length ? undefined : pack(kept)
}

/** Checks a file whose last check is too old. If a dependency fails, the last checked content is served. */
const checkFile = async (
  deps: SitemapServingDeps,
  file: StoredSitemapFile,
  ctx: Context,
): Promise<StoredSitemapFile> => {
  const { db, sitemapCheckMs = defaultCheckMs } = deps
  if (file.name === indexName || !(await claimCheck(db, file, sitemapCheckMs))) return file
  const own = ownContext(ctx)
  try {
    const content = await removeClosedPages(deps, file.content, own)
    return content ? await replaceContent(db, file, content) : file
  } catch (error) {
    ctx.log.warn({ err: error, name: file.name }, 'sitemap: check failed, serving the last checked content')
    await resetCheck(db, file)
    return file
  }
}

export const sitemapHandlers = (deps: SitemapServingDeps): Pick<HandlersOf<TaskServiceDefinition>, 'GetSitemap'> => ({
  GetSitemap: async ({ name }, ctx) => {
    requireBackground(ctx, 'task')
    const stored = await findSitemapFile(deps.db, name)
    if (!stored) throw new AppError('not_found', 'task.no_sitemap', '没有站点地图')
    const { content, made_at } = await checkFile(deps, stored, ctx)
    return { content, made_at: made_at.toISOString() }
  },
})
