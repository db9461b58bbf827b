import { MailRequested } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import type { Db } from '@pandex/platform/postgres/postgres'
import { isMailSetUp, sendMail } from '../clients/mail-server.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { composeMail } from '../domain/mail/mail-text.ts'
import type { MailSealer, RequestedMail } from '../domain/mail/sealed-mail.ts'
import { findAccountByLogin } from '../repositories/accounts.ts'

export interface MailConsumerDeps {
  db: Db
  siteConfig: SiteConfig
  mailSealer: MailSealer
  clock: () => Date
  isPrivateMailAllowed: boolean
}

/**
 * Sends mails at least once: a process that dies between sending and recording sends a mail again with the same Message-ID.
 * Unreachable server: mails wait in Kafka until they expire. Deferred: retry topics. Rejected for good or expired: dropped.
 */
export const onMailRequested = (deps: MailConsumerDeps): Subscription => {
  const { db, siteConfig, mailSealer, clock, isPrivateMailAllowed: isPrivateAllowed } = deps
  const send = async (mailId: string, mail: RequestedMail): Promise<string> => {
    const { email: settings, email_body, site_basic } = await siteConfig.read()
    if (!isMailSetUp(settings)) return 'dropped: mail is switched off'
    const account = await findAccountByLogin(db, mail.to)
    if (mail.purpose === 'find_pass' && !account) return 'dropped: nobody has the address'
    const written = composeMail(email_body, site_basic.site_name, mail, account !== undefined)
    // The stored spelling of the address; the typed one may differ in case.
    const to = account?.email ?? mail.to
    const isAccepted = await sendMail(settings, { id: mailId, to, ...written }, { isPrivateAllowed })
    return isAccepted ? 'sent' : 'dropped: the server refuses it'
  }
  return onEvent(MailRequested, {
    prepare: async ({ mail_id, sealed, expires_at }, ctx) => {
      const isLate = Date.parse(expires_at) <= clock().getTime()
      const outcome = isLate ? 'dropped: too late' : await send(mail_id, mailSealer.open(sealed, mail_id))
      ctx.log.info({ mail_id, outcome }, 'mail: processed')
    },
    // No effect in the database except the inbox entry.
    apply: async () => undefined,
  })
}
