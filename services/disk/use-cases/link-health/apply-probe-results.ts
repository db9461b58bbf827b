/** Applies drives' answers in one transaction, so that a crash at any point neither loses nor doubles an effect. */
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { noImportValues, describeShare } from '../../domain/resources/describe-share.ts'
import type { ShareMap } from '../../domain/resources/share-map.ts'
import { countNewAnswers } from '../../repositories/drives/drive-answers.ts'
import { endImports, failImports } from '../imports/end-imports.ts'
import { clearPossiblyDead, lockDisks, markPossiblyDead } from '../../repositories/resources/disks.ts'
import type { DiskRow } from '../../repositories/resources/disks.ts'
import { deleteWaits, findAwaited, lockWaits } from '../../repositories/imports/import-waits.ts'
import {
  deleteChecks,
  finishChecks,
  lockClaims,
  queueChecks,
  recordRefusedPassword,
  releaseChecks,
} from '../../repositories/link-health/link-checks.ts'
import { scheduleRefunds } from '../../repositories/purchases/refunds.ts'
import { saveShares } from '../resources/save-share.ts'
import { publishDiskSaved } from '../../repositories/resources/saved-events.ts'
import { planProbeResult } from './plan-probe-result.ts'
import type { CompletedProbe, ProbeEffects, ProbeRules } from './plan-probe-result.ts'

interface Refresh {
  disk: DiskRow
  found: NonNullable<ProbeEffects['found']>
}

/** Stores findings about known resources. When a drive has confirmed that a link is dead, recent buyers get their points back. */
const refreshDisks = async (
  trx: Knex.Transaction,
  refreshed: readonly Refresh[],
  { site }: ProbeRules,
): Promise<void> => {
  await saveShares(
    trx,
    refreshed.map(({ disk, found: { reported, disk_pass = disk.disk_pass, ...when } }) => ({
      key: disk,
      share: describeShare(disk, reported, { ...noImportValues, disk_pass }, when),
    })),
  )
  if (!site.doc_basic.refund_dead) return
  for (const { disk, found } of refreshed)
    if (found.health === 'dead' && disk.health !== 'dead') await scheduleRefunds(trx, disk.id)
}

/**
 * The first "dead" answer sets status 4, "possibly dead"; any other answer about the link resets it. Failed probes change nothing.
 */
const recordSuspicions = async (trx: Knex.Transaction, effects: readonly ProbeEffects[]): Promise<void> => {
  const suspected: number[] = []
  const cleared: number[] = []
  for (const { disk, probe, plan } of effects) {
    const { verdict } = probe.answer
    if (!disk || disk.deleted_at || verdict === 'unsure' || verdict === 'unasked') continue
    if (verdict === 'dead' && !plan.isConfirmed) suspected.push(disk.id)
    else cleared.push(disk.id)
  }
  const marked = await markPossiblyDead(trx, suspected)
  await publishDiskSaved(trx, [...marked, ...(await clearPossiblyDead(trx, cleared))])
}

/** Whether the resource's password changed during the probe. */
const isPasswordOutdated = ({ claim, pass, answer }: CompletedProbe, disk: DiskRow | undefined): boolean => {
  if (!disk || disk.disk_pass === '' || answer.verdict === 'unasked') return false
  return ![pass, ...claim.refused].includes(disk.disk_pass)
}

const finishProbes = async (
  trx: Knex.Transaction,
  effects: readonly ProbeEffects[],
  saved: ShareMap<true>,
): Promise<void> => {
  const awaited = await findAwaited(
    trx,
    effects.map(({ probe }) => probe.claim),
    effects.flatMap(({ kept }) => kept),
  )
  const finished = effects.map(({ probe, disk, plan, kept }) => {
    const { claim } = probe
    const isWanted = awaited.has(claim) || isPasswordOutdated(probe, disk)
    const isOfUse = disk !== undefined || saved.has(claim) || isWanted || kept.length > 0
    const priority = kept.length > 0 ? ('visitor' as const) : ('background' as const)
    return { claim, plan, isWanted, isOfUse, priority }
  })
  await deleteChecks(
    trx,
    finished.filter(({ isOfUse }) => !isOfUse).map(({ claim }) => claim),
  )
  await finishChecks(
    trx,
    finished.filter(({ isOfUse }) => isOfUse),
  )
}

const applyInTransaction = async (
  trx: Knex.Transaction,
  probes: readonly CompletedProbe[],
  rules: ProbeRules,
): Promise<void> => {
  const claims = probes.map(({ claim }) => claim)
  const waits = await lockWaits(trx, claims)
  const disks = await lockDisks(trx, claims)
  const planned = probes.map((probe) => {
    const state = { waits: waits.get(probe.claim) ?? [], disk: disks.get(probe.claim) }
    return { probe, result: planProbeResult(probe, state, rules) }
  })
  const effects = planned.flatMap(({ result }) => (typeof result === 'string' ? [] : [result]))
  await failImports(
    trx,
    effects.flatMap(({ failed }) => failed),
  )
  const { saved, duplicates } = await endImports(
    trx,
    effects.flatMap(({ ended }) => ended),
    rules.bans,
  )
  await deleteWaits(
    trx,
    effects.flatMap(({ waits: ofShare, kept }) => ofShare.filter((wait) => !kept.includes(wait))),
  )
  const refreshed = effects.flatMap(({ disk, found, probe }) =>
    disk && !disk.deleted_at && found && !saved.has(probe.claim) ? [{ disk, found }] : [],
  )
  await refreshDisks(trx, refreshed, rules)
  await recordSuspicions(trx, effects)
  await lockClaims(trx, claims, duplicates)
  await queueChecks(trx, duplicates, 'opened')
  for (const { probe, result } of planned)
    if (result === 'next_password') await recordRefusedPassword(trx, probe.claim, probe.pass)
  await releaseChecks(
    trx,
    planned.flatMap(({ probe, result }) => (result === 'release' ? [probe.claim] : [])),
  )
  await finishProbes(trx, effects, saved)
  await countNewAnswers(
    trx,
    effects.flatMap(({ probe: { claim, answer } }) =>
      answer.verdict === 'unasked' ? [] : [{ disk_type: claim.disk_type, verdict: answer.verdict }],
    ),
  )
}

/**
 * Stores answers: ends the waiting items, updates the resources and schedules the next probes. Lock order everywhere: items, resources,
 * queue.
 * @throws LeaseLost when another worker has claimed one of the shares since; nothing is stored then
 */
export const applyProbeResults = async (db: Db, probes: readonly CompletedProbe[], rules: ProbeRules): Promise<void> =>
  db.transaction((trx) => applyInTransaction(trx, probes, rules))
