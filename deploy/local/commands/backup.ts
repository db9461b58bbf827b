/** `make backup KEEP=7`: writes all databases and keys into one file, and deletes the oldest files. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { databaseUrl } from '../../../services/platform/src/postgres/postgres.ts'
import { verifyArchive, writeArchive } from '../backup/archive.ts'
import { nameBackup, pruneBackups } from '../backup/backup-files.ts'
import { takeSnapshot } from '../backup/dump-databases.ts'
import { openDatabaseServer } from '../backup/open-database-server.ts'
import { reportBackup } from '../backup/report-backup.ts'
import { listDatabaseServices } from '../../../services/platform/src/setup/database-services.ts'
import { DATA_FOLDER } from '../product/state.ts'
import { REPOSITORY } from '../repository.ts'

const KEEP_DEFAULT = 7

const startedAt = new Date()
const folder = resolve(REPOSITORY, process.env.BACKUP_DIR || 'backups')
const file = nameBackup(folder, startedAt)
let failure = ''

try {
  const keep = Number(process.env.KEEP || KEEP_DEFAULT)
  if (!Number.isInteger(keep) || keep < 1)
    throw new Error('backup: KEEP is no number from 1, set it to the number of backups to keep')
  await backUp()
  process.stdout.write(`backup: ${file}, ${statSync(file).size} bytes\n`)
  for (const name of pruneBackups(folder, keep)) process.stdout.write(`backup: deleted ${name}\n`)
} catch (error) {
  failure = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${failure}\n`)
  process.exitCode = 1
}

await reportBackup(DATA_FOLDER, {
  name: basename(file),
  started_at: startedAt.toISOString(),
  ended_at: new Date().toISOString(),
  bytes: existsSync(file) ? statSync(file).size : 0,
  error: failure,
}).catch(() => process.stderr.write('backup: the site does not run, so its page does not show this backup\n'))

async function backUp(): Promise<void> {
  await using server = await openDatabaseServer()
  const urls = listDatabaseServices().map((service) => [service, databaseUrl(server.url, `pandex_${service}`)])
  await using snapshot = await takeSnapshot(Object.fromEntries(urls) as Record<string, string>)
  const secretsFile = join(DATA_FOLDER, 'secrets.json')
  const secrets = existsSync(secretsFile) ? { secrets: readFileSync(secretsFile, 'utf8') } : {}
  const header = { createdAt: startedAt.toISOString(), migrations: snapshot.migrations, ...secrets }
  await writeArchive(file, header, snapshot.entries())
  await verifyArchive(file)
}
