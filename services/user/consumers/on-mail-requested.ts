import { MailRequested } from '@pandex/contracts/events'
import type { Subscription } from '@pandex/platform/events/consumer'
import type { Db } from '@pandex/platform/postgres/postgres'
import { composeMail } from '../domain/mail/mail-text.ts'
import type { MailSealer } from '../domain/mail/sealed-mail.ts'
import { findAccountByLogin } from '../repositories/accounts.ts'
import { mailSubscription } from '../use-cases/mail-subscription.ts'
import type { MailDeps } from '../use-cases/send-mail.ts'

/** Mails codes to users. */
export const onMailRequested = ({
  db,
  mailSealer,
  ...deps
}: MailDeps & { db: Db; mailSealer: MailSealer }): Subscription =>
  mailSubscription(
    MailRequested,
    {
      component: 'mail',
      open: mailSealer.open,
      compose: async (mail, { email_body, site_basic }) => {
        const account = await findAccountByLogin(db, mail.to)
        if (mail.purpose === 'find_pass' && !account) return null
        // The stored spelling of the address; the typed one may differ in case.
        const to = account?.email ?? mail.to
        return { to, ...composeMail(email_body, site_basic.site_name, mail, account !== undefined) }
      },
    },
    deps,
  )
