import type { MailRequested, ReportAnswered } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import type { Mail } from '../clients/mail-server.ts'
import type { SiteRules } from '../clients/site-config.ts'
import { createMailSender } from './send-mail.ts'
import type { MailDeps } from './send-mail.ts'

interface MailKind<T> {
  /** Begins the log message. */
  component: string
  open: (sealed: string, mailId: string) => T
  /** @returns null if nobody may get the mail */
  compose: (content: T, rules: SiteRules) => Promise<Omit<Mail, 'id'> | null>
}

/** Sends the mails of sealed events (`send-mail.ts`). */
export const mailSubscription = <T>(
  event: typeof MailRequested | typeof ReportAnswered,
  { component, open, compose }: MailKind<T>,
  deps: MailDeps,
): Subscription => {
  const send = createMailSender(deps)
  return onEvent(event, {
    prepare: async ({ mail_id, sealed, expires_at }, ctx) => {
      const outcome = await send({ id: mail_id, expires_at }, (rules) => compose(open(sealed, mail_id), rules))
      ctx.log.info({ mail_id, outcome }, `${component}: processed`)
    },
    // No effect in the database except the inbox entry.
    apply: async () => undefined,
  })
}
