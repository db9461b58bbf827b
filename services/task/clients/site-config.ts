import { createSiteConfigReader, flagKey, jsonKey } from '@pandex/platform/site-config'
import type { ConfigClient } from '@pandex/platform/site-config'
import type { Logger } from '@pandex/platform/logger'
import { z } from 'zod'

export interface ImportRules {
  needsLogin: boolean
  needsReview: boolean
  needsCaptcha: boolean
  /** Daily link quotas: of an IPv4 address or IPv6 /64 without login, and of an account. */
  visitorLinksPerDay: number
  userLinksPerDay: number
}

const usualItemsInFlight = 500

const keys = {
  user_import_need_login: flagKey,
  user_import_need_review: flagKey,
  user: jsonKey({ enable_captcha: z.boolean() }),
  task_basic: jsonKey({
    visitor_links_per_day: z.number(),
    user_links_per_day: z.number(),
    items_in_flight: z.number(),
  }),
}

export const createSiteConfig = (client: ConfigClient, log: Logger) => {
  const reader = createSiteConfigReader(client, keys, log)
  return {
    /** @throws AppError unavailable if the rules were never read */
    readImportRules: async (): Promise<ImportRules> => {
      const { user_import_need_login, user_import_need_review, user, task_basic } = await reader.read()
      return {
        needsLogin: user_import_need_login,
        needsReview: user_import_need_review,
        needsCaptcha: user.enable_captcha,
        visitorLinksPerDay: task_basic.visitor_links_per_day,
        userLinksPerDay: task_basic.user_links_per_day,
      }
    },
    /** Maximum items in flight; the default if the configuration was never read. */
    readItemsInFlight: async (): Promise<number> =>
      reader.read().then(
        ({ task_basic }) => task_basic.items_in_flight,
        () => usualItemsInFlight,
      ),
  }
}

export type SiteConfig = ReturnType<typeof createSiteConfig>
