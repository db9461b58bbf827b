/** Applies a drive's answer in one transaction, so that a crash at any point neither loses nor doubles an effect. */
import type { Bans } from '@pandex/contracts/bans/bans'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import type { DriveAnswer } from '../../clients/drives/drive.ts'
import type { SiteRules } from '../../clients/site-config.ts'
import { noImportValues, describeShare } from '../../domain/resources/describe-share.ts'
import { nextPassword } from '../../domain/link-health/next-password.ts'
import { planCheck } from '../../domain/link-health/plan-check.ts'
import type { CheckPlan, ProbeOutcome } from '../../domain/link-health/plan-check.ts'
import { countAnswer } from '../../repositories/drives/drive-answers.ts'
import { endImport, failImport, findingsFromText } from '../imports/end-import.ts'
import type { ShareFindings } from '../imports/end-import.ts'
import { clearPossiblyDead, lockDisk, markPossiblyDead } from '../../repositories/resources/disks.ts'
import type { DiskRow } from '../../repositories/resources/disks.ts'
import { deleteWaits, isAwaited, lockWaits } from '../../repositories/imports/import-waits.ts'
import type { ImportWait } from '../../repositories/imports/import-waits.ts'
import {
  deleteCheck,
  finishCheck,
  lockClaim,
  recordRefusedPassword,
  releaseCheck,
} from '../../repositories/link-health/link-checks.ts'
import type { Claim } from '../../repositories/link-health/link-checks.ts'
import { scheduleRefunds } from '../../repositories/purchases/refunds.ts'
import { saveShare } from '../resources/save-share.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'

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

/** Without an answer, ends the waits by their text if the site allows it. @returns the waits that remain */
const endWaitingImports = async (
  trx: Knex.Transaction,
  waits: readonly ImportWait[],
  { answer }: CompletedProbe,
  found: ShareFindings | undefined,
  rules: ProbeRules,
): Promise<{ kept: ImportWait[]; isStored: boolean }> => {
  const kept: ImportWait[] = []
  let isStored = false
  const mayGoOn = answer.verdict === 'unasked' || rules.site.task_basic.index_unresolved
  for (const wait of waits) {
    if (answer.verdict === 'dead') await failImport(trx, wait, { status: 'dead', msg: answer.msg })
    else if (found) isStored = (await endImport(trx, wait, found, rules.bans)) || isStored
    else if (mayGoOn) isStored = (await endImport(trx, wait, findingsFromText(wait), rules.bans)) || isStored
    else if (wait.waitedSeconds >= maxWaitSeconds) await failImport(trx, wait, noAnswerFailure)
    else kept.push(wait)
  }
  await deleteWaits(
    trx,
    waits.filter((wait) => !kept.includes(wait)),
  )
  return { kept, isStored }
}

/** Stores the findings. When the drive has confirmed that the link is dead, recent buyers get their points back. */
const refreshDisk = async (
  trx: Knex.Transaction,
  disk: DiskRow,
  found: ShareFindings,
  { site }: ProbeRules,
): Promise<void> => {
  const { reported, disk_pass = disk.disk_pass, ...when } = found
  await saveShare(trx, disk, describeShare(disk, reported, { ...noImportValues, disk_pass }, when))
  const hasDied = found.health === 'dead' && disk.health !== 'dead'
  if (hasDied && site.doc_basic.refund_dead) await scheduleRefunds(trx, disk.id)
}

/**
 * The first "dead" answer sets status 4, "possibly dead"; any other answer about the link resets it. Failed probes change nothing.
 */
const recordSuspicion = async (
  trx: Knex.Transaction,
  { answer }: CompletedProbe,
  plan: CheckPlan,
  diskId: number,
): Promise<void> => {
  if (answer.verdict === 'unsure' || answer.verdict === 'unasked') return
  const isSuspected = answer.verdict === 'dead' && !plan.isConfirmed
  const changed = isSuspected ? await markPossiblyDead(trx, diskId) : await clearPossiblyDead(trx, diskId)
  if (changed) await publishDiskSaved(trx, [changed])
}

/** Whether the resource's password changed during the probe. */
const isPasswordOutdated = ({ claim, pass, answer }: CompletedProbe, disk: DiskRow | undefined): boolean => {
  if (!disk || disk.disk_pass === '' || answer.verdict === 'unasked') return false
  return ![pass, ...claim.refused].includes(disk.disk_pass)
}

const applyInTransaction = async (trx: Knex.Transaction, probe: CompletedProbe, rules: ProbeRules): Promise<void> => {
  const { claim, answer, pass } = probe
  const waits = await lockWaits(trx, claim)
  const disk = await lockDisk(trx, claim)
  const isStillNeeded = waits.length > 0 || (disk !== undefined && !disk.deleted_at)
  // Something needs the answer by now, so the share must be probed after all.
  if (answer.verdict === 'unasked' && rules.site.drive_basic[claim.disk_type].enabled && isStillNeeded)
    return releaseCheck(trx, claim)
  if (answer.verdict === 'password') {
    const refused = [...claim.refused, pass]
    const pasted = waits.map(({ disk_pass }) => disk_pass)
    if (nextPassword(disk, pasted, refused) !== undefined) return recordRefusedPassword(trx, claim, pass)
  }
  const state = { ...claim, isDead: disk?.health === 'dead' }
  const plan = planCheck(state, outcomeOf(answer), rules.site.drive_basic)
  const found = findingsFromProbe(probe, plan)
  const { kept, isStored } = await endWaitingImports(trx, waits, probe, found, rules)
  if (disk && !disk.deleted_at && !isStored && found) await refreshDisk(trx, disk, found, rules)
  if (disk && !disk.deleted_at) await recordSuspicion(trx, probe, plan, disk.id)
  await lockClaim(trx, claim)
  const isRequeued = (await isAwaited(trx, claim, kept)) || isPasswordOutdated(probe, disk)
  const isOfUse = disk !== undefined || isStored || isRequeued || kept.length > 0
  if (!isOfUse) await deleteCheck(trx, claim)
  else
    await finishCheck(trx, claim, plan, { isWanted: isRequeued, priority: kept.length > 0 ? 'visitor' : 'background' })
  if (answer.verdict !== 'unasked') await countAnswer(trx, claim.disk_type, answer.verdict)
}

/**
 * Stores an answer: ends the waiting items, updates the resource and schedules the next probe. Lock order everywhere: items, resource,
 * queue.
 * @throws LeaseLost when another worker has claimed the share since; nothing is stored then
 */
export const applyProbeResult = async (db: Db, probe: CompletedProbe, rules: ProbeRules): Promise<void> =>
  db.transaction((trx) => applyInTransaction(trx, probe, rules))
