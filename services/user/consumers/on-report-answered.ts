import { ReportAnswered } from '@pandex/contracts/events'
import { createReportAnswerSealer } from '@pandex/contracts/report-answer'
import type { ReportAnswer } from '@pandex/contracts/report-answer'
import { onEvent } from '@pandex/platform/events/consumer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { isMailSetUp, sendMail } from '../clients/mail-server.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { composeReportAnswer } from '../domain/mail/mail-text.ts'

export interface ReportAnswerDeps {
  secret: string
  siteConfig: SiteConfig
  clock: () => Date
  isPrivateMailAllowed: boolean
}

/** Mails answers to reporters, with the guarantees of `on-mail-requested.ts`. */
export const onReportAnswered = (deps: ReportAnswerDeps): Subscription => {
  const { secret, siteConfig, clock, isPrivateMailAllowed: isPrivateAllowed } = deps
  const sealer = createReportAnswerSealer(secret)
  const send = async (id: string, answer: ReportAnswer): Promise<string> => {
    const { email: settings, email_body, site_basic } = await siteConfig.read()
    if (!isMailSetUp(settings)) return 'dropped: mail is switched off'
    const mail = { id, to: answer.to, ...composeReportAnswer(email_body, site_basic.site_name, answer) }
    return (await sendMail(settings, mail, { isPrivateAllowed })) ? 'sent' : 'dropped: the server refuses it'
  }
  return onEvent(ReportAnswered, {
    prepare: async ({ mail_id, sealed, expires_at }, ctx) => {
      const isLate = Date.parse(expires_at) <= clock().getTime()
      const outcome = isLate ? 'dropped: too late' : await send(mail_id, sealer.open(sealed, mail_id))
      ctx.log.info({ mail_id, outcome }, 'answer mail: processed')
    },
    // No effect in the database except the inbox entry.
    apply: async () => undefined,
  })
}
