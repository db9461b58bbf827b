import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ADDRESS_VARIABLES } from '../engines/engine.ts'
import { ENGINES, startEngines } from '../engines/start-engines.ts'
import { openProcessOwner } from '../processes/process-owner.ts'
import { DATA_FOLDER, LOG_FOLDER, findSupervisor, readState } from '../product/state.ts'

export interface DatabaseServer extends AsyncDisposable {
  /** Superuser, no database part. */
  url: string
  from: 'environment' | 'container' | 'process'
}

/** The PostgreSQL of the environment or of the running site, else the site's own, started for the time of the command. */
export async function openDatabaseServer(): Promise<DatabaseServer> {
  const noStop = { [Symbol.asyncDispose]: async () => undefined }
  const given = process.env[ADDRESS_VARIABLES.postgres]
  if (given) return { url: given.replace(/\/$/, ''), from: 'environment', ...noStop }
  const known = readState()?.engines.find(({ name }) => name === 'postgres')
  if (known?.from === 'environment')
    throw new Error('database server: the address of PostgreSQL is unknown, set POSTGRES_URL as for make up')
  const isRunning = findSupervisor() !== undefined
  const isContainer = known?.from === 'container'
  if (known && (isRunning || isContainer)) {
    if (!(await ENGINES.postgres.isReady(known.address).catch(() => false)))
      throw new Error('database server: PostgreSQL does not answer, run make up first')
    return { url: known.address, from: isContainer ? 'container' : 'process', ...noStop }
  }
  if (!existsSync(DATA_FOLDER)) throw new Error('database server: there is no site, run make up and make down first')
  const owner = await openProcessOwner(join(DATA_FOLDER, 'backup'))
  const dataDir = join(DATA_FOLDER, 'engines')
  const { postgres } = await startEngines({ owner, dataDir, logDir: LOG_FOLDER, durable: true, only: ['postgres'] })
  if (!postgres) throw new Error('database server: PostgreSQL did not start, see postgres.log')
  return { url: postgres.address, from: 'process', [Symbol.asyncDispose]: async () => await owner.close() }
}
