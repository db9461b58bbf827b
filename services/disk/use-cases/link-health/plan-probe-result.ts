import type { Bans } from '@pandex/contracts/bans/bans'
import type { DriveAnswer } from '../../clients/drives/drive.ts'
import type { SiteRules } from '../../clients/site-config.ts'
import { nextPassword } from '../../domain/link-health/next-password.ts'
import { planCheck } from '../../domain/link-health/plan-check.ts'
import type { CheckPlan, ProbeOutcome } from '../../domain/link-health/plan-check.ts'
import type { ImportWait } from '../../repositories/imports/import-waits.ts'
import type { Claim } from '../../repositories/link-health/link-checks.ts'
import type { DiskRow } from '../../repositories/resources/disks.ts'
import { findingsFromText } from '../imports/end-imports.ts'
import type { EndedImport, FailedImport, ShareFindings } from '../imports/end-imports.ts'

/** Result of a claim; `unasked` when probing this drive is disabled or nothing needs the answer. */
export type ProbeResult = DriveAnswer | { verdict: 'unasked' }

export interface ProbeRules {
  site: SiteRules
  bans: Bans
}

export interface CompletedProbe {
  claim: Claim
  pass: string
  answer: ProbeResult
}

/** After this time without an answer, an item fails if the site stores no unresolved imports. */
export const maxWaitSeconds = 86_400

export const noAnswerFailure = { status: 'failed', msg: '网盘一直没有回答，请稍后重试' } as const

const outcomeOf = (answer: ProbeResult): ProbeOutcome => ({
  verdict: answer.verdict,
  ...(answer.verdict === 'unsure' && { retryAfterMs: answer.retryAfterMs }),
})

const findingsFromProbe = ({ claim, answer, pass }: CompletedProbe, plan: CheckPlan): ShareFindings | undefined => {
  const resolved_at = claim.asked_at
  switch (answer.verdict) {
    case 'valid':
      return { health: 'valid', reported: answer.share, disk_pass: pass, resolved_at }
    case 'password':
      return { health: 'password', reported: answer.share ?? {}, resolved_at }
    case 'unsupported':
      return { health: 'unsupported', reported: {}, resolved_at }
    case 'dead':
      return plan.isConfirmed ? { health: 'dead', reported: {}, resolved_at } : undefined
    case 'unsure':
    case 'unasked':
      return undefined
  }
}

/** What a probe meets in the database. */
export interface ProbedState {
  /** Items that wait for the share. */
  waits: readonly ImportWait[]
  disk: DiskRow | undefined
}

export interface ProbeEffects extends ProbedState {
  probe: CompletedProbe
  plan: CheckPlan
  found: ShareFindings | undefined
  ended: EndedImport[]
  failed: FailedImport[]
  /** Waits that remain. */
  kept: ImportWait[]
}

/** Without an answer, ends the waits by their text if the site allows it. */
const endWaits = (
  waits: readonly ImportWait[],
  { answer }: CompletedProbe,
  found: ShareFindings | undefined,
  rules: ProbeRules,
): Pick<ProbeEffects, 'ended' | 'failed' | 'kept'> => {
  const ended: EndedImport[] = []
  const failed: FailedImport[] = []
  const kept: ImportWait[] = []
  const mayGoOn = answer.verdict === 'unasked' || rules.site.task_basic.index_unresolved
  for (const wait of waits) {
    if (answer.verdict === 'dead') failed.push({ item: wait, failure: { status: 'dead', msg: answer.msg } })
    else if (found) ended.push({ item: wait, found })
    else if (mayGoOn) ended.push({ item: wait, found: findingsFromText(wait) })
    else if (wait.waitedSeconds >= maxWaitSeconds) failed.push({ item: wait, failure: noAnswerFailure })
    else kept.push(wait)
  }
  return { ended, failed, kept }
}

/** Decides what a probe changes: `release` asks the share later, `next_password` asks it again with another password. */
export const planProbeResult = (
  probe: CompletedProbe,
  { waits, disk }: ProbedState,
  rules: ProbeRules,
): ProbeEffects | 'release' | 'next_password' => {
  const { claim, answer, pass } = probe
  const isStillNeeded = waits.length > 0 || (disk !== undefined && !disk.deleted_at)
  // Something needs the answer by now, so the share must be probed after all.
  if (answer.verdict === 'unasked' && rules.site.drive_basic[claim.disk_type].enabled && isStillNeeded) return 'release'
  if (answer.verdict === 'password') {
    const refused = [...claim.refused, pass]
    const pasted = waits.map(({ disk_pass }) => disk_pass)
    if (nextPassword(disk, pasted, refused) !== undefined) return 'next_password'
  }
  const plan = planCheck({ ...claim, isDead: disk?.health === 'dead' }, outcomeOf(answer), rules.site.drive_basic)
  const found = findingsFromProbe(probe, plan)
  return { probe, waits, disk, plan, found, ...endWaits(waits, probe, found, rules) }
}
