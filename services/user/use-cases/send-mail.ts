import { isMailSetUp, sendMail } from '../clients/mail-server.ts'
import type { Mail } from '../clients/mail-server.ts'
import type { SiteConfig, SiteRules } from '../clients/site-config.ts'

export interface MailDeps {
  siteConfig: SiteConfig
  clock: () => Date
  isPrivateMailAllowed: boolean
}

/** Begins with `dropped` unless the mail server accepted the mail. */
export type MailOutcome = 'sent' | `dropped: ${string}`

/** @returns null if nobody may get the mail */
export type ComposeMail = (rules: SiteRules) => Promise<Omit<Mail, 'id'> | null>

/**
 * Sends mails at least once: a process that dies between sending and recording sends a mail again with the same Message-ID.
 * Unreachable server: mails wait in Kafka until they expire. Deferred: retry topics. Rejected for good or expired: dropped.
 */
export const createMailSender =
  ({ siteConfig, clock, isPrivateMailAllowed: isPrivateAllowed }: MailDeps) =>
  async ({ id, expires_at }: { id: string; expires_at: string }, compose: ComposeMail): Promise<MailOutcome> => {
    if (Date.parse(expires_at) <= clock().getTime()) return 'dropped: too late'
    const rules = await siteConfig.read()
    if (!isMailSetUp(rules.email)) return 'dropped: mail is switched off'
    const mail = await compose(rules)
    if (!mail) return 'dropped: nobody has the address'
    const isAccepted = await sendMail(rules.email, { id, ...mail }, { isPrivateAllowed })
    return isAccepted ? 'sent' : 'dropped: the server refuses it'
  }
