import { setTimeout as sleep } from 'node:timers/promises'
import { readLogTail } from './process-owner.ts'
import type { OwnedProcess, ProcessOwner } from './process-owner.ts'

const POLL_MS = 100
const READY_TIMEOUT_MS = 120_000
const INITIAL_DELAY_MS = 500
const MAX_DELAY_MS = 30_000
/** A process that ran this long did not fail at its start. */
const STABLE_RUN_MS = 60_000

export interface SupervisedSpec {
  name: string
  owner: ProcessOwner
  spawn: () => Promise<OwnedProcess>
  isReady: () => Promise<boolean>
  logFile: string
}

export interface SuperviseOptions {
  /** Restarts a process that ended by itself, with growing delays. Otherwise it stays down until `restart`. */
  restartCrashed: boolean
  onCrash?: (line: string) => void
}

export interface SupervisedProcess {
  readonly name: string
  readonly pid: number
  readonly restarts: number
  kill(signal?: NodeJS.Signals): Promise<void>
  stop(): Promise<void>
  restart(): Promise<void>
}

/**
 * Starts a process, waits until it is ready and keeps it running.
 * @throws with the end of its log when it ends before it is ready, or is not ready after two minutes.
 */
export async function startSupervised(
  spec: SupervisedSpec,
  { restartCrashed, onCrash = () => undefined }: SuperviseOptions,
): Promise<SupervisedProcess> {
  let child = await spec.spawn()
  let restarts = 0
  let delayMs = INITIAL_DELAY_MS
  /** Grows with each requested stop and restart, so that an older restart attempt gives up. */
  let intention = 0

  function isWantedSince(intended: number): boolean {
    return intention === intended && !spec.owner.isClosing()
  }

  function watch(intended: number): void {
    if (!restartCrashed) return
    const startedAt = Date.now()
    void child.exited.then(async (how) => {
      if (Date.now() - startedAt > STABLE_RUN_MS) delayMs = INITIAL_DELAY_MS
      await bringBack(how, intended)
    })
  }

  async function bringBack(how: string, intended: number): Promise<void> {
    if (!isWantedSince(intended)) return
    onCrash(`${spec.name}: exited (${how}), restarting in ${delayMs} ms`)
    await sleep(delayMs)
    delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)
    if (!isWantedSince(intended)) return
    try {
      child = await spec.spawn()
      restarts++
      watch(intended)
    } catch (error) {
      await bringBack(String(error), intended)
    }
  }

  async function waitUntilReady(): Promise<void> {
    const giveUpAt = Date.now() + READY_TIMEOUT_MS
    while (!(await spec.isReady().catch(() => false))) {
      if (child.hasExited()) {
        throw new Error(
          `${spec.name}: exited while starting (${await child.exited}), see the last lines of its log\n${readLogTail(spec.logFile)}`,
        )
      }
      if (Date.now() > giveUpAt)
        throw new Error(`${spec.name}: not ready in time, see the last lines of its log\n${readLogTail(spec.logFile)}`)
      await sleep(POLL_MS)
    }
  }

  async function stop(): Promise<void> {
    intention++
    await child.stop()
  }

  await waitUntilReady()
  watch(intention)
  return {
    name: spec.name,
    get pid() {
      return child.pid
    },
    get restarts() {
      return restarts
    },
    kill: async (signal = 'SIGKILL') => {
      const { exited } = child
      child.signal(signal)
      await exited
    },
    stop,
    restart: async () => {
      await stop()
      child = await spec.spawn()
      await waitUntilReady()
      watch(intention)
    },
  }
}
