import type { Logger } from '@pandex/platform/logger'
import { createSiteConfigReader, jsonKey } from '@pandex/platform/site-config'
import type { Express } from 'express'
import { z } from 'zod'
import { createEntry } from '../../cache/entry.ts'
import type { Entry } from '../../cache/entry.ts'
import type { Services } from '../../clients.ts'
import { sendEntry } from '../../http/send-entry.ts'
import { fileRoute, visitOf } from '../../http/visit.ts'
import type { WebBuild } from '../../http/web-build.ts'

const path = '/manifest.webmanifest'
const type = 'application/manifest+json; charset=utf-8'
const headers = { 'Cache-Control': 'public, max-age=3600' }
const forever = { freshMs: Number.POSITIVE_INFINITY, staleMs: 0, spareMs: 0 }

const keys = {
  site_basic: jsonKey({
    site_name: z.string().default(''),
    title: z.string().default(''),
    description: z.string().default(''),
  }),
}

export interface WebManifestDeps {
  services: Pick<Services, 'config'>
  web: WebBuild | undefined
  log: Logger
}

export const mountWebManifest = (app: Express, { services, web, log }: WebManifestDeps): void => {
  const built = web?.files.get(path)
  if (!built) return
  const manifest = JSON.parse(built.identity.body.toString()) as Record<string, unknown>
  const config = createSiteConfigReader(services.config, keys, log)
  let made: { of: string; entry: Entry } | undefined

  /** Falls back to the built manifest when the configuration has no name or is unavailable. */
  const find = async (): Promise<Entry> => {
    const site = await config.read().then(
      ({ site_basic }) => site_basic,
      () => undefined,
    )
    if (!site?.site_name) return built
    const { site_name, title, description } = site
    const own = {
      name: [site_name, title].filter(Boolean).join(' '),
      short_name: site_name,
      ...(description && { description }),
    }
    const text = JSON.stringify({ ...manifest, ...own })
    if (made?.of !== text) made = { of: text, entry: createEntry(text, forever, type) }
    return made.entry
  }
  app.get(path, (req, res, next) => {
    visitOf(res).route = fileRoute
    find().then((entry) => sendEntry(req, res, entry, headers), next)
  })
}
