import { itemStateOf } from '../../../shared/import/import-rules.ts'
import { Badge } from '../../kit/Badge.tsx'
import { decisionLabels } from './review/decisions.ts'
import type { Decision } from './review/decisions.ts'

export const badgeTones = { open: 'off', ok: 'ok', warn: 'warn', bad: 'bad' } as const

export const StatusBadge = ({ status, decision }: { status: string; decision: Decision | undefined }) => {
  if (decision) return <Badge tone="accent">将{decisionLabels[decision.kind]}</Badge>
  const { label, tone } = itemStateOf(status)
  return <Badge tone={badgeTones[tone]}>{label}</Badge>
}
