import { ReportAnswered } from '@pandex/contracts/events'
import type { ReportAnswerSealer } from '@pandex/contracts/report-answer'
import type { Subscription } from '@pandex/platform/events/consumer'
import { composeReportAnswer } from '../domain/mail/mail-text.ts'
import { mailSubscription } from '../use-cases/mail-subscription.ts'
import type { MailDeps } from '../use-cases/send-mail.ts'

/** Mails answers to reporters. */
export const onReportAnswered = ({
  answerSealer,
  ...deps
}: MailDeps & { answerSealer: ReportAnswerSealer }): Subscription =>
  mailSubscription(
    ReportAnswered,
    {
      component: 'answer mail',
      open: answerSealer.open,
      compose: async (answer, { email_body, site_basic }) => ({
        to: answer.to,
        ...composeReportAnswer(email_body, site_basic.site_name, answer),
      }),
    },
    deps,
  )
