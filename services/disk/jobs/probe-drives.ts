import type { Bans } from '@pandex/contracts/bans/bans'
import type { DataListReader } from '@pandex/platform/clients/data-lists'
import { isDependencyError } from '@pandex/platform/resilience/dependency-error'
import type { Logger } from '@pandex/platform/logging/logger'
import type { PeerRateLimiter } from '@pandex/platform/rate-limit/peer-rate-limiter'
import type { Db } from '@pandex/platform/postgres/postgres'
import type { Resource } from '@pandex/platform/process/resource'
import { combineCalls } from '@pandex/platform/scheduling/combine-calls'
import { startLoop } from '@pandex/platform/scheduling/loop'
import { diskTypes } from '@pandex/contracts/share-link'
import type { DiskType } from '@pandex/contracts/share-link'
import type { Drive, DriveAnswer } from '../clients/drives/drive.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { nextPassword } from '../domain/link-health/next-password.ts'
import { ShareMap } from '../domain/resources/share-map.ts'
import { findDisks } from '../repositories/resources/disks.ts'
import { findPastedPasswords } from '../repositories/imports/import-waits.ts'
import {
  claimChecks,
  findDueDrives,
  LeaseLost,
  queuedSignal,
  releaseChecks,
} from '../repositories/link-health/link-checks.ts'
import type { Claim } from '../repositories/link-health/link-checks.ts'
import { applyProbeResults } from '../use-cases/link-health/apply-probe-results.ts'
import type { CompletedProbe, ProbeRules } from '../use-cases/link-health/plan-probe-result.ts'
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

/** Shares whose probes start within this time are claimed together. */
const claimAheadMs = 100
/** Claimed shares wait for their permits at most this long; then other replicas may claim them. */
const maxHoldMs = 1_000
/** Shares that are claimed together when none of them is probed. */
const maxUnaskedClaims = 50

/** Minimum time between two looks for due shares of idle drives. A share that is queued after a longer pause is found at once. */
const lookIntervalMs = 50

/** Answers that arrive within this time after a transaction share the next one. */
const storeIntervalMs = 200
/** Maximum answers of a transaction, and of answers that wait for it. */
const maxStored = 100

/** Delay before a probe whose result could not be stored: after a dependency failure; after a defect of this share. */
const retrySeconds = { trouble: 1, defect: 600 }

interface ReadyProbe {
  claim: Claim
  pass: string
}

/** Finds the password of each probe; shares without one need no probe. */
const findPasswords = async (db: Db, claims: readonly Claim[]): Promise<ReadyProbe[]> => {
  // Reads the waits first: an import that falls back to its text meanwhile leaves a resource that the second read finds.
  const pasted = await findPastedPasswords(db, claims)
  const disks = new ShareMap((await findDisks(db, claims)).map((disk) => [disk, disk]))
  return claims.flatMap((claim) => {
    const [passwords = [], disk] = [pasted.get(claim), disks.get(claim)]
    const isOfUse = passwords.length > 0 || (disk !== undefined && disk.deleted_at === null)
    if (!isOfUse) return []
    const given = passwords.map(({ disk_pass }) => disk_pass)
    return [{ claim, pass: nextPassword(disk, given, claim.refused) ?? '' }]
  })
}

const probeDrive = async (
  { drives, rateLimiter }: ProbeDrivesDeps,
  { claim, pass }: ReadyProbe,
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

/** What this replica does at a drive. */
interface DriveWork {
  asking: number
  /** Claimed shares that wait for a permit. */
  ready: ReadyProbe[]
  claimedAtMs: number
  permitAtMs: number
  /** The last claim got as many shares as it asked for. */
  hasMore: boolean
}

/** @param onFree called when a drive may be free again */
const createWorker = (deps: ProbeDrivesDeps, timing: ProbeDrivesTiming, stop: AbortSignal, onFree: () => void) => {
  const { db, rateLimiter, log } = deps
  const newWork = (): DriveWork => ({ asking: 0, ready: [], claimedAtMs: 0, permitAtMs: 0, hasMore: false })
  const workOf = Object.fromEntries(diskTypes.map((type) => [type, newWork()])) as Record<DiskType, DriveWork>
  /** From the claim of a share until its result is stored. */
  const running = new Set<Promise<void>>()

  const readRules = async (): Promise<ProbeRules> => ({
    site: await deps.siteConfig.read(),
    bans: await deps.dataLists.read(),
  })

  const store = combineCalls<CompletedProbe>({
    run: async (probes) => applyProbeResults(db, probes, await readRules()),
    maxItems: maxStored,
    intervalMs: storeIntervalMs,
  })

  const giveBack = async (claim: Claim, error: unknown): Promise<void> => {
    if (error instanceof LeaseLost) return
    const isTrouble = isDependencyError(error)
    const share = { disk_type: claim.disk_type, disk_id: claim.disk_id }
    if (isTrouble) log.warn({ err: error, ...share }, 'link check: dependency unavailable, retrying in 1 s')
    else log.error({ err: error, ...share }, 'link check: unexpected error, retrying in 10 min')
    // If the database is unavailable too, the lease expires by itself.
    await releaseChecks(db, [claim], isTrouble ? retrySeconds.trouble : retrySeconds.defect).catch(() => undefined)
  }

  const giveBackAll = async (claims: readonly Claim[], error: unknown): Promise<void> => {
    for (const claim of claims) await giveBack(claim, error)
  }

  /** Gives the claim back when the work fails. */
  const keep = (claim: Claim, work: Promise<void>): void => {
    const working = work
      .catch(async (error: unknown) => giveBack(claim, error))
      .finally(() => {
        running.delete(working)
        onFree()
      })
    running.add(working)
  }

  const ask = async (probe: ReadyProbe): Promise<void> => {
    const work = workOf[probe.claim.disk_type]
    work.asking += 1
    const answer = await probeDrive(deps, probe, timing, stop).finally(() => {
      work.asking -= 1
      onFree()
    })
    // An aborted probe has no result.
    if (stop.aborted && answer.verdict === 'unsure') return releaseChecks(db, [probe.claim])
    return store([{ ...probe, answer }])
  }

  const releaseReady = async (work: DriveWork): Promise<void> => {
    const claims = work.ready.splice(0).map(({ claim }) => claim)
    await releaseChecks(db, claims).catch(async (error: unknown) => giveBackAll(claims, error))
  }

  /** Starts a probe of a claimed share if the rate limit allows. @returns whether it does */
  const startNext = async (type: DiskType, { site }: ProbeRules): Promise<boolean> => {
    const work = workOf[type]
    const rule = rateLimitOf(type, site.drive_basic, timing.paceScale)
    const permit = await rateLimiter.take(type, rule)
    work.permitAtMs = performance.now() + Math.min(permit.ok ? rule.everyMs : permit.waitMs, timing.maxWaitMs)
    if (permit.ok) {
      const probe = work.ready.shift()
      if (probe) keep(probe.claim, ask(probe))
    } else if (work.permitAtMs > work.claimedAtMs + maxHoldMs) await releaseReady(work)
    return permit.ok
  }

  /** Claims due shares. @returns whether there were any */
  const claimDue = async (type: DiskType, { site: { drive_basic } }: ProbeRules): Promise<boolean> => {
    const work = workOf[type]
    const { enabled } = drive_basic[type]
    const ahead = Math.floor(claimAheadMs / rateLimitOf(type, drive_basic, timing.paceScale).everyMs)
    const askable = Math.max(1, Math.min(ahead, maxProbesPerDrive - work.asking))
    work.claimedAtMs = performance.now()
    const limit = enabled ? askable : maxUnaskedClaims
    const claims = await claimChecks(db, type, limit)
    work.hasMore = claims.length === limit
    try {
      work.ready = enabled ? await findPasswords(db, claims) : []
      const needed = new Set(work.ready.map(({ claim }) => claim))
      for (const claim of claims)
        if (!needed.has(claim)) keep(claim, store([{ claim, pass: '', answer: { verdict: 'unasked' } }]))
    } catch (error) {
      await giveBackAll(claims, error)
    }
    return claims.length > 0
  }

  /**
   * The claim comes before the permit: a permit without a share would be lost for all replicas.
   * @returns whether this drive may be able to begin more
   */
  const begin = async (type: DiskType, rules: ProbeRules): Promise<boolean> => {
    const hasClaimed = workOf[type].ready.length === 0 && (await claimDue(type, rules))
    return workOf[type].ready.length > 0 ? startNext(type, rules) : hasClaimed
  }

  const isFree = (type: DiskType): boolean => {
    const { asking, permitAtMs } = workOf[type]
    return asking < maxProbesPerDrive && performance.now() >= permitAtMs
  }

  let nextLookAtMs = 0
  let isLookPending = false

  /** Looks for due shares of idle drives, at most once per interval: every probe that ends makes a drive free. */
  const findDue = async (types: readonly DiskType[]): Promise<DiskType[]> => {
    isLookPending = types.length > 0 && performance.now() < nextLookAtMs
    if (types.length === 0 || isLookPending) return []
    nextLookAtMs = performance.now() + lookIntervalMs
    return findDueDrives(db, types)
  }

  return {
    look: async (): Promise<boolean> => {
      const free = running.size < maxStored ? diskTypes.filter(isFree) : []
      const isBusy = (type: DiskType): boolean => workOf[type].ready.length > 0 || workOf[type].hasMore
      const busy = free.filter(isBusy)
      const due = await findDue(free.filter((type) => !isBusy(type)))
      if (due.length + busy.length === 0) return false
      const rules = await readRules()
      const begun = await Promise.all([...due, ...busy].map(async (type) => begin(type, rules)))
      return begun.includes(true)
    },
    /** Time until the next drive may be probed. */
    pauseMs: (): number => {
      const nowMs = performance.now()
      const timesMs = [isLookPending ? nextLookAtMs : 0, ...Object.values(workOf).map(({ permitAtMs }) => permitAtMs)]
      return Math.min(timing.idleMs, ...timesMs.filter((at) => at > nowMs).map((at) => at - nowMs))
    },
    ended: async (): Promise<void> => {
      await Promise.all([...Object.values(workOf).map(releaseReady), ...running])
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
