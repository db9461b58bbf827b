import { itemStateOf } from '../../../features/import/rules.ts'
import { Mark } from '../../kit/Mark.tsx'
import { verdictWords } from './decisions.ts'
import type { Decision } from './decisions.ts'

export const toneMarks = { open: 'off', ok: 'ok', warn: 'warn', bad: 'bad' } as const

export const StatusMark = ({ status, decision }: { status: string; decision: Decision | undefined }) => {
  if (decision) return <Mark tone="accent">将{verdictWords[decision.verdict]}</Mark>
  const { word, tone } = itemStateOf(status)
  return <Mark tone={toneMarks[tone]}>{word}</Mark>
}
