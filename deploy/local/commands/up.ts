/** `make up`: starts the supervisor, shows its steps, and exits once everything is ready. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { killLeftoverProcesses } from '../processes/pid-file.ts'
import { assertPortFree } from '../processes/ports.ts'
import { openLog, readLogTail } from '../processes/process-owner.ts'
import { FIRST_ADMIN_FILE, LOG_FOLDER, PID_FILE, claimDataFolder, findSupervisor, readState } from '../product/state.ts'
import { startSupervisor } from './start-supervisor.ts'
import type { ReadyReport, Report } from './supervisor.ts'

const SUPERVISOR = join(dirname(fileURLToPath(import.meta.url)), 'supervisor.ts')
const PROGRESS_INTERVAL_MS = 10_000
const PARENT_CHECK_MS = 500

const startedAt = Date.now()

if (findSupervisor()) {
  const state = readState()
  if (state?.phase === 'stopping') fail('supervisor: Pandex is stopping, try again in a few seconds')
  print(`Pandex is up already (${state?.phase ?? 'starting'}) at ${state?.url ?? 'an address it has yet to take'}`)
  process.exit(0)
}

try {
  claimDataFolder()
  await killLeftoverProcesses(PID_FILE) // processes left behind by a killed supervisor and guard would hold the ports
  await assertPortFree('PORT', Number(process.env.PORT || 8080))
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
}

const logFile = join(LOG_FOLDER, 'supervisor.log')
const supervisor = startSupervisor(SUPERVISOR, openLog(logFile))

supervisor.on('message', (report: Report) => {
  if ('step' in report) showStep(report.step)
  else if ('failed' in report) fail(report.failed)
  else {
    showReady(report.ready)
    process.exit(0)
  }
})
supervisor.on('exit', () =>
  fail(`supervisor: exited while starting, see the last lines of its log\n${readLogTail(logFile)}`),
)

const progressTimer = setInterval(() => showStep('… still at work'), PROGRESS_INTERVAL_MS)
// A killed make (SIGKILL) forwards no signal: a changed parent pid ends this process, and the supervisor with it.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
}, PARENT_CHECK_MS)

function showStep(step: string): void {
  progressTimer.refresh()
  print(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(7)} s  ${step}`)
}

function showReady({ url, adminName, newAdminPassword }: ReadyReport): void {
  showStep('ready')
  print(`\nPandex is up at ${url}`)
  if (newAdminPassword) print(`First admin: ${adminName}, password ${newAdminPassword}`)
  if (existsSync(FIRST_ADMIN_FILE)) print(`The first admin's password is kept in ${FIRST_ADMIN_FILE}`)
  print('Next: make demo, make status, make logs s=search, make down')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(message: string): never {
  process.stderr.write(`\n${message}\n`)
  process.exit(1)
}
