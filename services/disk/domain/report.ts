import { AppError } from '@pandex/platform/errors'
import { cleanLine } from './clean-text.ts'

const reasons = ['dead', 'password', 'content', 'illegal', 'copyright', 'other'] as const

export interface ReportText {
  reason: (typeof reasons)[number]
  text: string
}

const maxTextLength = 500

const badReport = (field: string): AppError =>
  new AppError('invalid', 'disk.bad_report', '参数错误', { fields: [field] })

/** What a visitor says is wrong, as one clean line. @throws AppError invalid disk.bad_report */
export const readReport = ({ reason, text }: { reason: string; text: string }): ReportText => {
  const known = reasons.find((each) => each === reason)
  if (!known) throw badReport('reason')
  // Only as much is looked at as decides: messages may be megabytes long.
  if (Array.from(text.slice(0, 2 * maxTextLength + 1)).length > maxTextLength) throw badReport('text')
  return { reason: known, text: cleanLine(text, maxTextLength) }
}
