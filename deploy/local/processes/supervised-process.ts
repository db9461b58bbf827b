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
  /** Grows with each requested stop and restart, so that an older restart attempt ends. */
  let currentGeneration = 0

  function isCurrent(generation: number): boolean {
    return currentGeneration === generation && !spec.owner.isClosing()
  }

  function watch(generation: number): void {
    if (!restartCrashed) return
    const startedAt = Date.now()
    void child.exited.then(async (exit) => {
      if (Date.now() - startedAt > STABLE_RUN_MS) delayMs = INITIAL_DELAY_MS
      await restartCrashedChild(exit, generation)
    })
  }

  async function restartCrashedChild(exit: string, generation: number): Promise<void> {
    if (!isCurrent(generation)) return
    onCrash(`${spec.name}: exited (${exit}), restarting in ${delayMs} ms`)
    await sleep(delayMs)
    delayMs = Math.min(delayMs * 2, MAX_DELAY_MS)
    if (!isCurrent(generation)) return
    try {
      child = await spec.spawn()
      restarts++
      watch(generation)
    } catch (error) {
      await restartCrashedChild(String(error), generation)
    }
  }

  async function waitUntilReady(): Promise<void> {
    const deadline = Date.now() + READY_TIMEOUT_MS
    while (!(await spec.isReady().catch(() => false))) {
      if (child.hasExited()) {
        throw new Error(
          `${spec.name}: exited while starting (${await child.exited}), see the last lines of its log\n${readLogTail(spec.logFile)}`,
        )
      }
      if (Date.now() > deadline)
        throw new Error(`${spec.name}: not ready in time, see the last lines of its log\n${readLogTail(spec.logFile)}`)
      await sleep(POLL_MS)
    }
  }

  async function stop(): Promise<void> {
    currentGeneration++
    await child.stop()
  }

  await waitUntilReady()
  watch(currentGeneration)
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
      watch(currentGeneration)
    },
  }
}
