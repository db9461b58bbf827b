import type { Bans } from '@pandex/contracts/bans/bans'
import type { DataListReader } from '@pandex/platform/clients/data-lists'
import { isDependencyError } from '@pandex/platform/resilience/dependency-error'
import type { Logger } from '@pandex/platform/logging/logger'
import type { PeerRateLimiter } from '@pandex/platform/rate-limit/peer-rate-limiter'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { Resource } from '@pandex/platform/process/resource'
import { startLoop } from '@pandex/platform/scheduling/loop'
import { diskTypes } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import type { Drive, DriveAnswer } from '../clients/drives/drive.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { nextPassword } from '../domain/link-health/next-password.ts'
import { findDisks } from '../repositories/resources/disks.ts'
import { findPastedPasswords } from '../repositories/imports/import-waits.ts'
import {
  claimCheck,
  findDueDrives,
  LeaseLost,
  queuedSignal,
  releaseCheck,
} from '../repositories/link-health/link-checks.ts'
import type { Claim } from '../repositories/link-health/link-checks.ts'
import { applyProbeResult } from '../use-cases/link-health/apply-probe-result.ts'
import type { CompletedProbe, ProbeRules } from '../use-cases/link-health/apply-probe-result.ts'
import { answerInTime, rateLimitOf, reportAnswer } from '../use-cases/link-health/drive-requests.ts'

export interface ProbeDrivesDeps {
  db: Db
  drives: Record<DiskType, Drive>
  rateLimiter: PeerRateLimiter
  siteConfig: SiteConfig
  dataLists: DataListReader<Bans>
  log: Logger
}

export interface ProbeDrivesTiming {
  /** Interval of looking for checks that became due, or that other replicas queued. */
  idleMs: number
  /** Timeout of one probe; well below the lease. */
  probeTimeoutMs: number
  /** Maximum delay before a rate-limited drive is tried again, because its rate may have been raised. */
  maxWaitMs: number
  /** Factor for the interval between two probes, for tests and local runs. */
  paceScale: number
}

const defaultTiming: ProbeDrivesTiming = { idleMs: 2_000, probeTimeoutMs: 15_000, maxWaitMs: 2_000, paceScale: 1 }

const maxProbesPerDrive = 6

/** Delay before a probe whose result could not be stored: after a dependency failure; after a defect of this share. */
const retrySeconds = { trouble: 1, defect: 600 }

const findPassword = async (db: Db, claim: Claim): Promise<string | undefined> => {
  // Reads the waits first: an import that falls back to its text meanwhile leaves a resource that the second read finds.
  const pasted = await findPastedPasswords(db, claim)
  const [disk] = await findDisks(db, [claim])
  const isOfUse = pasted.length > 0 || (disk !== undefined && disk.deleted_at === null)
  return isOfUse ? (nextPassword(disk, pasted, claim.refused) ?? '') : undefined
}

const probeDrive = async (
  { drives, rateLimiter }: ProbeDrivesDeps,
  { claim, pass }: Omit<CompletedProbe, 'answer'>,
  timing: ProbeDrivesTiming,
  stop: AbortSignal,
): Promise<DriveAnswer> => {
  const { disk_type, disk_id } = claim
  const signal = AbortSignal.any([stop, AbortSignal.timeout(timing.probeTimeoutMs)])
  const share = { disk_id, disk_pass: pass }
  const answer = await answerInTime(() => drives[disk_type].ask(share, signal), signal)
  if (!stop.aborted) await reportAnswer(rateLimiter, disk_type, answer)
  return answer
}

/** @param onProbeEnd called when a drive may be free again */
const createWorker = (deps: ProbeDrivesDeps, timing: ProbeDrivesTiming, stop: AbortSignal, onProbeEnd: () => void) => {
  const { db, rateLimiter, log } = deps
  const running = new Map<DiskType, Set<Promise<void>>>(diskTypes.map((type) => [type, new Set()]))
  const permitAtMs = new Map<DiskType, number>()

  const giveBack = async (claim: Claim, error: unknown): Promise<void> => {
    if (error instanceof LeaseLost) return
    const isTrouble = isDependencyError(error)
    const share = { disk_type: claim.disk_type, disk_id: claim.disk_id }
    if (isTrouble) log.warn({ err: error, ...share }, 'link check: dependency unavailable, retrying in 1 s')
    else log.error({ err: error, ...share }, 'link check: unexpected error, retrying in 10 min')
    await releaseCheck(db, claim, isTrouble ? retrySeconds.trouble : retrySeconds.defect)
  }

  const work = async (claim: Claim, pass: string | undefined, rules: ProbeRules): Promise<void> => {
    if (pass === undefined) return applyProbeResult(db, { claim, pass: '', answer: { verdict: 'unasked' } }, rules)
    const answer = await probeDrive(deps, { claim, pass }, timing, stop)
    // An aborted probe has no result.
    if (stop.aborted && answer.verdict === 'unsure') return releaseCheck(db, claim)
    return applyProbeResult(db, { claim, pass, answer }, rules)
  }

  const takePermit = async (type: DiskType, { drive_basic }: ProbeRules['site']): Promise<boolean> => {
    const permit = await rateLimiter.take(type, rateLimitOf(type, drive_basic, timing.paceScale))
    if (!permit.ok) permitAtMs.set(type, performance.now() + Math.min(permit.waitMs, timing.maxWaitMs))
    return permit.ok
  }

  const keep = (type: DiskType, work: Promise<void>): void => {
    const working = work.finally(() => {
      running.get(type)?.delete(working)
      onProbeEnd()
    })
    running.get(type)?.add(working)
  }

  /**
   * Claims a due share and starts its probe if the rate limit allows. The claim comes first: a permit without a share would be lost for all
   * replicas. @returns whether a probe started
   */
  const begin = async (type: DiskType, rules: ProbeRules): Promise<boolean> => {
    const claim = await claimCheck(db, type)
    if (!claim) return false
    // If the database is unavailable too, the lease expires by itself.
    const failed = async (error: unknown): Promise<void> => giveBack(claim, error).catch(() => undefined)
    try {
      const pass = rules.site.drive_basic[type].enabled ? await findPassword(db, claim) : undefined
      if (pass === undefined || (await takePermit(type, rules.site))) {
        keep(type, work(claim, pass, rules).catch(failed))
        return true
      }
      await releaseCheck(db, claim)
    } catch (error) {
      await failed(error)
    }
    return false
  }

  const isFree = (type: DiskType): boolean =>
    (running.get(type)?.size ?? 0) < maxProbesPerDrive && performance.now() >= (permitAtMs.get(type) ?? 0)

  return {
    look: async (): Promise<boolean> => {
      const free = diskTypes.filter(isFree)
      const due = free.length === 0 ? [] : await findDueDrives(db, free)
      if (due.length === 0) return false
      const rules = { site: await deps.siteConfig.read(), bans: await deps.dataLists.read() }
      const begun = await Promise.all(due.map(async (type) => begin(type, rules)))
      return begun.includes(true)
    },
    /** Time until the next drive may be probed. */
    pauseMs: (): number => {
      const nowMs = performance.now()
      const soonest = Math.min(...[...permitAtMs.values()].filter((at) => at > nowMs).map((at) => at - nowMs))
      return Math.min(timing.idleMs, soonest)
    },
    ended: async (): Promise<void> => {
      await Promise.all([...running.values()].flatMap((works) => [...works]))
    },
  }
}

/**
 * Probes shares by priority, each drive within its rate limit (shared by all replicas) and its concurrency limit, so that drives do not
 * delay each other. Runs in every replica; a lease assigns each share to one of them.
 */
export const startProbingDrives = (deps: ProbeDrivesDeps, timing: Partial<ProbeDrivesTiming> = {}): Resource => {
  const times = { ...defaultTiming, ...timing }
  const stopping = new AbortController()
  const worker = createWorker(deps, times, stopping.signal, () => probing.wakeUp())
  const probing = startLoop({
    name: 'drive prober',
    intervalMs: times.idleMs,
    wakeOn: { emitter: queuedSignal, event: 'queued' },
    work: async () => ((await worker.look()) ? 0 : worker.pauseMs()),
    onFailure: (error) => deps.log.warn({ err: error }, 'link check: failed to claim checks, retrying'),
  })
  return {
    name: probing.name,
    async [Symbol.asyncDispose]() {
      stopping.abort()
      await probing[Symbol.asyncDispose]()
      await worker.ended()
    },
  }
}
