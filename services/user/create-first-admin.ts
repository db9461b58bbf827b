/**
 * Deployment step after the migrations: creates `admin` if the database has no admin, and prints the name as one line of JSON. The password
 * is PANDEX_ADMIN_PASSWORD, or stdin with `--password-from-stdin` (invisible in process lists), else random; only a random one is printed,
 * because logs keep the output.
 */
import { createLogger } from '@pandex/platform/logging/logger'
import { openCommandPostgres } from '@pandex/platform/postgres/postgres'
import type { Knex } from '@pandex/platform/postgres/postgres'
import { text } from 'node:stream/consumers'
import { loadFirstAdminConfig } from './config.ts'
import { hashPassword, randomPassword } from './domain/accounts/password.ts'
import { hasAdmin, insertAccount } from './repositories/accounts.ts'

export interface FirstAdmin {
  username: string
  password: string
}

/** @returns null if an admin exists. A lock serializes concurrent runs: one creates the admin. */
export const createFirstAdmin = async (db: Knex, preset?: string): Promise<FirstAdmin | null> =>
  db.transaction(async (trx) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('user.first-admin'))`)
    if (await hasAdmin(trx)) return null
    const password = preset ?? randomPassword()
    await insertAccount(trx, {
      username: 'admin',
      email: null,
      password: await hashPassword(password),
      role: 'admin',
      has_initial_password: preset === undefined,
    })
    return { username: 'admin', password }
  })

if (import.meta.main) {
  const env = { ...process.env }
  if (process.argv.includes('--password-from-stdin')) env.PANDEX_ADMIN_PASSWORD = (await text(process.stdin)).trim()
  const { POSTGRES_URL, PANDEX_ADMIN_PASSWORD } = loadFirstAdminConfig(env)
  await using postgres = openCommandPostgres({ url: POSTGRES_URL, log: createLogger('user', 'warn') })
  const admin = await createFirstAdmin(postgres.db, PANDEX_ADMIN_PASSWORD)
  const printed = PANDEX_ADMIN_PASSWORD ? { username: admin?.username } : admin
  if (admin) process.stdout.write(`${JSON.stringify(printed)}\n`)
}
