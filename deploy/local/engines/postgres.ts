import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { databaseUrl } from '../../../services/platform/src/postgres/postgres.ts'
import { engineUser, makeEngineFolder } from './engine-folders.ts'
import { isPortTaken } from '../processes/ports.ts'
import type { OwnedProcess } from '../processes/process-owner.ts'
import { LOOPBACK } from './engine.ts'
import type { EngineContext } from './engine.ts'

const SUPERUSER = 'app'

/** Trigram search ignores Chinese unless the character type is UTF-8; macOS has no C.UTF-8 of its own. */
const SYSTEM_LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'

const PRIVATE_NETWORKS = ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16']

const SETTINGS = ['-c', 'shared_buffers=64MB', '-c', 'max_connections=200']

const NON_DURABLE_SETTINGS = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']

export async function startPostgres({
  owner,
  home,
  dataDir,
  logFile,
  host,
  port,
  durable,
}: EngineContext): Promise<OwnedProcess> {
  const cluster = join(makeEngineFolder(dataDir), 'cluster')
  const common = { user: engineUser, logFile, cwd: dataDir, env: { LC_ALL: SYSTEM_LOCALE, TZ: 'UTC' } }
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    const encoding = [
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      `--locale=${SYSTEM_LOCALE}`,
    ]
    const args = ['-D', cluster, '-U', SUPERUSER, '-A', 'trust', '--no-sync', ...encoding]
    await owner.run({ name: 'initdb', command: join(home, 'bin/initdb'), args, ...common })
  }
  if (host !== LOOPBACK) admitPrivateNetworks(cluster)
  await removeStaleLock(cluster)
  const address = ['-D', cluster, '-h', host, '-p', String(port), '-k', '']
  return owner.start({
    name: 'postgres',
    command: join(home, 'bin/postgres'),
    args: [...address, ...SETTINGS, ...(durable ? [] : NON_DURABLE_SETTINGS)],
    ...common,
    stopSignal: 'SIGINT', // SIGTERM would wait for clients to disconnect
  })
}

export function postgresUrlAt(port: number, host: string): string {
  return `postgres://${SUPERUSER}@${host}:${port}`
}

export async function isPostgresReady(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl(url, 'postgres'), connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return true
  } finally {
    await client.end()
  }
}

/** initdb admits loopback only; pods and containers come from private networks. */
function admitPrivateNetworks(cluster: string): void {
  const rules = join(cluster, 'pg_hba.conf')
  const known = readFileSync(rules, 'utf8')
  const missing = PRIVATE_NETWORKS.map((network) => `host all all ${network} trust\n`).filter(
    (rule) => !known.includes(rule),
  )
  appendFileSync(rules, missing.join(''))
}

/**
 * Removes the lock file of a killed server. Its pid may belong to a zombie or, in a restarted container, to another process, and
 * PostgreSQL would refuse to start. Line 4 of the file is the port, line 6 the
 * address: if no process listens there, the cluster is not in use.
 */
async function removeStaleLock(cluster: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid')
  if (!existsSync(lock)) return
  const lines = readFileSync(lock, 'utf8').split('\n')
  if (!(await isPortTaken(Number(lines[3]), lines[5]))) rmSync(lock)
}
