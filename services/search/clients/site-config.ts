import type { Logger } from '@pandex/platform/logger'
import { createSiteConfigReader, jsonKey } from '@pandex/platform/site-config'
import type { ConfigClient } from '@pandex/platform/site-config'
import { z } from 'zod'

const whole = z.int().min(0)

const keys = {
  search_basic: jsonKey({
    policy: z.enum(['none', 'login', 'wechat', 'coin']),
    policy_from_page: whole,
    page_size: whole.min(1),
    cost_coin: whole,
    /** Networks that must search for a word on one day to make it hot. */
    hot_min_networks: whole.min(1),
    hot_needs_approval: z.boolean(),
  }),
  search_show: jsonKey({ show_link: z.boolean() }),
  search_text: jsonKey({ refused: z.string(), login: z.string() }),
  user_search: jsonKey({ free_pages: whole, vip_pages: whole }),
  wechat_pwd: jsonKey({ enabled: z.boolean(), passphrase: z.string(), tip: z.string() }),
}

/** `read()` returns values of at most about 0.5 s age. @throws AppError `unavailable` when they were never read */
export const createSiteConfig = (client: ConfigClient, log: Logger) => createSiteConfigReader(client, keys, log)

export type SiteConfig = ReturnType<typeof createSiteConfig>
export type SiteRules = Awaited<ReturnType<SiteConfig['read']>>
