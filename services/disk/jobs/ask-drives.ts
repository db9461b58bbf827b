import type { Bans } from '@pandex/platform/bans/bans'
import type { DataListReader } from '@pandex/platform/data-lists'
import { isDependencyTrouble } from '@pandex/platform/dependency-trouble'
import type { Logger } from '@pandex/platform/logger'
import type { AskOutcome, Pace } from '@pandex/platform/pace/pace'
import type { Db } from '@pandex/platform/postgres'
import type { Resource } from '@pandex/platform/run-service'
import { diskTypes } from '@pandex/platform/share-link'
import type { DiskType } from '@pandex/platform/share-link'
import type { Drive, DriveAnswer } from '../clients/drives/drive.ts'
import type { SiteConfig } from '../clients/site-config.ts'
import { nextPassword } from '../domain/passwords-to-try.ts'
import { findDisks } from '../repositories/disks.ts'
import { findPastedPasses } from '../repositories/import-waits.ts'
import { claimCheck, findDueDrives, LeaseLost, releaseCheck } from '../repositories/link-checks.ts'
import type { Claim } from '../repositories/link-checks.ts'
import { settleAnswer } from './settle-answer.ts'
import type { Asked, Rules } from './settle-answer.ts'

export interface AskDrivesDeps {
  db: Db
  drives: Record<DiskType, Drive>
  pace: Pace
  siteConfig: SiteConfig
  dataLists: DataListReader<Bans>
  log: Logger
}

export interface AskDrivesTiming {
  idleMs: number
  /** Timeout of one probe; well below the lease. */
  askMs: number
  /** Maximum delay before a rate-limited drive is tried again, because its rate may have been raised. */
  longestWaitMs: number
  /** Factor for the interval between two probes, for tests and local runs. */
  paceScale: number
}

const usualTiming: AskDrivesTiming = { idleMs: 250, askMs: 15_000, longestWaitMs: 2_000, paceScale: 1 }

const asksPerDrive = 6

/** Delay before a probe whose result could not be stored: after a dependency failure; after a defect of this share. */
const retrySeconds = { trouble: 1, defect: 600 }

const hanging: DriveAnswer = { verdict: 'unsure', cause: 'unreachable', msg: '网盘没有回应' }

const outcomeOf = (answer: DriveAnswer): AskOutcome => {
  if (answer.verdict !== 'unsure') return 'answered'
  return answer.cause === 'limited' || answer.cause === 'captcha' ? 'limited' : 'failed'
}

const askWithin = async (drive: Drive, share: Parameters<Drive['ask']>[0], ms: number, stop: AbortSignal) => {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(ms)])
  const late = new Promise<DriveAnswer>((resolve) => {
    signal.addEventListener('abort', () => resolve(hanging), { once: true })
  })
  return signal.aborted ? hanging : Promise.race([drive.ask(share, signal), late])
}

const passFor = async (db: Db, claim: Claim): Promise<string | undefined> => {
  // Reads the waits first: an import that falls back to its text meanwhile leaves a resource that the second read finds.
  const pasted = await findPastedPasses(db, claim)
  const [disk] = await findDisks(db, [claim])
  const isOfUse = pasted.length > 0 || (disk !== undefined && disk.deleted_at === null)
  return isOfUse ? (nextPassword(disk, pasted, claim.refused) ?? '') : undefined
}

const ask = async (
  { drives, pace }: AskDrivesDeps,
  { claim, pass }: Omit<Asked, 'answer'>,
  timing: AskDrivesTiming,
  stop: AbortSignal,
): Promise<DriveAnswer> => {
  const { disk_type, disk_id } = claim
  const answer = await askWithin(drives[disk_type], { disk_id, disk_pass: pass }, timing.askMs, stop)
  const retryAfterMs = answer.verdict === 'unsure' ? answer.retryAfterMs : undefined
  if (!stop.aborted) await pace.report(disk_type, outcomeOf(answer), retryAfterMs)
  return answer
}

const createNap = () => {
  let end = (): void => undefined
  return {
    end: (): void => end(),
    begin: async (ms: number): Promise<void> => {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        end = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    },
  }
}

const createWorker = (deps: AskDrivesDeps, timing: AskDrivesTiming, stop: AbortSignal) => {
  const { db, pace, log } = deps
  const running = new Map<DiskType, Set<Promise<void>>>(diskTypes.map((type) => [type, new Set()]))
  const turnAtMs = new Map<DiskType, number>()
  const nap = createNap()

  const giveBack = async (claim: Claim, error: unknown): Promise<void> => {
    if (error instanceof LeaseLost) return
    const isTrouble = isDependencyTrouble(error)
    const share = { disk_type: claim.disk_type, disk_id: claim.disk_id }
    log[isTrouble ? 'warn' : 'error']({ err: error, ...share }, 'a link is asked for again later')
    await releaseCheck(db, claim, isTrouble ? retrySeconds.trouble : retrySeconds.defect)
  }

  const work = async (claim: Claim, pass: string | undefined, rules: Rules): Promise<void> => {
    if (pass === undefined) return settleAnswer(db, { claim, pass: '', answer: { verdict: 'unasked' } }, rules)
    const answer = await ask(deps, { claim, pass }, timing, stop)
    // An aborted probe has no result.
    if (stop.aborted && answer.verdict === 'unsure') return releaseCheck(db, claim)
    return settleAnswer(db, { claim, pass, answer }, rules)
  }

  const takeTurn = async (type: DiskType, { drive_basic }: Rules['site']): Promise<boolean> => {
    const everyMs = Math.max(drive_basic[type].every_ms * timing.paceScale, 1)
    const turn = await pace.take(type, { everyMs, jitter: drive_basic.jitter_percent / 100 })
    if (!turn.ok) turnAtMs.set(type, performance.now() + Math.min(turn.waitMs, timing.longestWaitMs))
    return turn.ok
  }

  const keep = (type: DiskType, work: Promise<void>): void => {
    const working = work.finally(() => {
      running.get(type)?.delete(working)
      nap.end()
    })
    running.get(type)?.add(working)
  }

  /**
   * Claims a due share and starts its probe if the rate limit allows. The claim comes first: a permit without a share would be lost for all
   * replicas. @returns whether a probe started
   */
  const begin = async (type: DiskType, rules: Rules): Promise<boolean> => {
    const claim = await claimCheck(db, type)
    if (!claim) return false
    // If the database is unavailable too, the lease expires by itself.
    const failed = async (error: unknown): Promise<void> => giveBack(claim, error).catch(() => undefined)
    try {
      const pass = rules.site.drive_basic[type].enabled ? await passFor(db, claim) : undefined
      if (pass === undefined || (await takeTurn(type, rules.site))) {
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
    (running.get(type)?.size ?? 0) < asksPerDrive && performance.now() >= (turnAtMs.get(type) ?? 0)

  return {
    wake: nap.end,
    look: async (): Promise<boolean> => {
      const free = diskTypes.filter(isFree)
      const due = free.length === 0 ? [] : await findDueDrives(db, free)
      if (due.length === 0) return false
      const rules = { site: await deps.siteConfig.read(), bans: await deps.dataLists.read() }
      const begun = await Promise.all(due.map(async (type) => begin(type, rules)))
      return begun.includes(true)
    },
    pause: async (): Promise<void> => {
      const nowMs = performance.now()
      const soonest = Math.min(...[...turnAtMs.values()].filter((at) => at > nowMs).map((at) => at - nowMs))
      await nap.begin(Math.min(timing.idleMs, soonest))
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
export const startAskingDrives = (deps: AskDrivesDeps, timing: Partial<AskDrivesTiming> = {}): Resource => {
  const stopping = new AbortController()
  const worker = createWorker(deps, { ...usualTiming, ...timing }, stopping.signal)
  const run = async (): Promise<void> => {
    let isTroubled = false
    while (!stopping.signal.aborted) {
      const isBusy = await worker.look().then(
        (begun) => {
          isTroubled = false
          return begun
        },
        (error: unknown) => {
          if (!isTroubled) deps.log.warn({ err: error }, 'drives are asked later')
          isTroubled = true
          return false
        },
      )
      if (!isBusy && !stopping.signal.aborted) await worker.pause()
    }
    await worker.ended()
  }
  const running = run()
  return {
    name: 'asking of drives',
    async [Symbol.asyncDispose]() {
      stopping.abort()
      worker.wake()
      await running
    },
  }
}
