import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { REPOSITORY } from '../repository.ts'
import type { ProcessOwner } from '../processes/process-owner.ts'
import type { ProductEnvironment } from './product-environment.ts'

export interface StoresOptions {
  owner: ProcessOwner
  logDir: string
  environment: ProductEnvironment
  onStep: (step: string) => void
}

export async function prepareStores({ owner, logDir, environment, onStep }: StoresOptions): Promise<void> {
  await owner.run({
    name: 'prepare-stores',
    command: process.execPath,
    args: ['services/platform/src/commands/prepare-stores.ts'],
    cwd: REPOSITORY,
    env: environment.forStores,
    logFile: join(logDir, 'prepare.log'),
  })
  onStep('databases and topics are up to date')
}

export interface FirstAdmin {
  username: string
  /** Undefined when the database had an admin before this data folder existed. */
  password: string | undefined
  isNew: boolean
}

/** Creates the first admin. The password is stored in `file`, readable by its owner only. */
export async function obtainFirstAdmin(
  file: string,
  environment: ProductEnvironment,
  preset?: string,
): Promise<FirstAdmin> {
  const command = promisify(execFile)(
    process.execPath,
    ['services/user/create-first-admin.ts', '--password-from-stdin'],
    {
      cwd: REPOSITORY,
      env: environment.forService('user'),
    },
  )
  command.child.stdin?.end(preset ?? '')
  const { stdout } = await command
  const isNew = stdout.trim() !== ''
  if (isNew) {
    const created = { ...(preset && { password: preset }), ...(JSON.parse(stdout) as Partial<FirstAdmin>) }
    writeFileSync(file, JSON.stringify(created), { mode: 0o600 })
  }
  const stored = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Omit<FirstAdmin, 'isNew'>) : undefined
  return { username: 'admin', password: undefined, ...stored, isNew }
}

/** Stores settings that no admin has changed yet. */
export async function storeInitialSettings(
  environment: ProductEnvironment,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  const command = promisify(execFile)(process.execPath, ['services/config/create-settings.ts'], {
    cwd: REPOSITORY,
    env: environment.forService('config'),
  })
  command.child.stdin?.end(JSON.stringify(settings))
  await command
}
