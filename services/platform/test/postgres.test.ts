import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDependencyError } from '../src/resilience/dependency-error.ts'
import type { Knex } from '../src/postgres/postgres.ts'
import { createDatabase } from '../testing/fixtures.ts'
import type { TestDatabase } from '../testing/fixtures.ts'
import { openFreezablePostgres } from '../testing/freezable-postgres.ts'

let database: TestDatabase & { postgresUrl: string }

beforeAll(async () => {
  const created = await createDatabase('platform')
  database = { ...created, postgresUrl: created.url }
  await database.db.raw('create table notes (owner text, text text)')
})

afterAll(() => database[Symbol.asyncDispose]())

const write = (db: Knex, owner: string, text: string) => db('notes').insert({ owner, text })

const notesOf = async (owner: string): Promise<string[]> =>
  database.db('notes').where({ owner }).orderBy('text').pluck('text')

/** Statements: 1 BEGIN, 2 and 3 insert, 4 COMMIT. */
const writeTwo = (db: Knex, owner: string) =>
  db.transaction(async (trx) => {
    await write(trx, owner, '1')
    await write(trx, owner, '2')
  })

it.concurrent.for(['a transaction', 'a single statement'])(
  'rolls a transaction back whose statement timed out, and runs %s that comes next outside of it',
  async (next) => {
    await using postgres = await openFreezablePostgres(database)
    const isSingle = next === 'a single statement'
    await postgres.freezeBefore(3)
    await expect(writeTwo(postgres.db, `before ${next}`)).rejects.toSatisfy(isDependencyError)
    await postgres.thaw()
    await (isSingle ? write(postgres.db, next, '1') : writeTwo(postgres.db, next))
    expect(await notesOf(next)).toEqual(isSingle ? ['1'] : ['1', '2'])
    expect(await notesOf(`before ${next}`)).toEqual([])
  },
)

it.concurrent('rejects a COMMIT without an answer, whatever became of it', async () => {
  await using postgres = await openFreezablePostgres(database)
  await postgres.freezeBefore(4)
  await expect(writeTwo(postgres.db, 'commit')).rejects.toSatisfy(isDependencyError)
  await postgres.thaw()
  expect(['', '1,2']).toContain(String(await notesOf('commit')))
  await writeTwo(postgres.db, 'after the commit')
  expect(await notesOf('after the commit')).toEqual(['1', '2'])
})

it.concurrent('rolls back by closing the connection when a ROLLBACK gets no answer, with the error of the work', async () => {
  await using postgres = await openFreezablePostgres(database)
  await postgres.freezeBefore(3)
  const failing = postgres.db.transaction(async (trx) => {
    await write(trx, 'rollback', '1')
    throw new Error('of the work')
  })
  await expect(failing).rejects.toThrow('of the work')
  await postgres.thaw()
  await writeTwo(postgres.db, 'after the rollback')
  expect(await notesOf('after the rollback')).toEqual(['1', '2'])
  expect(await notesOf('rollback')).toEqual([])
})

it.concurrent('does not report a commit that the server turned into a rollback', async () => {
  const swallowing = database.db.transaction(async (trx) => {
    await write(trx, 'swallowed', '1')
    await trx.raw('select 1 / 0').catch(() => undefined)
  })
  await expect(swallowing).rejects.toThrow('rolled back')
  expect(await notesOf('swallowed')).toEqual([])
})

it.concurrent('keeps the connection when the server itself ends a slow statement, which counts as a dependency failure', async () => {
  await using postgres = await openFreezablePostgres(database)
  const pidOf = async (): Promise<number> =>
    (await postgres.db.raw<{ rows: [{ pid: number }] }>('select pg_backend_pid() as pid')).rows[0].pid
  const before = await pidOf()
  await expect(postgres.db.raw('select pg_sleep(5)')).rejects.toSatisfy(isDependencyError)
  expect(await pidOf()).toBe(before)
})

it.concurrent('has the server end transactions that are idle for long', async () => {
  const shown = await database.db.raw<{ rows: object[] }>('show idle_in_transaction_session_timeout')
  expect(shown.rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }])
})
