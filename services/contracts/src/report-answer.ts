import { z } from 'zod'
import type { Secrets } from './derive-key.ts'
import { createSealer } from './sealer.ts'
import type { Sealer } from './sealer.ts'

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
export const createReportAnswerSealer = (serviceSecret: string | Secrets): ReportAnswerSealer =>
  createSealer(reportAnswer, serviceSecret, 'report answers')

export type ReportAnswerSealer = Sealer<ReportAnswer>
