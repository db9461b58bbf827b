/** `make down`: stops what `make up` started. With `--forget` (`make clean`) it also deletes the data folder. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { composeArguments } from '../engines/containers/compose-engines.ts'
import { removeReachableFolder } from '../engines/engine-folders.ts'
import { isSameProcess, killLeftoverProcesses } from '../processes/pid-file.ts'
import { DATA_FOLDER, PID_FILE, findSupervisor, readState, removeDataFolder } from '../product/state.ts'

const ENGINES_FOLDER = join(DATA_FOLDER, 'engines')
const STOP_TIMEOUT_MS = 60_000

await stop()
if (process.argv.includes('--forget')) deleteData()

async function stop(): Promise<void> {
  const supervisor = findSupervisor()
  if (supervisor) {
    process.kill(supervisor.pid, 'SIGTERM')
    const deadline = Date.now() + STOP_TIMEOUT_MS
    while (isSameProcess(supervisor) && Date.now() < deadline) await sleep(100)
    if (isSameProcess(supervisor)) process.kill(supervisor.pid, 'SIGKILL')
  }
  await killLeftoverProcesses(PID_FILE)
  print(supervisor ? 'Pandex is down' : 'Pandex was not up')
}

function deleteData(): void {
  if (readState()?.engines.some(({ from }) => from === 'container')) {
    execFileSync('docker', [...composeArguments(ENGINES_FOLDER), 'down', '--volumes'], { stdio: 'inherit' })
  }
  removeReachableFolder(ENGINES_FOLDER)
  removeDataFolder()
  print('Its data is gone')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
