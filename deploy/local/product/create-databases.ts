import pg from 'pg'
import { databaseUrl } from '../../../services/platform/src/postgres/postgres.ts'

/** Creates missing databases. @param serverUrl of a superuser, without database */
export async function createDatabases(serverUrl: string, names: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(serverUrl, 'postgres') })
  await client.connect()
  try {
    const { rows } = await client.query<{ datname: string }>('select datname from pg_database')
    const existing = new Set(rows.map((row) => row.datname))
    for (const name of names.filter((each) => !existing.has(each))) {
      await client.query(`create database ${pg.escapeIdentifier(name)}`)
    }
  } finally {
    await client.end()
  }
}
