import { ReceiptMailed, ReceiptRequested } from '@pandex/contracts/events'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { addToOutbox } from '@pandex/platform/events/outbox'
import type { Db } from '@pandex/platform/postgres/postgres'
import { composeReceipt } from '../domain/mail/mail-text.ts'
import { findAccount } from '../repositories/accounts.ts'
import { createMailSender } from '../use-cases/send-mail.ts'
import type { MailDeps } from '../use-cases/send-mail.ts'

/** Mails the receipt of an order to the address that its buyer has now. */
export const onReceiptRequested = ({ db, ...deps }: MailDeps & { db: Db }): Subscription => {
  const send = createMailSender(deps)
  return onEvent(ReceiptRequested, {
    prepare: async ({ expires_at, user_id, ...receipt }, ctx): Promise<boolean> => {
      const { order_no } = receipt
      const outcome = await send({ id: `receipt-${order_no}`, expires_at }, async ({ email_body, site_basic }) => {
        const account = await findAccount(db, user_id)
        if (!account?.email) return null
        return { to: account.email, ...composeReceipt(email_body, site_basic.site_name, receipt) }
      })
      ctx.log.info({ order_no, outcome }, 'receipt mail: processed')
      return outcome === 'sent'
    },
    apply: async (trx, { order_no }, _ctx, isSent) => {
      if (isSent) await addToOutbox(trx, ReceiptMailed, { order_no, mailed_at: deps.clock().toISOString() })
    },
  })
}
