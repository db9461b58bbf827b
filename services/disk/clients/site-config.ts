import type { Logger } from '@pandex/platform/logging/logger'
import { diskTypes } from '@pandex/contracts/share-link'
import { selectSettings } from '@pandex/contracts/settings/select-settings'
import { createSiteConfigReader } from '@pandex/platform/clients/site-config'
import type { ConfigClient } from '@pandex/platform/clients/site-config'

const select = selectSettings(['doc_basic', 'user_doc', 'task_basic', 'drive_basic'])

/** Values are at most about half a second old. @throws AppError `unavailable` from `read()` if they were never read */
export const createSiteConfig = (client: ConfigClient, log: Logger) => createSiteConfigReader(client, select, log)

export type SiteConfig = ReturnType<typeof createSiteConfig>
export type SiteRules = Awaited<ReturnType<SiteConfig['read']>>

/** Overrides the site's configuration: all drives are disabled. */
export const withDrivesDisabled = ({ read }: SiteConfig): SiteConfig => ({
  read: async () => {
    const rules = await read()
    const off = diskTypes.map((type) => [type, { ...rules.drive_basic[type], enabled: false }])
    return { ...rules, drive_basic: { ...rules.drive_basic, ...Object.fromEntries(off) } }
  },
})
