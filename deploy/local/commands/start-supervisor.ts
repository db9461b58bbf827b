import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

/** Input of the supervisor. It is sent as a message because `/proc/<pid>/environ` would expose it. */
export interface StartMessage {
  adminPassword: string | undefined
}

/** Starts the supervisor with everything of this environment but the first admin's password. */
export function startSupervisor(script: string, log: number): ChildProcess {
  const { PANDEX_ADMIN_PASSWORD: adminPassword, ...env } = process.env
  const supervisor = spawn(process.execPath, [script], { detached: true, env, stdio: ['ignore', log, log, 'ipc'] })
  supervisor.send({ adminPassword } satisfies StartMessage)
  return supervisor
}
