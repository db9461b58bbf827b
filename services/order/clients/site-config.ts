import type { Logger } from '@pandex/platform/logging/logger'
import { selectSettings } from '@pandex/contracts/settings/select-settings'
import { createSiteConfigReader } from '@pandex/platform/clients/site-config'
import type { ConfigClient } from '@pandex/platform/clients/site-config'

const select = selectSettings(['pay_type', 'manual_transfer', 'alipay_face', 'site_address'])

/** Values are at most about half a second old. @throws AppError `unavailable` from `read()` if they were never read */
export const createSiteConfig = (client: ConfigClient, log: Logger) => createSiteConfigReader(client, select, log)

export type SiteConfig = ReturnType<typeof createSiteConfig>
