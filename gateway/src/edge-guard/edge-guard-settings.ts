import type { Logger } from '@pandex/platform/logging/logger'
import { selectSettings } from '@pandex/contracts/settings/select-settings'
import { createSiteConfigReader } from '@pandex/platform/clients/site-config'
import type { ConfigClient } from '@pandex/platform/clients/site-config'
import { startPolling } from '../polling.ts'
import { buildPageTags } from '../rendering/page-tags.ts'
import type { PageTags } from '../rendering/page-tags.ts'
import type { Polling } from '../polling.ts'

export interface ThrottlingSettings {
  slowMs: number
  banAfter: number
  banMinutes: number
  verifiesCrawlers: boolean
}

export interface SignatureSettings {
  /** The current key and, during a rotation, the previous one. */
  keys: readonly string[]
  windowMs: number
  /** Specs of routes that must be signed; empty: the default routes. */
  enforced: ReadonlySet<string>
  action: 'refuse' | 'captcha' | 'log'
}

/** Absent parts are disabled. */
export interface EdgeGuardSettings {
  throttling?: ThrottlingSettings
  signature?: SignatureSettings
  maintenanceText?: string
  siteAddress?: string
  pageTags?: PageTags
}

const select = selectSettings([
  'anti_crawler',
  'anti_crawler_pub',
  'system_switch',
  'site_address',
  'statistics',
  'site_verification',
])

const settingsOf = ({
  anti_crawler: crawler,
  anti_crawler_pub: pub,
  system_switch: site,
  site_address: siteAddress,
  statistics,
  site_verification,
}: ReturnType<typeof select>): EdgeGuardSettings => ({
  ...(crawler.ladder_enabled && {
    throttling: {
      slowMs: crawler.slow_ms,
      banAfter: crawler.ban_after,
      banMinutes: crawler.ban_minutes,
      verifiesCrawlers: crawler.verify_crawlers,
    },
  }),
  ...(pub.enabled &&
    pub.key !== '' && {
      signature: {
        keys: [pub.key, crawler.previous_key].filter(Boolean),
        windowMs: crawler.window_seconds * 1000,
        enforced: new Set(crawler.enforced_routes.map((spec) => spec.trim())),
        action: crawler.action,
      },
    }),
  ...(site.maintenance_mode && { maintenanceText: site.maintenance_text }),
  ...(siteAddress !== '' && { siteAddress }),
  pageTags: buildPageTags({ statistics, site_verification }),
})

/** Polling interval. A change takes effect within two seconds, including the age of the config service's cache. */
const pollIntervalMs = 700

export interface PolledSettings {
  current: () => EdgeGuardSettings
  polling: Polling
}

/** Polls the configuration. Optional features are disabled until the first successful read; later failures keep the last value. */
export const pollSettings = (client: ConfigClient, log: Logger): PolledSettings => {
  const reader = createSiteConfigReader(client, select, log)
  let current: EdgeGuardSettings = {}
  let latest: ReturnType<typeof select> | undefined
  const polling = startPolling('edge guard settings', pollIntervalMs, log, async () => {
    const values = await reader.read()
    if (values !== latest) current = settingsOf(values)
    latest = values
  })
  return { current: () => current, polling }
}
