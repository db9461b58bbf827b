import type { Logger } from '@pandex/platform/logger'
import { createSiteConfigReader, jsonKey } from '@pandex/platform/site-config'
import type { ConfigClient } from '@pandex/platform/site-config'
import { z } from 'zod'

const keys = {
  site_address: z.string(),
  seo_setting: jsonKey({ noindex_doc: z.boolean() }),
  search_show: jsonKey({ show_share_user: z.boolean() }),
  task_schedule: z
    .string()
    .transform((text): unknown => JSON.parse(text))
    .pipe(z.record(z.string(), z.string())),
  seo_push: jsonKey({
    indexnow_enabled: z.boolean(),
    indexnow_key: z.string(),
    indexnow_endpoint: z.string(),
    baidu_enabled: z.boolean(),
    baidu_site: z.string(),
    baidu_token: z.string(),
    daily_quota: z.number(),
  }),
  gemini: jsonKey({
    enabled: z.boolean(),
    base_url: z.string(),
    model: z.string(),
    keys: z.array(z.string()),
    prompt: z.string(),
    daily_limit: z.number(),
  }),
}

type Settings = z.infer<z.ZodObject<typeof keys>>

export type PushSettings = Settings['seo_push']
export type GeminiSettings = Settings['gemini']

/** Job settings of the site configuration. @throws AppError `unavailable` if the configuration was never read */
export interface JobSettings {
  readSchedules(): Promise<Record<string, string>>
  /** `https://example.com`: the configured address, else the one that an admin's browser used. Empty if neither is known. */
  readHost(): Promise<string>
  readNoindexDefault(): Promise<boolean>
  readShowsSharers(): Promise<boolean>
  readPush(): Promise<PushSettings>
  readGemini(): Promise<GeminiSettings>
}

export const createJobSettings = (client: ConfigClient, log: Logger): JobSettings => {
  const reader = createSiteConfigReader(client, keys, log)
  return {
    readSchedules: async () => (await reader.read()).task_schedule,
    readHost: async () => (await reader.read()).site_address,
    readNoindexDefault: async () => (await reader.read()).seo_setting.noindex_doc,
    readShowsSharers: async () => (await reader.read()).search_show.show_share_user,
    readPush: async () => (await reader.read()).seo_push,
    readGemini: async () => (await reader.read()).gemini,
  }
}
