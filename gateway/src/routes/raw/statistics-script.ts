import type { Express } from 'express'
import { createCachedResponse, unlimitedLifetime } from '../../cache/cached-response.ts'
import type { CachedResponse } from '../../cache/cached-response.ts'
import { sendCachedResponse, sharedHeaders } from '../../fast-path/send-cached-response.ts'
import type { EdgeGuard } from '../../edge-guard/edge-guard.ts'
import { contextOf, fileRoute } from '../../pipeline/request-context.ts'
import { statisticsScriptPath } from '../../rendering/page-tags.ts'

const scriptType = 'text/javascript; charset=utf-8'

/** The script that loads the configured statistics, from this origin: pages need no inline script. */
export const mountStatisticsScript = (
  app: Express,
  { edgeGuard }: { edgeGuard: Pick<EdgeGuard, 'settings'> },
): void => {
  let current: { text: string; entry: CachedResponse } | undefined
  app.get(statisticsScriptPath, (req, res, next) => {
    const text = edgeGuard.settings().pageTags?.script ?? ''
    if (text === '') return next()
    if (current?.text !== text) current = { text, entry: createCachedResponse(text, unlimitedLifetime, scriptType) }
    contextOf(res).route = fileRoute
    sendCachedResponse(req, res, current.entry, sharedHeaders)
  })
}
