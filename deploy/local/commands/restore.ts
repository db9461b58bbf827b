/** `make restore FILE=backups/… FORCE=1`: replaces the stopped site's databases and keys by those of a backup. */
import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { verifyArchive } from '../backup/archive.ts'
import { openDatabaseServer } from '../backup/open-database-server.ts'
import { assertKnownMigrations, isFilled, restoreDatabases } from '../backup/restore-databases.ts'
import { toReachableFolder } from '../engines/engine-folders.ts'
import { listDatabaseServices } from '../../../services/platform/src/setup/database-services.ts'
import { DATA_FOLDER, claimDataFolder, findSupervisor } from '../product/state.ts'

const databaseNameOf = (service: string): string => `pandex_${service}`

try {
  if (!process.env.FILE) throw new Error('restore: no file was named, run make restore FILE=backups/<file>')
  const file = resolve(process.env.FILE)
  if (findSupervisor()) throw new Error('restore: the site is running, run make down first')
  const header = await verifyArchive(file)
  assertKnownMigrations(header, listDatabaseServices())
  claimDataFolder()
  await using server = await openDatabaseServer()
  if (process.env.FORCE !== '1' && (await isFilled(server.url, databaseNameOf)))
    throw new Error('restore: the site holds data, FORCE=1 replaces all of it; nothing was changed')
  await restoreDatabases({ file, header, serverUrl: server.url, databaseNameOf })
  if (header.secrets) writeFileSync(join(DATA_FOLDER, 'secrets.json'), header.secrets, { mode: 0o600 })
  // The password of the site's first admin before the restore no longer applies.
  rmSync(join(DATA_FOLDER, 'first-admin.json'), { force: true })
  if (server.from === 'process') {
    const engines = toReachableFolder(join(DATA_FOLDER, 'engines'))
    for (const name of ['kafka', 'redis', 'elasticsearch'])
      rmSync(join(engines, name), { recursive: true, force: true })
  } else process.stdout.write('restore: empty Redis and delete the topics of Kafka before make up\n')
  process.stdout.write(`restore: the site is as of ${header.createdAt}, run make up\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
