import { reportReasons } from '@pandex/contracts/enums'
import type { ReportReason } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import { cleanLine } from '../text/clean-text.ts'

export interface ReportText {
  reason: ReportReason
  text: string
}

const maxTextLength = 500

const badReport = (field: string): AppError =>
  new AppError('invalid', 'disk.bad_report', '参数错误', { fields: [field] })

export const readReport = ({ reason, text }: { reason: string; text: string }): ReportText => {
  const known = reportReasons.find((each) => each === reason)
  if (!known) throw badReport('reason')
  // Counts code points only in a prefix, because messages may be megabytes long.
  if (Array.from(text.slice(0, 2 * maxTextLength + 1)).length > maxTextLength) throw badReport('text')
  return { reason: known, text: cleanLine(text, maxTextLength) }
}
