import type { Logger } from '@pandex/platform/logger'
import { createSiteConfigReader, jsonKey } from '@pandex/platform/site-config'
import type { ConfigClient } from '@pandex/platform/site-config'
import { z } from 'zod'
import { startPolling } from './polling.ts'
import type { Polling } from './polling.ts'

export interface LadderSettings {
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
export interface GateSettings {
  ladder?: LadderSettings
  signature?: SignatureSettings
  maintenanceText?: string
}

/** Fields have defaults, so that a missing field of an older config service does not invalidate the others. */
const keys = {
  anti_crawler: jsonKey({
    ladder_enabled: z.boolean().default(false),
    slow_ms: z.number().default(1_000),
    ban_after: z.number().default(5),
    ban_minutes: z.number().default(30),
    verify_crawlers: z.boolean().default(true),
    window_seconds: z.number().default(60),
    enforced_routes: z.array(z.string()).default([]),
    action: z.enum(['refuse', 'captcha', 'log']).default('refuse'),
    previous_key: z.string().default(''),
  }),
  anti_crawler_pub: jsonKey({ enabled: z.boolean().default(false), key: z.string().default('') }),
  system_switch: jsonKey({
    maintenance_mode: z.boolean().default(false),
    maintenance_text: z.string().default('网站维护中，请稍后再来'),
  }),
}

type SiteConfig = z.infer<z.ZodObject<typeof keys>>

const settingsOf = ({
  anti_crawler: crawler,
  anti_crawler_pub: pub,
  system_switch: site,
}: SiteConfig): GateSettings => ({
  ...(crawler.ladder_enabled && {
    ladder: {
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
})

/** Polling interval. A change takes effect within two seconds, including the age of the config service's cache. */
const everyMs = 700

export interface FollowedSettings {
  current: () => GateSettings
  polling: Polling
}

/** Polls the configuration. Optional features are disabled until the first successful read; later failures keep the last value. */
export const followSettings = (client: ConfigClient, log: Logger): FollowedSettings => {
  const reader = createSiteConfigReader(client, keys, log)
  let current: GateSettings = {}
  const polling = startPolling('gate settings', everyMs, log, async () => {
    current = settingsOf(await reader.read())
  })
  return { current: () => current, polling }
}
