import type { Knex } from '@pandex/platform/postgres/postgres'
import { diskTypes } from '@pandex/contracts/share-link'
import { createDatabase } from '@pandex/platform/testing/fixtures'
import type { TestDatabase } from '@pandex/platform/testing/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimChecks, findDueDrives, priorities } from '../../repositories/link-health/link-checks.ts'

const rows = 60_000
const rowsAtOnce = 20_000

let database: TestDatabase

beforeAll(async () => {
  database = await createDatabase('disk')
})

afterAll(() => database[Symbol.asyncDispose]())

interface Query {
  sql: string
  bindings: readonly unknown[]
}

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

const queryOf = async (work: () => Promise<unknown>): Promise<Query> => {
  const sent: Query[] = []
  const note = (query: Query): void => void sent.push(query)
  database.db.on('query', note)
  await work()
  database.db.off('query', note)
  const [query] = sent
  if (!query || sent.length > 1) throw new Error(`${sent.length} queries`)
  return query
}

/** Counts the pages that a query reads; its changes are rolled back. */
const pagesOf = async ({ sql, bindings }: Query): Promise<number> => {
  const taken = new Error('taken back')
  let pages = 0
  const measure = async (trx: Knex.Transaction): Promise<never> => {
    const { rows: answer } = await trx.raw<{ rows: [{ 'QUERY PLAN': [{ Plan: Plan }] }] }>(
      `explain (analyze, buffers, format json) ${sql.replaceAll(/\$\d+/g, '?')}`,
      bindings as Knex.RawBinding[],
    )
    const { Plan: plan } = answer[0]['QUERY PLAN'][0]
    pages = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    throw taken
  }
  await database.db.transaction(measure).catch((error: unknown) => {
    if (error !== taken) throw error
  })
  return pages
}

const fill = async (dueAt: string): Promise<void> => {
  await database.db.raw('truncate link_check')
  for (let from = 0; from < rows; from += rowsAtOnce)
    await database.db.raw(
      `insert into link_check (disk_type, disk_id, priority, due_at)
       select (?::text[])[1 + number % ?], number::text, number / ? % ?, ${dueAt}
       from generate_series(?::integer, ?::integer) as number`,
      [[...diskTypes], diskTypes.length, diskTypes.length, Object.keys(priorities).length, from, from + rowsAtOnce - 1],
    )
  await database.db.raw('analyze link_check')
}

test.each([
  ['due', `now() - number * interval '1 second'`],
  ['to be asked for later', `now() + number * interval '1 second' + interval '1 hour'`],
  ['of no interest to anybody', 'null'],
])(
  'with 60,000 shares %s, checking for due shares and claiming one read a few pages of an index',
  async (_which, dueAt) => {
    await fill(dueAt)
    const look = await queryOf(async () => findDueDrives(database.db, diskTypes))
    const take = await queryOf(async () => claimChecks(database.db, 'LZY', 1))
    expect(await pagesOf(look)).toBeLessThan(diskTypes.length * Object.keys(priorities).length * 4)
    expect(await pagesOf(take)).toBeLessThan(100)
  },
)
