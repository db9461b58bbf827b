import { createSiteConfigReader, flagKey } from '@pandex/platform/site-config'
import type { ConfigClient } from '@pandex/platform/site-config'
import type { Logger } from '@pandex/platform/logger'

/** What the site decides about imports by visitors. */
export interface ImportRules {
  needsLogin: boolean
  needsReview: boolean
}

export const createSiteConfig = (client: ConfigClient, log: Logger) => {
  const keys = { user_import_need_login: flagKey, user_import_need_review: flagKey }
  const reader = createSiteConfigReader(client, keys, log)
  return {
    readImportRules: async (): Promise<ImportRules> => {
      const { user_import_need_login, user_import_need_review } = await reader.read()
      return { needsLogin: user_import_need_login, needsReview: user_import_need_review }
    },
  }
}

export type SiteConfig = ReturnType<typeof createSiteConfig>
