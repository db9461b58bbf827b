import type { Identity } from '@pandex/platform/grpc/context'
import type { Logger } from '@pandex/platform/logging/logger'
import { LRUCache } from 'lru-cache'
import type { IncomingMessage } from 'node:http'
import type { Services } from '../clients.ts'
import { createCallContext, readBudgetMs } from '../pipeline/request-context.ts'
import type { RequestContext } from '../types.ts'

/** An address is reported again after this time, in case another process recorded a different one meanwhile. */
const reportIntervalMs = 600_000

/**
 * Reads the origin of the page that sent a request. A client can send any Host header, and a proxy may rewrite it. Scripts cannot set
 * Origin or Referer in a browser, so the origin is valid only if it agrees with the Host header.
 * @returns undefined for requests of programs, of other sites, and behind a proxy that changes the host
 */
const siteAddressOf = ({ headers }: Pick<IncomingMessage, 'headers'>, isSecure: boolean): string | undefined => {
  const page = URL.parse(headers.origin ?? headers.referer ?? '')
  const isSameHost = page !== null && page.host === headers.host?.toLowerCase().replace(/:(?:80|443)$/, '')
  if (!isSameHost || !/^https?:$/.test(page.protocol)) return undefined
  return isSecure && page.protocol !== 'https:' ? undefined : page.origin
}

export type ReportSiteAddress = (req: IncomingMessage, context: RequestContext, admin: Identity) => void

/** Reports to the config service at which address admins use the site. Requests do not wait for the report. */
export const createSiteAddressReporter = (
  config: Pick<Services['config'], 'NoteVisitedAddress'>,
  log: Logger,
): ReportSiteAddress => {
  const reported = new LRUCache<string, true>({ max: 100, ttl: reportIntervalMs })
  return (req, context, user) => {
    const address = siteAddressOf(req, context.isSecure)
    if (address === undefined || reported.has(address)) return
    reported.set(address, true)
    config
      .NoteVisitedAddress({ address }, createCallContext(context, { log, budgetMs: readBudgetMs, user }))
      .catch((err) => {
        reported.delete(address)
        log.warn({ err }, 'visited address: not recorded, trying again with the next request of an admin')
      })
  }
}
