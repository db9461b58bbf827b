import { afterAll, beforeAll, expect, test } from 'vitest'
import { listQuery } from '../src/postgres/list-query.ts'
import type { Db } from '../src/postgres/postgres.ts'
import { createDatabase } from '../testing/fixtures.ts'
import type { TestDatabase } from '../testing/fixtures.ts'

let database: TestDatabase
let db: Db

beforeAll(async () => {
  database = await createDatabase('user')
  ;({ db } = database)
  await db.raw('create table thing (id bigserial primary key, seen timestamptz)')
  await db.raw(`insert into thing (seen) values ('2026-11-01'), (null), ('2026-11-03')`)
})

afterAll(() => database[Symbol.asyncDispose]())

const rules = { sortable: { id: 'id', seen: 'seen' }, sort: 'id' }

const page = (more: object = {}) => ({ page: 1, size: 20, order_by: '', order: '', ...more })

const idsOf = async (more: object = {}) => {
  const { rows } = await listQuery<{ id: number }>(db('thing'), page(more), rules)
  return rows.map(({ id }) => id)
}

test('rows are sorted newest first, and those without a value last in either direction', async () => {
  expect(await idsOf()).toEqual([3, 2, 1])
  expect(await idsOf({ order: 'asc' })).toEqual([1, 2, 3])
  expect(await idsOf({ order_by: 'seen' })).toEqual([3, 1, 2])
  expect(await idsOf({ order_by: 'seen', order: 'asc' })).toEqual([1, 3, 2])
})

test.each(['', 'asc'])(
  'a page in order of ids is read from their index, without sorting all rows: %j',
  async (order) => {
    const statements: { sql: string; bindings: never[] }[] = []
    const note = (query: { sql: string; bindings: never[] }): void => void statements.push(query)
    db.on('query', note)
    await idsOf({ order })
    db.removeListener('query', note)
    const [read] = statements.filter(({ sql }) => sql.includes('order by'))
    const plan = await db.transaction(async (trx) => {
      // Sorting three rows is cheaper than an index scan: with sorting disabled, a remaining sort is unavoidable.
      await trx.raw('set local enable_sort = off')
      await trx.raw('set local enable_seqscan = off')
      const text = read?.sql.replaceAll(/\$(\d+)/g, (_mark, at: string) => String(read.bindings[Number(at) - 1])) ?? ''
      return trx.raw<{ rows: Record<string, string>[] }>(`explain ${text}`)
    })
    const lines = plan.rows.flatMap((row) => Object.values(row)).join('\n')
    expect(lines).toContain('thing_pkey')
    expect(lines).not.toContain('Sort')
  },
)
