import { nextClaimStates } from '@pandex/contracts/claim-steps'
import { claimStateLabels, verdictLabels } from '@pandex/contracts/report-labels'
import type { BadgeTone } from '../../kit/Badge.tsx'
import type { ClaimState, ReportReason, ReportVerdict } from '@pandex/contracts/enums'
import type { ApiInput } from '../../../lib/api/api.ts'
import type { RowOf } from '../../kit/list/list-spec.ts'

export const reportList = 'GET /admin/v1/report/list'
export const resolveReports = 'POST /admin/v1/report/update'
export const claimList = 'GET /admin/v1/claim/list'
export const advanceClaims = 'POST /admin/v1/claim/update'

export type Report = RowOf<typeof reportList>
export type Claim = RowOf<typeof claimList>
export type ReportFilter = NonNullable<ApiInput<typeof resolveReports>['filter']>

export const reasonLabels: Readonly<Record<ReportReason, string>> = {
  dead: '链接失效',
  password: '提取码不对',
  content: '内容不符',
  illegal: '违法违规',
  copyright: '侵犯权利',
  other: '其他',
}

interface Tag {
  label: string
  tone: BadgeTone
}

export const verdictTags: Readonly<Record<ReportVerdict | 'open', Tag>> = {
  open: { label: '待处理', tone: 'warn' },
  fixed: { label: verdictLabels.fixed, tone: 'ok' },
  removed: { label: verdictLabels.removed, tone: 'bad' },
  refused: { label: verdictLabels.refused, tone: 'off' },
}

export const claimTags: Readonly<Record<ClaimState, Tag>> = {
  claim: { label: claimStateLabels.claim, tone: 'warn' },
  hidden: { label: claimStateLabels.hidden, tone: 'accent' },
  decision: { label: claimStateLabels.decision, tone: 'accent' },
  restored: { label: claimStateLabels.restored, tone: 'ok' },
  removed: { label: claimStateLabels.removed, tone: 'bad' },
  refused: { label: claimStateLabels.refused, tone: 'off' },
}

interface ActionTexts {
  action: string
  /** Effect on visitors, shown before the change. */
  effect: string
  isDanger?: boolean
}

export const verdictActions: Readonly<Record<ReportVerdict, ActionTexts>> = {
  fixed: { action: '已修复', effect: '资源照常公开。' },
  removed: {
    action: '移除资源',
    effect: '资源马上从搜索和页面消失，重新导入也不会再收录；以后可以在这里恢复。',
    isDanger: true,
  },
  refused: { action: '不采纳', effect: '资源照常公开。' },
}

export const stepActions: Readonly<Record<Exclude<ClaimState, 'claim'>, ActionTexts>> = {
  hidden: { action: '隐藏资源', effect: '资源马上从搜索和页面消失，裁定后恢复或移除。' },
  decision: { action: '裁定', effect: '写明裁定的依据。资源仍然隐藏，下一步是恢复或移除。' },
  restored: { action: '恢复资源', effect: '资源恢复成隐藏前的样子；还有别的投诉时仍然隐藏。' },
  removed: { action: '移除资源', effect: '资源不再公开，重新导入也不会再收录；有异议时可以重新裁定。', isDanger: true },
  refused: { action: '不受理', effect: '投诉到此结束，资源照常公开。', isDanger: true },
}

export type ClaimStep = keyof typeof stepActions

/** No step leads back to `claim`. */
export const stepsAfter = (state: string): ClaimStep[] => nextClaimStates(state as ClaimState) as ClaimStep[]

export const nameOf = ({ disk_name, doc_id }: Pick<Report, 'disk_name' | 'doc_id'>): string => disk_name || doc_id

const lookUp = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined => table[key]

export const reasonLabel = (reason: string): string => lookUp(reasonLabels, reason) ?? reason
export const verdictTag = (verdict: string): Tag => lookUp(verdictTags, verdict || 'open') ?? verdictTags.open
export const claimTag = (state: string): Tag => lookUp(claimTags, state) ?? claimTags.claim
