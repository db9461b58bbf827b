/** `/share-image/<doc_id>.png`: preview image of a shared page whose resource has no poster. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from '@pandex/platform/logger'
import { createSiteConfigReader, jsonKey } from '@pandex/platform/site-config'
import type { Express } from 'express'
import { z } from 'zod'
import { createEntry } from '../../cache/entry.ts'
import type { Entry } from '../../cache/entry.ts'
import type { ReadCache } from '../../cache/read-cache.ts'
import { docTag, tags } from '../../cache/tags.ts'
import type { Services } from '../../clients.ts'
import type { Gate } from '../../gate/gate.ts'
import { sendEntry } from '../../http/send-entry.ts'
import { contextOf, fileRoute, readBudgetMs, visitOf } from '../../http/visit.ts'
import type { Visit } from '../../http/visit.ts'
import { renderCard } from '../../share-image/render-card.ts'

interface ShareImageDeps {
  services: Pick<Services, 'disk' | 'config'>
  gate: Pick<Gate, 'spend'>
  cache: Pick<ReadCache, 'load'>
  log: Logger
}

const keys = { site_basic: jsonKey({ site_name: z.string().default('') }) }

const pathForm = /^\/share-image\/([a-z][a-z0-9]{24})\.png$/
const lifetime = { freshMs: 3_600_000, staleMs: 3_600_000, spareMs: 3_600_000 }
const ownHeaders = { 'Cache-Control': 'public, max-age=3600' }

const formatSize = (bytes: number): string => {
  const [value, unit] = bytes >= 2 ** 30 ? [bytes / 2 ** 30, 'GB'] : [bytes / 2 ** 20, 'MB']
  return value < 0.1 ? '' : `${value.toFixed(1)} ${unit}`
}

const countFiles = (files: string): string => {
  const count = files.split('\n').filter((line) => line.startsWith('file:')).length
  return count === 0 ? '' : `${count} 个文件`
}

export const mountShareImages = (app: Express, { services, gate, cache, log }: ShareImageDeps): void => {
  const config = createSiteConfigReader(services.config, keys, log)

  /** Fetched anonymously: the image is shared and shows no paid field. */
  const make = async (docId: string, visit: Visit): Promise<Entry> => {
    const ctx = contextOf(visit, { log, budgetMs: readBudgetMs })
    const doc = await services.disk.GetDoc({ doc_id: docId, with_meta: false }, ctx)
    const siteName = await config.read().then(
      ({ site_basic }) => site_basic.site_name,
      () => '',
    )
    const facts = [formatSize(doc.size), countFiles(doc.files), ...doc.tags.slice(0, 3)].filter(Boolean)
    const png = await renderCard({ siteName, title: doc.disk_name, facts })
    return { ...createEntry(png, lifetime, 'image/png'), tags: [tags.docs, docTag(docId)] }
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, docId: string): Promise<void> => {
    const visit = visitOf(res)
    visit.route = fileRoute
    await gate.spend(visit, 'page', false)
    sendEntry(req, res, await cache.load(`share image\n${docId}`, () => make(docId, visit)), ownHeaders)
  }

  app.use((req, res, next) => {
    const docId = req.method === 'GET' || req.method === 'HEAD' ? pathForm.exec(req.path)?.[1] : undefined
    if (docId === undefined) return next()
    answer(req, res, docId).catch(next)
  })
}
