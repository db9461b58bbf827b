import { createHash } from 'node:crypto'
import { AppError } from '@pandex/platform/errors'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Services } from '../../clients.ts'
import { readBudgetMs } from '../../pipeline/request-context.ts'

export interface SitemapFile {
  gzipped: Buffer
  etag: string
  lastModified: string
}

export interface SitemapFiles {
  /** @returns undefined when the file does not exist @throws AppError `unavailable` when it was never read */
  find(name: string): Promise<SitemapFile | undefined>
}

export interface SitemapFilesOptions {
  task: Pick<Services['task'], 'GetSitemap'>
  log: Logger
  maxBytes?: number
  freshMs?: number
}

interface CachedFile {
  file: SitemapFile
  readAtMs: number
}

/** Evicts the least recently refreshed file; serves stale files while the task service is unavailable. */
export const createSitemapFiles = ({
  task,
  log,
  maxBytes = 32_000_000,
  freshMs = 60_000,
}: SitemapFilesOptions): SitemapFiles => {
  const cache = new Map<string, CachedFile>()
  const pendingReads = new Map<string, Promise<SitemapFile | undefined>>()

  const keep = (name: string, file: SitemapFile): void => {
    cache.delete(name)
    cache.set(name, { file, readAtMs: performance.now() })
    let bytes = [...cache.values()].reduce((sum, cached) => sum + cached.file.gzipped.length, 0)
    for (const [oldest, cached] of cache) {
      if (bytes <= maxBytes) return
      cache.delete(oldest)
      bytes -= cached.file.gzipped.length
    }
  }
  const read = async (name: string): Promise<SitemapFile | undefined> => {
    try {
      const { content, made_at } = await task.GetSitemap({ name }, backgroundContext(log, readBudgetMs))
      const gzipped = Buffer.from(content)
      const etag = `W/"${createHash('sha1').update(gzipped).digest('base64url')}"`
      const file = { gzipped, etag, lastModified: new Date(made_at).toUTCString() }
      keep(name, file)
      return file
    } catch (error) {
      const isMissing = error instanceof AppError && error.kind === 'not_found'
      if (isMissing) cache.delete(name)
      const last = cache.get(name)?.file
      if (!isMissing && !last) throw error
      return last
    }
  }
  return {
    find: async (name) => {
      const cached = cache.get(name)
      if (cached && performance.now() - cached.readAtMs < freshMs) return cached.file
      const pending = pendingReads.get(name) ?? read(name).finally(() => pendingReads.delete(name))
      pendingReads.set(name, pending)
      return pending
    },
  }
}
