import type { Logger } from '@pandex/platform/logging/logger'
import { defaultSetting, selectSettings } from '@pandex/contracts/settings/select-settings'
import { createSiteConfigReader } from '@pandex/platform/clients/site-config'
import type { ConfigClient, SiteConfigReader } from '@pandex/platform/clients/site-config'

const select = selectSettings([
  'user_import_need_login',
  'user_import_need_review',
  'user',
  'task_basic',
  'drive_basic',
  'task_schedule',
  'site_address',
  'seo_setting',
  'search_show',
  'pay_type',
  'seo_push',
  'gemini',
])

/** Values are at most about half a second old. @throws AppError `unavailable` from `read()` if they were never read */
export const createSiteConfig = (client: ConfigClient, log: Logger) => createSiteConfigReader(client, select, log)

export type SiteRules = Awaited<ReturnType<ReturnType<typeof createSiteConfig>['read']>>

/** A reader of the named settings. */
export type SiteConfig<K extends keyof SiteRules = keyof SiteRules> = SiteConfigReader<Pick<SiteRules, K>>

export type PushSettings = SiteRules['seo_push']
export type GeminiSettings = SiteRules['gemini']

/** Maximum items in flight; the default if the configuration was never read. */
export const readItemsInFlight = async (siteConfig: SiteConfig<'task_basic'>): Promise<number> => {
  const { items_in_flight } = await siteConfig.read().then(
    ({ task_basic }) => task_basic,
    () => defaultSetting('task_basic'),
  )
  return items_in_flight
}
