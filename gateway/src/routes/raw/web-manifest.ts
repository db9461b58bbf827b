import type { Logger } from '@pandex/platform/logging/logger'
import { selectSettings } from '@pandex/contracts/settings/select-settings'
import { createSiteConfigReader } from '@pandex/platform/clients/site-config'
import type { Express } from 'express'
import { createCachedResponse, unlimitedLifetime } from '../../cache/cached-response.ts'
import type { CachedResponse } from '../../cache/cached-response.ts'
import type { Services } from '../../clients.ts'
import { sendCachedResponse } from '../../fast-path/send-cached-response.ts'
import { fileRoute, contextOf } from '../../pipeline/request-context.ts'
import type { WebBuild } from '../../rendering/web-build.ts'

const path = '/manifest.webmanifest'
const type = 'application/manifest+json; charset=utf-8'
const headers = { 'Cache-Control': 'public, max-age=3600' }

const select = selectSettings(['site_basic'])

export interface WebManifestDeps {
  services: Pick<Services, 'config'>
  web: WebBuild | undefined
  log: Logger
}

export const mountWebManifest = (app: Express, { services, web, log }: WebManifestDeps): void => {
  const built = web?.files.get(path)
  if (!built) return
  const manifest = JSON.parse(built.identity.body.toString()) as Record<string, unknown>
  const config = createSiteConfigReader(services.config, select, log)
  let current: { of: string; entry: CachedResponse } | undefined

  /** Falls back to the built manifest when the configuration is unavailable. */
  const find = async (): Promise<CachedResponse> => {
    const site = await config.read().then(
      ({ site_basic }) => site_basic,
      () => undefined,
    )
    if (!site) return built
    const { site_name, title, description } = site
    const ownFields = {
      name: [site_name, title].filter(Boolean).join(' '),
      short_name: site_name,
      ...(description && { description }),
    }
    const text = JSON.stringify({ ...manifest, ...ownFields })
    if (current?.of !== text) current = { of: text, entry: createCachedResponse(text, unlimitedLifetime, type) }
    return current.entry
  }
  app.get(path, (req, res, next) => {
    contextOf(res).route = fileRoute
    find().then((entry) => sendCachedResponse(req, res, entry, headers), next)
  })
}
