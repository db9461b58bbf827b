import { AppError } from '../errors.ts'
import type { Page__Output as Page } from '../gen/pandex/common/v1/Page.ts'
import type { Knex } from './postgres.ts'

export interface ListOptions {
  sortable: Record<string, string | Knex.Raw>
  sort: string
  direction?: 'asc' | 'desc'
  /** Unique tie-breaker column, so that no row appears on two pages. */
  id?: string
  /** Counting stops here, for tables too large to count. */
  maxTotal?: number
}

const defaultPageSize = 20
const maxPageSize = 100

/** Rows per page. @param size as requested; 0 for the default */
export const pageSizeOf = (size: number): number => Math.min(size === 0 ? defaultPageSize : size, maxPageSize)

/** Deeper pages are refused: an offset reads all rows before it. */
const maxOffset = 100_000

const countRows = (query: Knex.QueryBuilder, maxTotal: number | undefined): Promise<{ total: number }[]> => {
  const counted =
    maxTotal === undefined
      ? query.clone().count({ total: '*' })
      : (query.client as Knex.Client)
          .queryBuilder()
          .count({ total: '*' })
          .from(
            query
              .clone()
              .select((query.client as Knex.Client).raw('1'))
              .limit(maxTotal)
              .as('counted'),
          )
  return counted as unknown as Promise<{ total: number }[]>
}

/**
 * One page of a query that has its filters and no select yet.
 * @throws AppError `invalid` `list.bad_order` for a column that is not sortable, `list.too_far` beyond the last page served
 */
export const pageQuery = async <Row>(
  query: Knex.QueryBuilder,
  page: Page | null,
  { sortable, sort, direction = 'desc', id = 'id' }: ListOptions,
  columns: readonly (string | Knex.Raw)[] = ['*'],
): Promise<Row[]> => {
  const { page: number = 1, size = 0, order_by = '', order = '' } = page ?? {}
  const column = order_by === '' ? sort : Object.hasOwn(sortable, order_by) ? sortable[order_by] : undefined
  if (column === undefined) throw new AppError('invalid', 'list.bad_order', '不支持按该列排序')
  const limit = pageSizeOf(size)
  const offset = (Math.max(number, 1) - 1) * limit
  if (offset > maxOffset) throw new AppError('invalid', 'list.too_far', '页码太大，请缩小筛选范围')
  const by = order === 'asc' || order === 'desc' ? order : direction
  // No `nulls last` for the unique id: the reversed primary key index could not serve it and all rows would be sorted.
  const byId = { column: id, order: by }
  return query
    .clone()
    .select(columns)
    .orderBy(column === id ? [byId] : [{ column: column as string, order: by, nulls: 'last' }, byId])
    .limit(limit)
    .offset(offset) as unknown as Promise<Row[]>
}

/** `pageQuery` with the total row count. @throws AppError as `pageQuery` */
export const listQuery = async <Row>(
  query: Knex.QueryBuilder,
  page: Page | null,
  rules: ListOptions,
  columns?: readonly (string | Knex.Raw)[],
): Promise<{ rows: Row[]; total: number }> => {
  const [rows, [counted]] = await Promise.all([
    pageQuery<Row>(query, page, rules, columns),
    countRows(query, rules.maxTotal),
  ])
  return { rows, total: counted?.total ?? 0 }
}
