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
  'rolls back a transaction whose statement timed out, and runs a following %s outside of it',
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

it.concurrent('rejects a COMMIT without an answer, whether or not it took effect', async () => {
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

it.concurrent('does not report success for a commit that the server turned into a rollback', async () => {
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

it.concurrent('lets the server end transactions that are idle for long', async () => {
  const shown = await database.db.raw<{ rows: object[] }>('show idle_in_transaction_session_timeout')
  expect(shown.rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }])
})

const valueOf = async (sql: string): Promise<unknown> =>
  (await database.db.raw<{ rows: [{ value: unknown }] }>(`select ${sql} as value`)).rows[0].value

it.concurrent.for<[sql: string, value: unknown]>([
  ['9007199254740991::int8', 9_007_199_254_740_991],
  ['-9007199254740991::int8', -9_007_199_254_740_991],
  ['null::int8', null],
  ['count(*)', 1],
  ['sum(7)', 7],
  [`'{1,null,-9007199254740991}'::int8[]`, [1, null, -9_007_199_254_740_991]],
  [`'{}'::int8[]`, []],
])('reads %s as a number', async ([sql, value]) => {
  expect(await valueOf(sql)).toEqual(value)
})

it.concurrent.for(['9007199254740992::int8', '-9007199254740992::int8', `'{1,9007199254740993}'::int8[]`])(
  'refuses to read %s, which a number cannot represent exactly',
  async (sql) => {
    await expect(valueOf(sql)).rejects.toThrow(RangeError)
    expect(await valueOf('1')).toBe(1)
  },
)

it.concurrent('rolls back a transaction that reads an int8 value beyond the exact range of a number', async () => {
  const reading = database.db.transaction(async (trx) => {
    await write(trx, 'unsafe', '1')
    await trx.raw('select 9007199254740992::int8')
  })
  await expect(reading).rejects.toThrow(RangeError)
  expect(await notesOf('unsafe')).toEqual([])
})

it.concurrent('reads numeric values as text, which preserves all digits', async () => {
  expect(await valueOf('sum(9007199254740993::int8)')).toBe('9007199254740993')
})
