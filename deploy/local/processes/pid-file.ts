import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export function pidFilePath(runFolder: string): string {
  return join(runFolder, 'processes.json')
}

/** A killed process that its parent has not reaped still counts as a member of its group. */
const EXIT_TIMEOUT_MS = 5000

/** Identifies a process by pid and start time, because pids are reused. */
export interface ProcessIdentity {
  name: string
  pid: number
  startedAt: string
}

export function identifyProcess(name: string, pid: number): ProcessIdentity | undefined {
  const startedAt = readStartTime(pid)
  return startedAt === undefined ? undefined : { name, pid, startedAt }
}

export function isSameProcess(identity: ProcessIdentity): boolean {
  return readStartTime(identity.pid) === identity.startedAt
}

export function writePidFile(file: string, processes: readonly ProcessIdentity[]): void {
  writeFileSync(file, JSON.stringify(processes, null, 1))
}

/** Kills the process groups that an earlier owner left behind; needed only when its guard was killed too. */
export async function killLeftoverProcesses(file: string): Promise<void> {
  if (!existsSync(file)) return
  const leftovers = (JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity[]).filter(isOurGroup)
  for (const { pid } of leftovers) signalGroup(pid, 'SIGKILL')
  const deadline = Date.now() + EXIT_TIMEOUT_MS
  for (const { pid } of leftovers) while (signalGroup(pid, 0) && Date.now() < deadline) await sleep(50)
  rmSync(file)
}

export function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal)
  } catch {
    return false
  }
}

/** A group whose leader died is still ours: its number is not reused while a member lives. */
function isOurGroup(identity: ProcessIdentity): boolean {
  const startTime = readStartTime(identity.pid)
  return (startTime === undefined || startTime === identity.startedAt) && signalGroup(identity.pid, 0)
}

function readStartTime(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
    }
    // Field 22 of proc_pid_stat(5), counted after the command in parentheses. Zombies count as ended.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
    return fields?.[0] === 'Z' ? undefined : fields?.[19]
  } catch {
    return undefined
  }
}
