/** Applies a drive's answer in one transaction, so that a crash at any point neither loses nor doubles an effect. */
import type { Bans } from '@pandex/platform/bans/bans'
import type { Db, Knex } from '@pandex/platform/postgres'
import type { DriveAnswer } from '../clients/drives/drive.ts'
import type { SiteRules } from '../clients/site-config.ts'
import { broughtByNobody, describeShare } from '../domain/describe-share.ts'
import { nextPassword } from '../domain/passwords-to-try.ts'
import { planCheck } from '../domain/plan-check.ts'
import type { CheckPlan, Finding } from '../domain/plan-check.ts'
import { countAnswer } from '../repositories/drive-answers.ts'
import { endWait, failItem, foundInText } from '../repositories/end-waits.ts'
import type { Found } from '../repositories/end-waits.ts'
import { endSuspicion, lockDisk, suspectDisk } from '../repositories/disks.ts'
import type { DiskRow } from '../repositories/disks.ts'
import { deleteWaits, isAwaited, lockWaits } from '../repositories/import-waits.ts'
import type { ImportWait } from '../repositories/import-waits.ts'
import { dropCheck, finishCheck, lockClaim, notePassRefused, releaseCheck } from '../repositories/link-checks.ts'
import type { Claim } from '../repositories/link-checks.ts'
import { saveShare } from '../repositories/save-share.ts'
import { tellDisksSaved } from '../repositories/saved-events.ts'

/** Result of a claim; `unasked` when probing this drive is disabled or nothing needs the answer. */
export type Answer = DriveAnswer | { verdict: 'unasked' }

export interface Rules {
  site: SiteRules
  bans: Bans
}

export interface Asked {
  claim: Claim
  pass: string
  answer: Answer
}

/** After this time without an answer, an item fails if the site stores no unresolved imports. */
export const patienceSeconds = 86_400

export const noAnswer = { status: 'failed', msg: '网盘一直没有回答，请稍后重试' } as const

const findingOf = (answer: Answer): Finding => ({
  verdict: answer.verdict,
  ...(answer.verdict === 'unsure' && { retryAfterMs: answer.retryAfterMs }),
})

const foundBy = ({ claim, answer, pass }: Asked, plan: CheckPlan): Found | undefined => {
  const resolved_at = claim.asked_at
  switch (answer.verdict) {
    case 'valid':
      return { health: 'valid', told: answer.share, disk_pass: pass, resolved_at }
    case 'password':
      return { health: 'password', told: answer.share ?? {}, resolved_at }
    case 'unsupported':
      return { health: 'unsupported', told: {}, resolved_at }
    case 'dead':
      return plan.isConfirmed ? { health: 'dead', told: {}, resolved_at } : undefined
    case 'unsure':
    case 'unasked':
      return undefined
  }
}

/** Without an answer, ends the waits by their text if the site allows it. @returns the waits that remain */
const endWaits = async (
  trx: Knex.Transaction,
  waits: readonly ImportWait[],
  { answer }: Asked,
  found: Found | undefined,
  rules: Rules,
): Promise<{ kept: ImportWait[]; isStored: boolean }> => {
  const kept: ImportWait[] = []
  let isStored = false
  const mayGoOn = answer.verdict === 'unasked' || rules.site.task_basic.index_unresolved
  for (const wait of waits) {
    if (answer.verdict === 'dead') await failItem(trx, wait, { status: 'dead', msg: answer.msg })
    else if (found) isStored = (await endWait(trx, wait, found, rules.bans)) || isStored
    else if (mayGoOn) isStored = (await endWait(trx, wait, foundInText(wait), rules.bans)) || isStored
    else if (wait.waitedSeconds >= patienceSeconds) await failItem(trx, wait, noAnswer)
    else kept.push(wait)
  }
  await deleteWaits(
    trx,
    waits.filter((wait) => !kept.includes(wait)),
  )
  return { kept, isStored }
}

const refreshDisk = async (trx: Knex.Transaction, disk: DiskRow, found: Found): Promise<void> => {
  const { told, disk_pass = disk.disk_pass, ...when } = found
  await saveShare(trx, disk, describeShare(disk, told, { ...broughtByNobody, disk_pass }, when))
}

/**
 * The first "dead" answer sets status 4, "possibly dead"; any other answer about the link resets it. Failed probes change nothing.
 */
const noteSuspicion = async (
  trx: Knex.Transaction,
  { answer }: Asked,
  plan: CheckPlan,
  diskId: number,
): Promise<void> => {
  if (answer.verdict === 'unsure' || answer.verdict === 'unasked') return
  const isSuspected = answer.verdict === 'dead' && !plan.isConfirmed
  const changed = isSuspected ? await suspectDisk(trx, diskId) : await endSuspicion(trx, diskId)
  if (changed) await tellDisksSaved(trx, [changed])
}

/** Whether the resource's password changed during the probe. */
const isOfOldPass = ({ claim, pass, answer }: Asked, disk: DiskRow | undefined): boolean => {
  if (!disk || disk.disk_pass === '' || answer.verdict === 'unasked') return false
  return ![pass, ...claim.refused].includes(disk.disk_pass)
}

const settle = async (trx: Knex.Transaction, asked: Asked, rules: Rules): Promise<void> => {
  const { claim, answer, pass } = asked
  const waits = await lockWaits(trx, claim)
  const disk = await lockDisk(trx, claim)
  const isWantedNow = waits.length > 0 || (disk !== undefined && !disk.deleted_at)
  // Something needs the answer by now, so the share must be probed after all.
  if (answer.verdict === 'unasked' && rules.site.drive_basic[claim.disk_type].enabled && isWantedNow)
    return releaseCheck(trx, claim)
  if (answer.verdict === 'password') {
    const refused = [...claim.refused, pass]
    const pasted = waits.map(({ disk_pass }) => disk_pass)
    if (nextPassword(disk, pasted, refused) !== undefined) return notePassRefused(trx, claim, pass)
  }
  const state = { ...claim, isDead: disk?.health === 'dead' }
  const plan = planCheck(state, findingOf(answer), rules.site.drive_basic)
  const found = foundBy(asked, plan)
  const { kept, isStored } = await endWaits(trx, waits, asked, found, rules)
  if (disk && !disk.deleted_at && !isStored && found) await refreshDisk(trx, disk, found)
  if (disk && !disk.deleted_at) await noteSuspicion(trx, asked, plan, disk.id)
  await lockClaim(trx, claim)
  const isWanted = (await isAwaited(trx, claim, kept)) || isOfOldPass(asked, disk)
  const isOfUse = disk !== undefined || isStored || isWanted || kept.length > 0
  if (!isOfUse) await dropCheck(trx, claim)
  else await finishCheck(trx, claim, plan, { isWanted, priority: kept.length > 0 ? 'visitor' : 'background' })
  if (answer.verdict !== 'unasked') await countAnswer(trx, claim.disk_type, answer.verdict)
}

/**
 * Stores an answer: ends the waiting items, updates the resource and schedules the next probe. Lock order everywhere: items, resource,
 * queue.
 * @throws LeaseLost when another worker has claimed the share since; nothing is stored then
 */
export const settleAnswer = async (db: Db, asked: Asked, rules: Rules): Promise<void> =>
  db.transaction((trx) => settle(trx, asked, rules))
