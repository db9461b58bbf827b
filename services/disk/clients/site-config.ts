import type { Logger } from '@pandex/platform/logger'
import { policyKinds } from '@pandex/platform/access-policy'
import { createSiteConfigReader, jsonKey } from '@pandex/platform/site-config'
import type { ConfigClient } from '@pandex/platform/site-config'
import { z } from 'zod'

const whole = z.int().min(0)

/** What the site decides about opening resources. The config service answers every field. */
const keys = {
  doc_basic: jsonKey({
    policy: z.enum(policyKinds),
    cost_coin: whole,
    mine_only: z.boolean(),
    dead_action: z.enum(['keep', 'hide', 'similar', 'search']),
  }),
  user_doc: jsonKey({ free_details_per_day: whole, vip_details_per_day: whole }),
}

/** `read()` answers the keys of this file, at most about half a second old. @throws AppError `unavailable` when they were never read */
export const createSiteConfig = (client: ConfigClient, log: Logger) => createSiteConfigReader(client, keys, log)

export type SiteConfig = ReturnType<typeof createSiteConfig>
export type SiteRules = Awaited<ReturnType<SiteConfig['read']>>
