import type { Logger } from '@pandex/platform/logger'
import { policyKinds } from '@pandex/platform/access-policy'
import { diskTypes } from '@pandex/platform/share-link'
import type { DiskType } from '@pandex/platform/share-link'
import { createSiteConfigReader, jsonKey } from '@pandex/platform/site-config'
import type { ConfigClient } from '@pandex/platform/site-config'
import { z } from 'zod'

const whole = z.int().min(0)

const driveRules = z.object({ enabled: z.boolean(), every_ms: whole })

const rulesOfDrives = Object.fromEntries(diskTypes.map((type) => [type, driveRules])) as Record<
  DiskType,
  typeof driveRules
>

const keys = {
  doc_basic: jsonKey({
    policy: z.enum(policyKinds),
    cost_coin: whole,
    mine_only: z.boolean(),
    check_on_open: z.boolean(),
    dead_action: z.enum(['keep', 'hide', 'similar', 'search']),
  }),
  user_doc: jsonKey({ free_details_per_day: whole, vip_details_per_day: whole }),
  task_basic: jsonKey({ index_unresolved: z.boolean(), unresolved_after_seconds: whole, look_up_movies: z.boolean() }),
  drive_basic: jsonKey({
    ...rulesOfDrives,
    jitter_percent: whole,
    valid_seconds: whole,
    dead_seconds: whole,
    password_seconds: whole,
    unsure_seconds: whole,
    dead_confirm_seconds: whole,
    proxy_url: z.string(),
    lanzou_host: z.string(),
    xunlei_client_id: z.string(),
    xunlei_client_version: z.string(),
    xunlei_package: z.string(),
    xunlei_salts: z.array(z.string()),
  }),
}

/** Values are at most about half a second old. @throws AppError `unavailable` when they were never read */
export const createSiteConfig = (client: ConfigClient, log: Logger) => createSiteConfigReader(client, keys, log)

export type SiteConfig = ReturnType<typeof createSiteConfig>
export type SiteRules = Awaited<ReturnType<SiteConfig['read']>>

/** Overrides the site's configuration: all drives are disabled. */
export const askingNoDrives = ({ read }: SiteConfig): SiteConfig => ({
  read: async () => {
    const rules = await read()
    const off = diskTypes.map((type) => [type, { ...rules.drive_basic[type], enabled: false }])
    return { ...rules, drive_basic: { ...rules.drive_basic, ...Object.fromEntries(off) } }
  },
})
