import { spawn } from 'node:child_process'
import { closeSync, fchmodSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pidFilePath, identifyProcess, signalGroup, killLeftoverProcesses, writePidFile } from './pid-file.ts'
import type { ProcessIdentity } from './pid-file.ts'

const GUARD = join(dirname(fileURLToPath(import.meta.url)), 'guard.sh')
const STOP_TIMEOUT_MS = 20_000
const LOG_LIMIT_BYTES = 10_000_000

export interface ProcessSpec {
  name: string
  command: string
  args: string[]
  cwd?: string
  env?: NodeJS.ProcessEnv
  user?: { uid?: number; gid?: number }
  logFile: string
  /** Signal of an orderly stop, SIGTERM by default. */
  stopSignal?: NodeJS.Signals
}

export interface OwnedProcess {
  readonly name: string
  readonly pid: number
  /** Resolves when the process has ended, with a line about how it ended. */
  readonly exited: Promise<string>
  hasExited(): boolean
  signal(signal: NodeJS.Signals): void
  /** Orderly stop, then SIGKILL to the whole group after 20 s. */
  stop(): Promise<void>
}

export interface ProcessOwner {
  /** The guard kills all children when this process dies. */
  readonly guardPid: number
  start(spec: ProcessSpec): OwnedProcess
  /** Runs a command to its end. @throws with the end of its log when the command fails. */
  run(spec: ProcessSpec): Promise<void>
  /** Stops all processes, then the guard. No process starts afterwards. */
  close(): Promise<void>
  isClosing(): boolean
}

/**
 * Owns child processes, each in its own group, so that none outlives this process. A guard kills them when this process dies, and a pid
 * file lets the next owner of the folder kill the remaining processes if the guard was killed too.
 */
export async function openProcessOwner(runFolder: string): Promise<ProcessOwner> {
  mkdirSync(runFolder, { recursive: true })
  const pidFile = pidFilePath(runFolder)
  await killLeftoverProcesses(pidFile)
  let closing = false
  const running = new Map<OwnedProcess, ProcessIdentity | undefined>()
  const guard = spawn('/bin/sh', [GUARD], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  guard.stdin.on('error', () => undefined) // ignored when the guard was killed separately: the pid file then takes over
  guard.unref()

  function remember(): void {
    writePidFile(
      pidFile,
      [...running.values()].filter((entry) => entry !== undefined),
    )
  }

  function start(spec: ProcessSpec): OwnedProcess {
    if (closing) throw new Error(`${spec.name}: start refused, everything is stopping`)
    const owned = spawnOwned(spec)
    guard.stdin.write(`+ ${owned.pid}\n`)
    running.set(owned, identifyProcess(spec.name, owned.pid))
    remember()
    void owned.exited.then(() => {
      guard.stdin.write(`- ${owned.pid}\n`)
      running.delete(owned)
      remember()
    })
    return owned
  }

  return {
    guardPid: guard.pid ?? 0,
    start,
    run: async (spec) => {
      const exit = await start(spec).exited
      if (exit !== 'exit code 0')
        throw new Error(`${spec.name}: failed (${exit}), see the last lines of its log\n${readLogTail(spec.logFile)}`)
    },
    isClosing: () => closing,
    close: async () => {
      closing = true
      await Promise.all([...running.keys()].map((owned) => owned.stop()))
      guard.stdin.end()
    },
  }
}

export function readLogTail(logFile: string, lines = 25): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-lines).join('\n')
}

function spawnOwned(spec: ProcessSpec): OwnedProcess {
  const log = openLog(spec.logFile)
  const child = spawn(spec.command, spec.args, {
    cwd: spec.cwd,
    env: spec.env ?? process.env,
    ...spec.user,
    detached: true,
    stdio: ['ignore', log, log],
  })
  closeSync(log)
  const { pid } = child
  if (pid === undefined) {
    child.on('error', () => undefined)
    throw new Error(`${spec.name}: ${spec.command} not found, install it`)
  }
  let hasExited = false
  const exited = new Promise<string>((resolve) => {
    child.on('exit', (code, signal) => {
      hasExited = true
      signalGroup(pid, 'SIGKILL') // also kills the children of the group's leader
      resolve(signal ?? `exit code ${code}`)
    })
  })
  return {
    name: spec.name,
    pid,
    exited,
    hasExited: () => hasExited,
    signal: (signal) => void child.kill(signal),
    stop: async () => {
      if (hasExited) return
      child.kill(spec.stopSignal ?? 'SIGTERM')
      const timer = setTimeout(() => signalGroup(pid, 'SIGKILL'), STOP_TIMEOUT_MS)
      await exited
      clearTimeout(timer)
    },
  }
}

/** Readable by its owner only, because logs contain client addresses. */
export function openLog(file: string): number {
  mkdirSync(dirname(file), { recursive: true })
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(file, `${file}.1`)
  const log = openSync(file, 'a', 0o600)
  fchmodSync(log, 0o600) // an earlier version may have created the file
  return log
}
