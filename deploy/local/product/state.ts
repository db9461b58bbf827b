import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { REPOSITORY } from '../repository.ts'
import { isSameProcess, pidFilePath, identifyProcess } from '../processes/pid-file.ts'
import type { ProcessIdentity } from '../processes/pid-file.ts'

/** PANDEX_DATA, else .pandex in the checkout. */
export const DATA_FOLDER = resolve(REPOSITORY, process.env.PANDEX_DATA || '.pandex')
export const LOG_FOLDER = join(DATA_FOLDER, 'logs')
export const PICTURE_FOLDER = join(DATA_FOLDER, 'pictures')
export const FIRST_ADMIN_FILE = join(DATA_FOLDER, 'first-admin.json')

export const PID_FILE = pidFilePath(DATA_FOLDER)

const STATE_FILE = join(DATA_FOLDER, 'state.json')
const MARKER_FILE = join(DATA_FOLDER, 'pandex-data')
const LOCK_FILE = join(DATA_FOLDER, 'supervisor.json')

export interface State {
  phase: 'starting' | 'ready' | 'stopping'
  url: string
  engines: { name: string; from: string; address: string; pid?: number }[]
  /** Address of the simulated drives' control server; absent with real drives. */
  drives?: string
  /** Address of the simulated Alipay's pages; absent with the real one. */
  payments?: string
  processes: { name: string; pid: number; httpPort: number; restarts: number }[]
}

/**
 * Creates the data folder, or takes it over from an earlier start.
 * @throws when it holds other files, because `make clean` deletes the whole folder.
 */
export function claimDataFolder(): void {
  mkdirSync(DATA_FOLDER, { recursive: true, mode: 0o755 })
  if (!existsSync(MARKER_FILE)) {
    if (readdirSync(DATA_FOLDER).length > 0) {
      throw new Error(`data folder: ${DATA_FOLDER} holds other files, set PANDEX_DATA to a new folder`)
    }
    writeFileSync(MARKER_FILE, 'make clean removes this folder\n')
  }
  mkdirSync(LOG_FOLDER, { recursive: true })
}

/** Removes the data folder only if `claimDataFolder` created it. */
export function removeDataFolder(): void {
  if (existsSync(MARKER_FILE)) rmSync(DATA_FOLDER, { recursive: true, force: true })
}

/** Makes this process the only supervisor of the data folder. @throws when another one runs. */
export function lockDataFolder(): void {
  const running = findSupervisor()
  if (running)
    throw new Error(`data folder: ${DATA_FOLDER} is in use by supervisor ${running.pid}, run make down first`)
  rmSync(LOCK_FILE, { force: true })
  writeFileSync(LOCK_FILE, JSON.stringify(identifyProcess('supervisor', process.pid)), { flag: 'wx' })
}

export function findSupervisor(): ProcessIdentity | undefined {
  if (!existsSync(LOCK_FILE)) return undefined
  const identity = JSON.parse(readFileSync(LOCK_FILE, 'utf8')) as ProcessIdentity
  return isSameProcess(identity) ? identity : undefined
}

export function writeState(state: State): void {
  writeFileSync(`${STATE_FILE}.new`, JSON.stringify(state, null, 1))
  renameSync(`${STATE_FILE}.new`, STATE_FILE)
}

/** The last state that a supervisor wrote; `findSupervisor` tells whether it still runs. */
export function readState(): State | undefined {
  if (!existsSync(STATE_FILE)) return undefined
  return JSON.parse(readFileSync(STATE_FILE, 'utf8')) as State
}
