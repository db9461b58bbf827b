import { reportVerdicts } from '@pandex/contracts/enums'
import type { ReportVerdict } from '@pandex/contracts/enums'
import { AppError } from '@pandex/platform/errors'
import { cleanProse } from '../text/clean-text.ts'

const maxNoteLength = 1_000

/** @throws AppError invalid with this code */
export const readNote = (given: string, code: string): string => {
  if (given.length > 2 * maxNoteLength) throw new AppError('invalid', code, '说明最多 1000 个字', { fields: ['note'] })
  return cleanProse(given, maxNoteLength)
}

export interface Resolution {
  verdict: ReportVerdict
  note: string
  isRestoring: boolean
}

/** @throws AppError invalid disk.bad_verdict */
export const readResolution = (given: { verdict: string; note: string; restore: boolean }): Resolution => {
  const verdict = reportVerdicts.find((each) => each === given.verdict)
  if (!verdict || (given.restore && verdict === 'removed'))
    throw new AppError('invalid', 'disk.bad_verdict', '参数错误', { fields: [verdict ? 'restore' : 'verdict'] })
  return { verdict, note: readNote(given.note, 'disk.bad_verdict'), isRestoring: given.restore }
}

/** @returns the reason why a handled report cannot get the verdict, or undefined */
export const findResolutionGap = (
  known: { verdict: ReportVerdict | null },
  { verdict, isRestoring }: Resolution,
): string | undefined =>
  known.verdict === 'removed' && verdict !== 'removed' && !isRestoring
    ? '资源已移除；要改结果，请同时恢复资源'
    : undefined

export const isSameResolution = (
  known: { verdict: ReportVerdict | null; note: string },
  { verdict, note }: Resolution,
): boolean => known.verdict === verdict && known.note === note
