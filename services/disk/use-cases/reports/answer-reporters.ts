import { ReportAnswered } from '@pandex/contracts/events'
import type { ReportAnswer, ReportAnswerSealer } from '@pandex/contracts/report-answer'
import { addManyToOutbox } from '@pandex/platform/events/outbox'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { randomUUID } from 'node:crypto'

/** Later answers confuse more than they help. */
const lifetimeMs = 3 * 24 * 3_600_000

/** Requests the mails of answers in the transaction of the verdict or step. Cleared addresses get none. The user service sends them if mail is set up. */
export const answerReporters = async (
  trx: Knex.Transaction,
  { answerSealer, clock }: { answerSealer: ReportAnswerSealer; clock: () => Date },
  answers: readonly ReportAnswer[],
): Promise<void> => {
  const expires_at = new Date(clock().getTime() + lifetimeMs).toISOString()
  const payloads = answers
    .filter(({ to }) => to !== '')
    .map((answer) => {
      const mail_id = randomUUID()
      return { mail_id, sealed: answerSealer.seal(answer, mail_id), expires_at }
    })
  await addManyToOutbox(trx, ReportAnswered, payloads)
}
