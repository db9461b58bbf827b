import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createDatabases } from './create-databases.ts'
import type { EngineUrls } from '../engines/engine.ts'
import { REPOSITORY } from '../repository.ts'
import type { ProcessOwner } from '../processes/process-owner.ts'
import { hasDatabase, listServices } from './product-environment.ts'
import type { ProductEnvironment } from './product-environment.ts'

export interface StoresOptions {
  owner: ProcessOwner
  logDir: string
  engines: EngineUrls
  environment: ProductEnvironment
  onStep: (step: string) => void
}

export async function prepareStores({ owner, logDir, engines, environment, onStep }: StoresOptions): Promise<void> {
  const logFile = join(logDir, 'prepare.log')
  const run = async (name: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> =>
    await owner.run({ name, command: process.execPath, args, cwd: REPOSITORY, env, logFile })
  const services = listServices().filter(hasDatabase)
  await createDatabases(engines.postgresUrl, services.map(environment.databaseNameOf))
  await Promise.all([
    run('topics', ['services/platform/src/commands/create-topics.ts'], environment.shared),
    ...services.map((name) =>
      run(`migrate ${name}`, ['services/platform/src/commands/migrate.ts', name], environment.forService(name)),
    ),
  ])
  onStep('databases and topics are up to date')
}

export interface FirstAdmin {
  username: string
  /** Undefined when the database had an admin before this data folder existed. */
  password: string | undefined
  isNew: boolean
}

/** Creates the first admin. The password is printed once and stored in `file`, readable by its owner only. */
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
  if (isNew) writeFileSync(file, stdout, { mode: 0o600 })
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
