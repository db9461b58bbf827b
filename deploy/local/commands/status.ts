/** `make status`: what runs, where, and whether it is ready. Exits with 1 unless everything is ready. */
import { existsSync } from 'node:fs'
import type { EngineName } from '../engines/engine.ts'
import { ENGINES } from '../engines/start-engines.ts'
import { isReady } from '../product/start-product.ts'
import { FIRST_ADMIN_FILE, findSupervisor, readState } from '../product/state.ts'

const supervisor = findSupervisor()
const state = readState()
if (!supervisor || !state) {
  process.stdout.write('Pandex is not up\n')
  process.exit(1)
}

const asReady = async (question: Promise<boolean>): Promise<boolean> => await question.catch(() => false)
const rows = await Promise.all([
  ...state.engines.map(async ({ name, from, address, pid }) => ({
    name,
    pid: pid ?? from,
    // Only the address of an external engine is known, not its credentials, so it is not probed.
    ready: from === 'environment' ? 'not asked' : await asReady(ENGINES[name as EngineName].isReady(address)),
    where: address,
    restarts: '',
  })),
  ...state.processes.map(async ({ name, pid, httpPort, restarts }) => ({
    name,
    pid,
    ready: await asReady(isReady(httpPort)),
    where: `http://127.0.0.1:${httpPort}/readyz`,
    restarts,
  })),
])

process.stdout.write(`supervisor ${supervisor.pid}, ${state.phase}\n\n`)
for (const { name, pid, ready, where, restarts } of rows) {
  const word = typeof ready === 'string' ? ready : ready ? 'ready' : 'NOT READY'
  const again = restarts ? `  restarts: ${restarts}` : ''
  process.stdout.write(`${name.padEnd(14)} ${String(pid).padEnd(12)} ${word.padEnd(10)} ${where}${again}\n`)
}
process.stdout.write(`\n${state.url}\n`)
if (state.payments) process.stdout.write(`simulated payments are made at ${state.payments}\n`)
if (state.drives) process.stdout.write(`simulated drives are told what they hold at ${state.drives}\n`)
if (existsSync(FIRST_ADMIN_FILE)) process.stdout.write(`first admin: ${FIRST_ADMIN_FILE}\n`)
process.exit(state.phase === 'ready' && rows.every(({ ready }) => ready) ? 0 : 1)
