import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'

/** Input of the supervisor, sent as a message because `/proc/<pid>/environ` would expose it. */
export interface StartMessage {
  adminPassword: string | undefined
}

/** The first admin's password is removed from the supervisor's environment. */
export function startSupervisor(script: string, log: number): ChildProcess {
  const { PANDEX_ADMIN_PASSWORD: adminPassword, ...env } = process.env
  const supervisor = spawn(process.execPath, [script], { detached: true, env, stdio: ['ignore', log, log, 'ipc'] })
  supervisor.send({ adminPassword } satisfies StartMessage)
  return supervisor
}
