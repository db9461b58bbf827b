import pg from 'pg'
import { databaseUrl } from '../postgres/postgres.ts'

const unknownDatabase = '3D000'
/** PostgreSQL reports either of them when two runs create the database at once. */
const databaseExists = ['42P04', '23505']

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof pg.DatabaseError && codes.includes(error.code ?? '')

const query = async (url: string, sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/**
 * Creates the database that a URL names unless it exists. Only a missing one needs the right to create databases, and access to the
 * database `postgres`.
 * @returns whether this call created it
 */
export const createDatabase = async (url: string): Promise<boolean> => {
  try {
    await query(url, 'select 1')
    return false
  } catch (error) {
    if (!hasCode(error, unknownDatabase)) throw error
  }
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  try {
    await query(databaseUrl(url, 'postgres'), `create database ${pg.escapeIdentifier(name)}`)
    return true
  } catch (error) {
    if (!hasCode(error, ...databaseExists)) throw error
    return false
  }
}
