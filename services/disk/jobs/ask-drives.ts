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
  clock: () => Date
  log: Logger
}

export interface AskDrivesTiming {
  /** Between two looks for what is due, while nothing is. */
  idleMs: number
  /** An ask that goes on for longer has no answer, whatever its adapter waits for. Well below the lease. */
  askMs: number
  /** What the least times between two questions are multiplied with: for tests and the local product. */
  paceScale: number
}

const usualTiming: AskDrivesTiming = { idleMs: 250, askMs: 15_000, paceScale: 1 }

/** A drive that hangs holds up no more than these, in each process. In all, there are as many for each drive. */
const asksPerDrive = 6

/** So long at most nobody looks whether a drive's pace was changed. */
const longestWaitMs = 2_000

/** When what failed to be stored is asked for again: a store that was away for a moment; something that is wrong with this share. */
const retrySeconds = { trouble: 1, defect: 600 }

const hanging: DriveAnswer = { verdict: 'unsure', cause: 'unreachable', msg: '网盘没有回应' }

const outcomeOf = (answer: DriveAnswer): AskOutcome => {
  if (answer.verdict !== 'unsure') return 'answered'
  return answer.cause === 'limited' || answer.cause === 'captcha' ? 'limited' : 'failed'
}

/** Asks, for no longer than that. Stopping ends the ask as well. */
const askWithin = async (drive: Drive, share: Parameters<Drive['ask']>[0], ms: number, stop: AbortSignal) => {
  const signal = AbortSignal.any([stop, AbortSignal.timeout(ms)])
  const late = new Promise<DriveAnswer>((resolve) => {
    signal.addEventListener('abort', () => resolve(hanging), { once: true })
  })
  return signal.aborted ? hanging : Promise.race([drive.ask(share, signal), late])
}

/** What is asked of a claim, and what the drive answers. */
const ask = async (
  deps: AskDrivesDeps,
  claim: Claim,
  isEnabled: boolean,
  timing: AskDrivesTiming,
  stop: AbortSignal,
) => {
  const { db, drives, pace } = deps
  const [[disk], pasted] = await Promise.all([findDisks(db, [claim]), findPastedPasses(db, claim)])
  const isOfUse = pasted.length > 0 || (disk !== undefined && disk.deleted_at === null)
  if (!isEnabled || !isOfUse) return { claim, pass: '', answer: { verdict: 'unasked' } } satisfies Asked
  const pass = nextPassword(disk?.disk_pass, pasted, claim.refused) ?? ''
  const { disk_type, disk_id } = claim
  const answer = await askWithin(drives[disk_type], { disk_id, disk_pass: pass }, timing.askMs, stop)
  if (!stop.aborted) {
    const retryAfterMs = answer.verdict === 'unsure' ? answer.retryAfterMs : undefined
    await pace.report(disk_type, outcomeOf(answer), retryAfterMs)
  }
  return { claim, pass, answer } satisfies Asked
}

const createWorker = (deps: AskDrivesDeps, timing: AskDrivesTiming, stop: AbortSignal) => {
  const { db, pace, log } = deps
  const running = new Map<DiskType, Set<Promise<void>>>(diskTypes.map((type) => [type, new Set()]))
  const turnAtMs = new Map<DiskType, number>()
  let wake = (): void => undefined

  const giveBack = async (claim: Claim, error: unknown): Promise<void> => {
    if (error instanceof LeaseLost) return
    const isTrouble = isDependencyTrouble(error)
    const share = { disk_type: claim.disk_type, disk_id: claim.disk_id }
    log[isTrouble ? 'warn' : 'error']({ err: error, ...share }, 'a link is asked for again later')
    await releaseCheck(db, claim, isTrouble ? retrySeconds.trouble : retrySeconds.defect)
  }

  const work = async (claim: Claim, isEnabled: boolean, rules: Rules): Promise<void> => {
    try {
      const asked = await ask(deps, claim, isEnabled, timing, stop)
      // What a stop broke off is no answer.
      if (stop.aborted && asked.answer.verdict === 'unsure') await releaseCheck(db, claim)
      else await settleAnswer(deps, asked, rules)
    } catch (error) {
      // With the store away as well, the lease ends by itself.
      await giveBack(claim, error).catch(() => undefined)
    }
  }

  /** Begins to ask a drive for what is due there, if it is its turn. @returns whether it did */
  const begin = async (type: DiskType, rules: Rules): Promise<boolean> => {
    const { drive_basic } = rules.site
    const { enabled, every_ms } = drive_basic[type]
    if (enabled) {
      const rule = { everyMs: Math.max(every_ms * timing.paceScale, 1), jitter: drive_basic.jitter_percent / 100 }
      const turn = await pace.take(type, rule)
      if (!turn.ok) turnAtMs.set(type, performance.now() + Math.min(turn.waitMs, longestWaitMs))
      if (!turn.ok) return false
    }
    const claim = await claimCheck(db, type)
    if (!claim) return false
    const working = work(claim, enabled, rules).finally(() => {
      running.get(type)?.delete(working)
      wake()
    })
    running.get(type)?.add(working)
    return true
  }

  const isFree = (type: DiskType): boolean =>
    (running.get(type)?.size ?? 0) < asksPerDrive && performance.now() >= (turnAtMs.get(type) ?? 0)

  const sleep = async (ms: number): Promise<void> => {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  return {
    wake: () => wake(),
    /** One look at all drives. @returns whether anything was begun */
    look: async (): Promise<boolean> => {
      const free = diskTypes.filter(isFree)
      const due = free.length === 0 ? [] : await findDueDrives(db, free)
      if (due.length === 0) return false
      const rules = { site: await deps.siteConfig.read(), bans: await deps.dataLists.read() }
      const begun = await Promise.all(due.map(async (type) => begin(type, rules)))
      return begun.includes(true)
    },
    /** Until it may be somebody's turn. */
    pause: async (): Promise<void> => {
      const nowMs = performance.now()
      const soonest = Math.min(...[...turnAtMs.values()].filter((at) => at > nowMs).map((at) => at - nowMs))
      await sleep(Math.min(timing.idleMs, soonest))
    },
    ended: async (): Promise<void> => {
      await Promise.all([...running.values()].flatMap((works) => [...works]))
    },
  }
}

/**
 * Asks drives about shares, the most important ones first, each drive at its pace (shared by all replicas) and within its bound: none
 * of them holds up another. Runs in every replica; a lease keeps each share with one of them.
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
