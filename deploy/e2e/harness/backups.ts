/** Backs up and restores products of the tests as `make backup` and `make restore` do. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { databaseUrl } from '../../../services/platform/src/postgres/postgres.ts'
import { writeArchive } from '../../local/backup/archive.ts'
import { takeSnapshot } from '../../local/backup/dump-databases.ts'
import { listDatabaseServices } from '../../../services/platform/src/setup/database-services.ts'
import type { TestProduct } from './open-product.ts'

export const databaseNameIn =
  (namespace: string) =>
  (service: string): string =>
    `pandex_${namespace}_${service}`

/** Writes the databases and keys of a product into a file. */
export const backUp = async ({ engines, namespace, dataDir }: TestProduct, file: string): Promise<void> => {
  const urls = listDatabaseServices().map((service) => [
    service,
    databaseUrl(engines.postgresUrl, databaseNameIn(namespace)(service)),
  ])
  await using snapshot = await takeSnapshot(Object.fromEntries(urls) as Record<string, string>)
  const secrets = readFileSync(join(dataDir, 'secrets.json'), 'utf8')
  const header = { createdAt: new Date().toISOString(), migrations: snapshot.migrations, secrets }
  await writeArchive(file, header, snapshot.entries())
}
