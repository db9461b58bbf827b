import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, expect, inject, test } from 'vitest'
import { databaseUrl, openPostgres } from '../src/postgres/postgres.ts'
import { listDatabaseServices, postgresVariableOf } from '../src/setup/database-services.ts'
import { makePrefix, silentLogger } from '../testing/fixtures.ts'

const command = fileURLToPath(new URL('../src/commands/prepare-stores.ts', import.meta.url))
const { PATH, NODE_COMPILE_CACHE } = process.env

const serverUrl = (): string => inject('engines').postgresUrl
const suffix = randomBytes(5).toString('hex')
const nameOf = (service: string): string => `prepare_${service}_${suffix}`

const openServer = () => openPostgres({ url: databaseUrl(serverUrl(), 'postgres'), poolSize: 1, log: silentLogger() })

afterAll(async () => {
  await using server = openServer()
  for (const service of listDatabaseServices())
    await server.db.raw('drop database if exists ?? with (force)', [nameOf(service)])
  await server.db.raw('drop role if exists ??', [`prepare_${suffix}`])
})

const prefix = makePrefix()

const environment = (env: Record<string, string> = {}) => ({
  PATH,
  NODE_COMPILE_CACHE,
  KAFKA_BROKERS: inject('engines').kafkaBrokers,
  KAFKA_PREFIX: prefix,
  ...Object.fromEntries(
    listDatabaseServices().map((service) => [postgresVariableOf(service), databaseUrl(serverUrl(), nameOf(service))]),
  ),
  ...env,
})

interface Line {
  msg: string
  target?: string
  is_created?: boolean
  applied?: string[]
}

const run = async (env?: Record<string, string>): Promise<Line[]> => {
  const { stdout } = await promisify(execFile)(process.execPath, [command], { env: environment(env) })
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

const databasesIn = (lines: readonly Line[]): Line[] => lines.filter(({ msg }) => msg === 'database: up to date')

test('creates each database once and applies each migration once when two runs start at the same time', async () => {
  const lines = databasesIn((await Promise.all([run(), run()])).flat())
  expect(listDatabaseServices()).toContain('order')
  for (const service of listDatabaseServices()) {
    const own = lines.filter(({ target }) => target === service)
    expect(own).toHaveLength(2)
    expect(own.filter(({ is_created }) => is_created)).toHaveLength(1)
    const applied = own.flatMap((line) => line.applied ?? [])
    expect(applied.length).toBeGreaterThan(0)
    expect(new Set(applied).size).toBe(applied.length)
  }
})

test('finds all up to date with a user who may not create databases', async () => {
  const role = `prepare_${suffix}`
  await using server = openServer()
  await server.db.raw('create role ?? login', [role])
  const urls: Record<string, string> = {}
  for (const service of listDatabaseServices()) {
    const url = new URL(databaseUrl(serverUrl(), nameOf(service)))
    await using database = openPostgres({ url: url.href, poolSize: 1, log: silentLogger() })
    await database.db.raw('grant all on all tables in schema public to ??', [role])
    url.username = role
    urls[postgresVariableOf(service)] = url.href
  }
  const lines = databasesIn(await run(urls))
  expect(lines).toHaveLength(listDatabaseServices().length)
  for (const line of lines) expect(line).toMatchObject({ is_created: false, applied: [] })
})

test('names a missing address and does nothing', async () => {
  await expect(run({ ORDER_POSTGRES_URL: '' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('ORDER_POSTGRES_URL: is not set'),
  })
})
