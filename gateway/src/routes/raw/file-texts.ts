/** Files at the root of the site whose text admins wrote: `/robots.txt`, proofs of ownership and the like. */
import { maxFileTextBytes } from '@pandex/contracts/file-text'
import { backgroundContext } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import type { Express } from 'express'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createCachedResponse } from '../../cache/cached-response.ts'
import type { ResponseCache } from '../../cache/response-cache.ts'
import type { Services } from '../../clients.ts'
import { matchesEtag } from '../../fast-path/send-cached-response.ts'
import { securityHeaders } from '../../http/headers.ts'
import { writeHead } from '../../http/send.ts'
import type { EdgeGuard } from '../../edge-guard/edge-guard.ts'
import { contextOf, fileRoute, readBudgetMs } from '../../pipeline/request-context.ts'

export interface FileTextsDeps {
  services: Pick<Services, 'config'>
  edgeGuard: Pick<EdgeGuard, 'requestLimits'>
  cache: Pick<ResponseCache, 'getFresh' | 'load'>
  log: Logger
}

const lifetime = { freshMs: 1_000, staleWhileRevalidateMs: 1_000, staleIfErrorMs: 86_400_000 }

const types: Readonly<Record<string, string>> = {
  txt: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
}

export const mountFileTexts = (app: Express, { services, edgeGuard, cache, log }: FileTextsDeps): void => {
  const load = async (name: string) => {
    const { text } = await services.config.GetFileText({ name }, backgroundContext(log, readBudgetMs))
    const type = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    return createCachedResponse(text, lifetime, type, text === '' ? 404 : 200)
  }

  /** @throws AppError `unavailable` if the text was never read: the built-in robots.txt could allow what the admin forbids */
  const answer = async (req: IncomingMessage, res: ServerResponse, name: string): Promise<boolean> => {
    const context = contextOf(res)
    if (name !== 'robots.txt') await edgeGuard.requestLimits.check(context, 'page', false)
    const key = `file text\n${name}`
    const entry = cache.getFresh(key) ?? (await cache.load({ key, make: () => load(name) }))
    const { status, etag, contentType, identity } = entry
    if (status === 404) return false
    context.route = name === 'robots.txt' ? '/robots.txt' : fileRoute
    const head = [...securityHeaders('file', context.isSecure), 'Cache-Control', 'no-cache', 'ETag', etag]
    if (matchesEtag(req.headers['if-none-match'], etag)) {
      writeHead(res, 304, head)
      res.end()
    } else {
      writeHead(res, 200, [...head, 'Content-Type', contentType, 'Content-Length', String(identity.body.length)])
      res.end(identity.body)
    }
    return true
  }

  app.use((req, res, next) => {
    const isRead = req.method === 'GET' || req.method === 'HEAD'
    const name = req.path.slice(1)
    if (!isRead || maxFileTextBytes(name) === undefined) return next()
    answer(req, res, name).then((isAnswered) => (isAnswered ? undefined : next()), next)
  })
}
