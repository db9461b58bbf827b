import type { Logger } from '@pandex/platform/logging/logger'
import { selectSettings } from '@pandex/contracts/settings/select-settings'
import { createSiteConfigReader } from '@pandex/platform/clients/site-config'
import type { ConfigClient } from '@pandex/platform/clients/site-config'

const select = selectSettings([
  'search_basic',
  'search_show',
  'search_text',
  'user_search',
  'wechat_pwd',
  'drive_basic',
])

/** Values are at most about half a second old. @throws AppError `unavailable` from `read()` if they were never read */
export const createSiteConfig = (client: ConfigClient, log: Logger) => createSiteConfigReader(client, select, log)

export type SiteConfig = ReturnType<typeof createSiteConfig>
export type SiteRules = Awaited<ReturnType<SiteConfig['read']>>

/** How hits show their links. */
export const linkDisplayOf = ({ search_show, drive_basic }: Pick<SiteRules, 'search_show' | 'drive_basic'>) => ({
  showsLinks: search_show.show_link,
  lanzouHost: drive_basic.lanzou_host,
})
