import pg from 'pg'
import { databaseUrl } from '../src/postgres/postgres.ts'

/** Start of the names of all template databases of a test run. */
export const templatePrefix = (run: string): string => `test_template_${run}_`

export const dropTemplates = async (postgresUrl: string, run: string): Promise<void> => {
  const client = new pg.Client(databaseUrl(postgresUrl, 'postgres'))
  await client.connect()
  try {
    const sql = 'select datname from pg_database where starts_with(datname, $1)'
    const { rows } = await client.query<{ datname: string }>(sql, [templatePrefix(run)])
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  } finally {
    await client.end()
  }
}
