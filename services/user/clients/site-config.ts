import type { Logger } from '@pandex/platform/logger'
import { createSiteConfigReader, jsonKey } from '@pandex/platform/site-config'
import type { ConfigClient } from '@pandex/platform/site-config'
import { z } from 'zod'

const whole = z.int()

const keys = {
  site_basic: jsonKey({ site_name: z.string() }),
  user: jsonKey({
    enable_user_system: z.boolean(),
    enable_register: z.boolean(),
    enable_captcha: z.boolean(),
    email_verify: z.boolean(),
    register_coin: whole,
    check_in_coin: whole,
    check_in_streak: whole,
  }),
  invite: jsonKey({ enabled: z.boolean(), inviter_coin: whole, invitee_coin: whole, max_per_day: whole }),
  coin2any: jsonKey({
    enabled: z.boolean(),
    rules: z.array(z.object({ id: z.string(), title: z.string(), coin: whole, vip_days: whole })),
  }),
  cdkey_rule: jsonKey({ prefix: z.string(), length: whole }),
  email: jsonKey({
    enabled: z.boolean(),
    host: z.string(),
    port: whole,
    tls: z.boolean(),
    username: z.string(),
    password: z.string(),
    from: z.string(),
  }),
  email_body: jsonKey({
    register_subject: z.string(),
    register_body: z.string(),
    taken_subject: z.string(),
    taken_body: z.string(),
    find_pass_subject: z.string(),
    find_pass_body: z.string(),
    change_email_subject: z.string(),
    change_email_body: z.string(),
  }),
}

/** Values are at most about half a second old. @throws AppError `unavailable` from `read()` if they were never read */
export const createSiteConfig = (client: ConfigClient, log: Logger) => createSiteConfigReader(client, keys, log)

export type SiteConfig = ReturnType<typeof createSiteConfig>
export type SiteRules = Awaited<ReturnType<SiteConfig['read']>>
