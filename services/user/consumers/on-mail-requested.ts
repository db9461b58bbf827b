import { MailRequested } from '@pandex/platform/events/catalog'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import type { Db } from '@pandex/platform/postgres'
import { isMailSetUp, sendMail } from '../clients/mail-server.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { composeMail } from '../domain/mail-text.ts'
import type { MailSealer, RequestedMail } from '../domain/sealed-mail.ts'
import { findAccountByLogin } from '../repositories/accounts.ts'

export interface MailConsumerDeps {
  db: Db
  siteConfig: SiteConfig
  mailSealer: MailSealer
  clock: () => Date
  isPrivateMailAllowed: boolean
}

/**
 * Sends mails. An event that is delivered twice sends one mail; a process that dies after the mail server took the mail and
 * before that was written down sends it once more, under the same Message-ID. No queue without a transaction that
 * reaches into the mail server can do better without losing mails.
 *
 * While the mail server cannot be reached, mails wait in Kafka until it can be, or until nobody needs them any more. One that the
 * server refuses for now is tried again by way of the retry topics, one that it refuses for good is dropped.
 */
export const onMailRequested = (deps: MailConsumerDeps): Subscription => {
  const { db, siteConfig, mailSealer, clock, isPrivateMailAllowed: isPrivateAllowed } = deps
  const send = async (mailId: string, mail: RequestedMail): Promise<string> => {
    const { email: settings, email_body, site_basic } = await siteConfig.read()
    if (!isMailSetUp(settings)) return 'dropped: mail is switched off'
    const account = await findAccountByLogin(db, mail.to)
    if (mail.purpose === 'find_pass' && !account) return 'dropped: nobody has the address'
    const written = composeMail(email_body, site_basic.site_name, mail, account !== undefined)
    // To the address as its owner wrote it: what was typed need only be equal to it in small letters.
    const to = account?.email ?? mail.to
    const isAccepted = await sendMail(settings, { id: mailId, to, ...written }, { isPrivateAllowed })
    return isAccepted ? 'sent' : 'dropped: the server refuses it'
  }
  return onEvent(MailRequested, {
    prepare: async ({ mail_id, sealed, expires_at }, ctx) => {
      const isLate = Date.parse(expires_at) <= clock().getTime()
      const outcome = isLate ? 'dropped: too late' : await send(mail_id, mailSealer.open(sealed, mail_id))
      ctx.log.info({ mail_id, outcome }, 'mail dealt with')
    },
    // The mark that the event was dealt with is all there is to write.
    apply: async () => undefined,
  })
}
