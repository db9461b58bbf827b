/** `/static/upload/<hash>.<extension>`: images that admins uploaded. Their address is a digest of their content. */
import { imageExtensions, uploadPath } from '@pandex/contracts/uploads'
import { AppError } from '@pandex/platform/errors'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Express } from 'express'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Services } from '../../clients.ts'
import { matchesEtag } from '../../fast-path/send-cached-response.ts'
import { HttpError } from '../../http/error.ts'
import { securityHeaders } from '../../http/headers.ts'
import { writeHead } from '../../http/send.ts'
import type { EdgeGuard } from '../../edge-guard/edge-guard.ts'
import { contextOf, fileRoute, readBudgetMs } from '../../pipeline/request-context.ts'

export interface UploadedImagesDeps {
  services: Pick<Services, 'config'>
  edgeGuard: Pick<EdgeGuard, 'requestLimits'>
  log: Logger
}

const pathPattern = new RegExp(`^${uploadPath}([0-9a-f]{32})\\.(${Object.keys(imageExtensions).join('|')})$`)

const cacheBytes = 32_000_000

/** Deleted images may be served for this long. */
const cacheMs = 60_000

const immutable = 'public, max-age=31536000, immutable'

interface StoredImage {
  content: Buffer
  type: string
}

export const mountUploadedImages = (app: Express, { services, edgeGuard, log }: UploadedImagesDeps): void => {
  const cache = new LRUCache<string, StoredImage>({
    maxSize: cacheBytes,
    ttl: cacheMs,
    sizeCalculation: ({ content }) => content.length,
  })
  const pendingReads = new Map<string, Promise<StoredImage>>()

  const read = async (hash: string): Promise<StoredImage> => {
    const image = await services.config.GetImage({ hash }, backgroundContext(log, readBudgetMs))
    cache.set(hash, image)
    return image
  }

  const find = async (hash: string, res: ServerResponse): Promise<StoredImage | undefined> => {
    const cached = cache.get(hash)
    if (cached) return cached
    // Only here: pages have many images, and only unknown ones cost a call.
    await edgeGuard.requestLimits.check(contextOf(res), 'page', false)
    const pending = pendingReads.get(hash) ?? read(hash).finally(() => pendingReads.delete(hash))
    pendingReads.set(hash, pending)
    return pending.catch((error: unknown) => {
      if (error instanceof AppError && error.kind === 'not_found') return undefined
      throw error
    })
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> => {
    const [, hash = '', extension = ''] = pathPattern.exec(path) ?? []
    const type = imageExtensions[extension]
    const image = type === undefined ? undefined : await find(hash, res)
    if (!image || image.type !== type) throw new HttpError(404, '没有这张图片')
    const etag = `"${hash}"`
    const head = [...securityHeaders('file', contextOf(res).isSecure), 'Cache-Control', immutable, 'ETag', etag]
    if (matchesEtag(req.headers['if-none-match'], `W/${etag}`)) {
      writeHead(res, 304, head)
      return void res.end()
    }
    writeHead(res, 200, [...head, 'Content-Type', type, 'Content-Length', String(image.content.length)])
    res.end(image.content)
  }

  app.use((req, res, next) => {
    if ((req.method !== 'GET' && req.method !== 'HEAD') || !req.path.startsWith(uploadPath)) return next()
    contextOf(res).route = fileRoute
    answer(req, res, req.path).catch(next)
  })
}
