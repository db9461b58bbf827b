/** Tests that a backup of a busy site restores to a consistent one. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readEntries, verifyArchive, writeArchive } from '../local/backup/archive.ts'
import { listBackups, nameBackup, pruneBackups } from '../local/backup/backup-files.ts'
import { takeSnapshot } from '../local/backup/dump-databases.ts'
import { assertKnownMigrations, isFilled, restoreDatabases } from '../local/backup/restore-databases.ts'
import { listDatabaseServices } from '../../services/platform/src/setup/database-services.ts'
import { startAlipaySimulator } from '../simulators/alipay/start-alipay-simulator.ts'
import type { AlipaySimulator } from '../simulators/alipay/start-alipay-simulator.ts'
import { startProduct } from '../local/product/start-product.ts'
import { databaseUrl } from '../../services/platform/src/postgres/postgres.ts'
import { waitFor } from '../../services/platform/testing/fixtures.ts'
import { makeShares, toText } from './fixtures/shares.ts'
import { backUp, databaseNameIn } from './harness/backups.ts'
import { configure, logInAsAdmin, raiseQuotas, unwrap } from './harness/admin.ts'
import { openProduct, peerTimeouts } from './harness/open-product.ts'
import type { TestProduct } from './harness/open-product.ts'
import { openProductClient } from './harness/product-client.ts'
import { areStoresInSync, countDuplicateShares, readStoredVersions } from './harness/stores.ts'

let product: TestProduct
let alipay: AlipaySimulator
let folder: string
let file: string
const shares = makeShares(200)
const services = listDatabaseServices()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pandex-backup-'))
  file = join(folder, 'busy.gz')
  alipay = await startAlipaySimulator()
  product = await openProduct({ env: { RATE_LIMIT_SCALE: '1000000' } })
  const client = openProductClient(product.url)
  const admin = await logInAsAdmin(product)
  await raiseQuotas(admin)
  const { app_id, seller_id, private_key, alipay_public_key } = alipay.account
  await configure(admin, { alipay_face: { app_id, seller_id, private_key, alipay_public_key } })
  const imports = Array.from({ length: 10 }, (_, part) =>
    client.importText(toText(shares.slice(part * 20, part * 20 + 20))),
  )
  await Promise.all(imports.slice(0, 5))
  await backUp(product, file)
  await Promise.all(imports)
})

afterAll(async () => {
  await product[Symbol.asyncDispose]()
  await alipay[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})

it('a backup taken during imports restores to a site that finishes them, without duplicates, and reads its keys', async () => {
  const namespace = `restored${randomBytes(4).toString('hex')}`
  const { engines } = product
  const header = await verifyArchive(file)
  expect(await isFilled(engines.postgresUrl, databaseNameIn(namespace))).toBe(false)
  await restoreDatabases({ file, header, serverUrl: engines.postgresUrl, databaseNameOf: databaseNameIn(namespace) })
  expect(await isFilled(engines.postgresUrl, databaseNameIn(namespace))).toBe(true)
  const dataDir = mkdtempSync(join(tmpdir(), 'pandex-restored-'))
  const caFile = join(folder, 'alipay-ca.pem')
  writeFileSync(caFile, alipay.ca)
  writeFileSync(join(dataDir, 'secrets.json'), header.secrets ?? '', { mode: 0o600 })
  const payments = { ALIPAY_SIMULATOR: alipay.origin, ALIPAY_SIMULATOR_CA: caFile }
  const env = { ...peerTimeouts, ASK_DRIVES: 'false', ...payments }
  const restored = await startProduct({ engines, dataDir, namespace, env })
  const site = Object.assign(restored, { engines, namespace, dataDir }) as unknown as TestProduct
  try {
    const task = new pg.Client({
      connectionString: databaseUrl(engines.postgresUrl, databaseNameIn(namespace)('task')),
    })
    await task.connect()
    const accepted = await task.query<{ count: string }>('select count(*) from import_item')
    expect(Number(accepted.rows[0]?.count)).toBeGreaterThanOrEqual(100)
    const { rows } = await waitFor(async () => {
      const open = await task.query(`select id from import_item where status not in ('finished', 'failed') limit 1`)
      return open.rows.length === 0 && accepted
    }, 120_000)
    await task.end()
    await waitFor(async () => (await readStoredVersions(site)).size === Number(rows[0]?.count), 60_000)
    expect(await countDuplicateShares(site)).toBe(0)
    await waitFor(() => areStoresInSync(site), 120_000)
    const admin = await logInAsAdmin({ ...product, url: restored.url })
    expect(await unwrap(admin.post('/admin/v1/site_config/build_alipay', {}))).toMatchObject({ ok: true })
  } finally {
    await restored.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

it('a restore keeps every row, value and sequence', async () => {
  const target = `copied${randomBytes(4).toString('hex')}`
  const { postgresUrl } = product.engines
  const source = join(folder, 'quiet.gz')
  await backUp(product, source)
  const header = await verifyArchive(source)
  await restoreDatabases({ file: source, header, serverUrl: postgresUrl, databaseNameOf: databaseNameIn(target) })
  const linesOf = async (path: string): Promise<string[]> => {
    const lines: string[] = []
    let table = ''
    for await (const entry of readEntries(path)) {
      if (entry.kind === 'table') table = `${entry.service}.${entry.table}`
      // The restore marks events as unsent and starts the job that builds the index.
      if (/\.(?:outbox|job)$/.test(table) && entry.kind === 'rows') continue
      if (entry.kind === 'sequence' && entry.sequence === 'job_id_seq') continue
      if (entry.kind === 'rows') lines.push(...entry.rows.map((row) => `${table} ${row}`))
      else lines.push(JSON.stringify(entry))
    }
    return lines.toSorted()
  }
  const again = join(folder, 'again.gz')
  const urls = services.map((service) => [service, databaseUrl(postgresUrl, databaseNameIn(target)(service))])
  await using snapshot = await takeSnapshot(Object.fromEntries(urls) as Record<string, string>)
  await writeArchive(again, header, snapshot.entries())
  expect(await linesOf(again)).toEqual(await linesOf(source))
})

it('a truncated, changed or foreign file is refused', async () => {
  const cut = join(folder, 'cut.gz')
  copyFileSync(file, cut)
  truncateSync(cut, Math.floor(readFileSync(file).length * 0.7))
  await expect(verifyArchive(cut)).rejects.toThrow(/damaged or incomplete/)
  const lines = gunzipSync(readFileSync(file)).toString().split('\n')
  const write = (name: string, content: string[]): string => {
    const path = join(folder, name)
    writeFileSync(path, gzipSync(content.join('\n')))
    return path
  }
  await expect(verifyArchive(write('shorter.gz', lines.slice(0, -2)))).rejects.toThrow(/damaged or incomplete/)
  await expect(verifyArchive(write('without-a-line.gz', lines.toSpliced(3, 1)))).rejects.toThrow(
    /damaged or incomplete/,
  )
  await expect(verifyArchive(write('foreign.gz', ['{"kind":"header","format":"other"}']))).rejects.toThrow(
    /no backup of Pandex/,
  )
  const changed = readFileSync(file)
  changed[Math.floor(changed.length / 2)]! ^= 1
  writeFileSync(join(folder, 'changed.gz'), changed)
  await expect(verifyArchive(join(folder, 'changed.gz'))).rejects.toThrow(/damaged or incomplete/)
  await expect(verifyArchive(join(folder, 'absent.gz'))).rejects.toThrow(/damaged or incomplete/)
})

it('a backup of a newer version is refused', async () => {
  const header = await verifyArchive(file)
  const newer = { ...header, migrations: { ...header.migrations, disk: ['29990101000000_future.ts'] } }
  expect(() => assertKnownMigrations(newer, services)).toThrow(/newer version/)
  const { disk: _disk, ...others } = header.migrations
  expect(() => assertKnownMigrations({ ...header, migrations: others }, services)).toThrow(/lacks the database of disk/)
  expect(() => assertKnownMigrations(header, services)).not.toThrow()
})

it('a restore that fails leaves the databases as they were', async () => {
  const before = await readStoredVersions(product)
  const broken = join(folder, 'broken.gz')
  const header = await verifyArchive(file)
  await writeArchive(
    broken,
    header,
    (async function* () {
      yield { kind: 'table', service: 'disk', table: 'disk', columns: ['no_such_column'] } as const
    })(),
  )
  const options = { file: broken, header, serverUrl: inject('engines').postgresUrl }
  await expect(restoreDatabases({ ...options, databaseNameOf: databaseNameIn(product.namespace) })).rejects.toThrow(
    'no_such_column',
  )
  expect(await readStoredVersions(product)).toEqual(before)
})

it('keeps the newest backups', () => {
  const kept = join(folder, 'kept')
  for (let day = 1; day <= 4; day += 1) writeFileSync(nameBackup(kept, new Date(`2026-11-0${day}T01:02:03Z`)), '')
  writeFileSync(join(kept, 'notes.txt'), '')
  expect(pruneBackups(kept, 2)).toEqual(['pandex-20261101-010203.backup.gz', 'pandex-20261102-010203.backup.gz'])
  expect(listBackups(kept)).toHaveLength(2)
})
