import type { MailRequested, ReportAnswered } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { isMailSetUp, sendMail } from '../clients/mail-server.ts'
import type { Mail } from '../clients/mail-server.ts'
import type { SiteConfig, SiteRules } from '../clients/site-config.ts'

export interface MailDeps {
  siteConfig: SiteConfig
  clock: () => Date
  isPrivateMailAllowed: boolean
}

interface MailKind<T> {
  /** Begins the log message. */
  component: string
  open: (sealed: string, mailId: string) => T
  /** @returns null if nobody may get the mail */
  compose: (content: T, rules: SiteRules) => Promise<Omit<Mail, 'id'> | null>
}

/**
 * Sends mails at least once: a process that dies between sending and recording sends a mail again with the same Message-ID.
 * Unreachable server: mails wait in Kafka until they expire. Deferred: retry topics. Rejected for good or expired: dropped.
 */
export const mailSubscription = <T>(
  event: typeof MailRequested | typeof ReportAnswered,
  { component, open, compose }: MailKind<T>,
  { siteConfig, clock, isPrivateMailAllowed: isPrivateAllowed }: MailDeps,
): Subscription => {
  const send = async (id: string, content: T): Promise<string> => {
    const rules = await siteConfig.read()
    if (!isMailSetUp(rules.email)) return 'dropped: mail is switched off'
    const mail = await compose(content, rules)
    if (!mail) return 'dropped: nobody has the address'
    const isAccepted = await sendMail(rules.email, { id, ...mail }, { isPrivateAllowed })
    return isAccepted ? 'sent' : 'dropped: the server refuses it'
  }
  return onEvent(event, {
    prepare: async ({ mail_id, sealed, expires_at }, ctx) => {
      const isLate = Date.parse(expires_at) <= clock().getTime()
      const outcome = isLate ? 'dropped: too late' : await send(mail_id, open(sealed, mail_id))
      ctx.log.info({ mail_id, outcome }, `${component}: processed`)
    },
    // No effect in the database except the inbox entry.
    apply: async () => undefined,
  })
}
