/** Reads the stores without the product, to check that they agree. */
import { isDeepStrictEqual } from 'node:util'
import { Client } from '@elastic/elasticsearch'
import pg from 'pg'
import { int8AsNumber } from '../../../services/platform/src/postgres/int8.ts'
import { databaseUrl } from '../../../services/platform/src/postgres/postgres.ts'
import type { TestProduct } from './open-product.ts'

export type Versions = Map<string, number>

export const query = async <Row extends object>(
  { engines, namespace }: TestProduct,
  service: string,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> => {
  const connectionString = databaseUrl(engines.postgresUrl, `pandex_${namespace}_${service}`)
  const client = new pg.Client({ connectionString, types: int8AsNumber })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

/** Changes a resource in a way that no call offers, and records it in `changed_docs` as the product does. @returns its id */
export const changeStoredDisk = async (product: TestProduct, docId: string, assignments: string): Promise<number> => {
  const sql = `with changed as (update disk set ${assignments} where doc_id = $1 returning id),
    recorded as (insert into changed_docs (doc_ids) values (array[$1]))
    select id from changed`
  const [row] = (await query(product, 'disk', sql, [docId])) as [{ id: number }]
  return row.id
}

export const readStoredVersions = async (product: TestProduct): Promise<Versions> => {
  const rows = await query<{ doc_id: string; version: number }>(product, 'disk', 'select doc_id, version from disk')
  return new Map(rows.map(({ doc_id, version }) => [doc_id, version]))
}

export const readIndexedVersions = async ({ engines, namespace }: TestProduct): Promise<Versions> => {
  const client = new Client({ node: engines.elasticsearchUrl })
  const index = `${namespace}-disk`
  try {
    await client.indices.refresh({ index })
    const { hits } = await client.search({
      index,
      size: 10_000,
      version: true,
      _source: false,
      query: { match_all: {} },
    })
    return new Map(hits.hits.map(({ _id, _version }) => [_id ?? '', _version ?? 0]))
  } finally {
    await client.close()
  }
}

export const areStoresInSync = async (product: TestProduct): Promise<boolean> =>
  isDeepStrictEqual(await readIndexedVersions(product), await readStoredVersions(product))

/** How many shares are stored more than once, without relying on the table's unique constraint. */
export const countDuplicateShares = async (product: TestProduct): Promise<number> => {
  const sql = 'select 1 from disk group by disk_type, disk_id having count(*) > 1'
  return (await query(product, 'disk', sql)).length
}

export const countUnsentEvents = async (product: TestProduct): Promise<number> => {
  const sql = 'select count(*)::int as waiting from outbox where published_at is null'
  const found = await Promise.all(['task', 'disk'].map((service) => query<{ waiting: number }>(product, service, sql)))
  return found.flat().reduce((sum, { waiting }) => sum + waiting, 0)
}

export const isReportedDead = async (product: TestProduct, diskId: string): Promise<boolean> => {
  const sql = 'select 1 from link_check where disk_id = $1 and first_dead_at is not null and leased_until is null'
  return (await query(product, 'disk', sql, [diskId])).length > 0
}

/** Moves the first dead answer ten minutes into the past and makes the next check due. */
export const backdateFirstDead = async (product: TestProduct, diskId: string): Promise<void> => {
  const past = `first_dead_at - interval '10 minutes'`
  await query(product, 'disk', `update link_check set first_dead_at = ${past}, due_at = now() where disk_id = $1`, [
    diskId,
  ])
}

/** Expires leases of killed processes and makes failed jobs due. */
export const expireLeases = async (product: TestProduct): Promise<void> => {
  await query(product, 'task', 'update job set leased_until = now() where leased_until > now()')
  await query(product, 'task', 'update job set due_at = now() where due_at > now()')
  await query(product, 'disk', 'update link_check set leased_until = now() where leased_until > now()')
}
