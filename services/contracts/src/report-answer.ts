import { z } from 'zod'
import { createTextSealer } from './sealed-text.ts'

const reportAnswer = z.object({
  /** Mail address that the reporter left. */
  to: z.string(),
  disk_name: z.string(),
  /** Result in Chinese. */
  result: z.string(),
  note: z.string(),
})

/** The answer to a report or a claim, as it is mailed. */
export type ReportAnswer = z.infer<typeof reportAnswer>

/** The disk service seals answers, the user service opens and mails them: events must not hold addresses in the clear. */
export const createReportAnswerSealer = (serviceSecret: string) => {
  const sealer = createTextSealer(serviceSecret, 'report answers')
  return {
    seal: (answer: ReportAnswer, mailId: string): string => sealer.seal(JSON.stringify(answer), mailId),
    /** @throws Error as the text sealer */
    open: (sealed: string, mailId: string): ReportAnswer => reportAnswer.parse(JSON.parse(sealer.open(sealed, mailId))),
  }
}

export type ReportAnswerSealer = ReturnType<typeof createReportAnswerSealer>
