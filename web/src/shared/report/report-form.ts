import type { ReportReason } from '@pandex/contracts/enums'
import type { ApiInput } from '../../lib/api/api.ts'
import { countCharacters } from '../../lib/text/characters.ts'
import { optionalEmail } from '../../ui/form/rules.ts'

const reasons: Record<ReportReason, string> = {
  dead: '链接失效',
  password: '提取码不对',
  content: '内容与名称不符',
  illegal: '违法违规',
  copyright: '侵犯权利',
  other: '其他',
}

export const reasonOptions = Object.entries(reasons).map(([value, label]) => ({ value, label }))

export interface ReportValues {
  reason: string
  text: string
  contact: string
  claimant: string
  rights: string
}

export const emptyReport: ReportValues = { reason: '', text: '', contact: '', claimant: '', rights: '' }

export const isClaim = ({ reason }: ReportValues): boolean => reason === 'copyright'

export const maxTextLength = (values: ReportValues): number => (isClaim(values) ? 2_000 : 500)

const findOverlength = (text: string, max: number): string => (countCharacters(text) > max ? `最多 ${max} 个字` : '')

/** Claims require all fields, reports only a reason. */
const requireOfClaim = (text: string, values: ReportValues, missing: string): string =>
  isClaim(values) && text.trim() === '' ? missing : ''

/** Of a field that only claims have. */
const checkClaimField = (text: string, values: ReportValues, max: number, missing: string): string =>
  isClaim(values) ? requireOfClaim(text, values, missing) || findOverlength(text, max) : ''

const checkMail = optionalEmail('请输入正确的邮箱地址')

export const reportRules = {
  reason: (reason: string) => (Object.hasOwn(reasons, reason) ? '' : '请选择原因'),
  text: (text: string, values: ReportValues) =>
    requireOfClaim(text, values, '请填写侵权说明') || findOverlength(text, maxTextLength(values)),
  claimant: (text: string, values: ReportValues) => checkClaimField(text, values, 100, '请填写权利人'),
  rights: (text: string, values: ReportValues) => checkClaimField(text, values, 500, '请填写作品和权利'),
  contact: (text: string, values: ReportValues) =>
    requireOfClaim(text, values, '请填写邮箱，以便答复') || checkMail(text, values),
}

export const toReport = (docId: string, values: ReportValues): ApiInput<'POST /v1/disk/report'> => {
  const { reason, text, contact, claimant, rights } = values
  return {
    doc_id: docId,
    reason: reason as ReportReason,
    text: text.trim(),
    contact: contact.trim(),
    ...(isClaim(values) && { claimant: claimant.trim(), rights: rights.trim() }),
  }
}
