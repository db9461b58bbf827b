import type { DataValue__Output as DataValue } from '@pandex/platform/gen/pandex/config/v1/DataValue'
import type { DataValueList__Output as DataValueList } from '@pandex/platform/gen/pandex/config/v1/DataValueList'
import type { Page__Output as Page } from '@pandex/platform/gen/pandex/common/v1/Page'
import { listQuery } from '@pandex/platform/postgres/list-query'
import type { Db, Knex } from '@pandex/platform/postgres/postgres'
import { foldCase } from '../domain/lists/data-list.ts'
import type { DataListType } from '../domain/lists/data-list.ts'

interface StoredValue {
  id: number
  value: string
  create_time: Date
}

const columns = ['id', 'value', 'create_time']

const rules = { sortable: { id: 'id', value: 'folded', create_time: 'id' }, sort: 'id' }

const fromRow = (row: StoredValue): DataValue => ({
  ...row,
  create_time: row.create_time.toISOString(),
})

export const listValues = async (db: Db, type: DataListType, q: string, page: Page | null): Promise<DataValueList> => {
  const query = db('data_value').where({ type })
  if (q.trim() !== '') query.whereRaw('strpos(folded, ?) > 0', [foldCase(q.trim())])
  const { rows, total } = await listQuery<StoredValue>(query, page, rules, columns)
  return { list: rows.map(fromRow), total }
}

export const readVersions = async (db: Db): Promise<Map<string, number>> => {
  const rows: { type: string; version: number }[] = await db('data_list').select('type', 'version')
  return new Map(rows.map(({ type, version }) => [type, version]))
}

export const readValues = async (db: Db, type: string): Promise<string[]> => {
  const rows: { value: string }[] = await db('data_value').where({ type }).orderBy('id').select('value')
  return rows.map(({ value }) => value)
}

/** Locks a list until the transaction ends, by incrementing its version. */
export const lockList = async (trx: Knex.Transaction, type: DataListType): Promise<void> => {
  await trx('data_list').where({ type }).increment('version')
}

export const measureList = async (
  trx: Knex.Transaction,
  type: DataListType,
): Promise<{ count: number; bytes: number }> => {
  const { rows } = await trx.raw<{ rows: [{ count: number; bytes: number }] }>(
    'select count(*) as count, coalesce(sum(octet_length(value)), 0) as bytes from data_value where type = ?',
    [type],
  )
  return rows[0]
}

export const insertValues = async (
  trx: Knex.Transaction,
  type: DataListType,
  values: readonly string[],
): Promise<string[]> => {
  const { rows } = await trx.raw<{ rows: { value: string }[] }>(
    `insert into data_value (type, value, folded)
     select ?, value, folded
     from unnest(?::text[], ?::text[]) with ordinality as line (value, folded, position)
     order by position
     on conflict (type, folded) do nothing
     returning value`,
    [type, [...values], values.map(foldCase)],
  )
  return rows.map(({ value }) => value)
}

export const deleteValues = async (
  trx: Knex.Transaction,
  type: DataListType,
  values: readonly string[],
): Promise<string[]> => {
  const { rows } = await trx.raw<{ rows: { value: string }[] }>(
    'delete from data_value where type = ? and folded = any(?::text[]) returning value',
    [type, values.map(foldCase)],
  )
  return rows.map(({ value }) => value)
}
