/** Names of results, in the back office and in mails. */
import type { ClaimState, ReportVerdict } from './enums.ts'

export const verdictLabels: Readonly<Record<ReportVerdict, string>> = {
  fixed: '已修复',
  removed: '已移除',
  refused: '未采纳',
}

export const claimStateLabels: Readonly<Record<ClaimState, string>> = {
  claim: '已收到',
  hidden: '已隐藏',
  decision: '已裁定',
  restored: '已恢复',
  removed: '已移除',
  refused: '不受理',
}
