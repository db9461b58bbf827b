import { AppError } from '@pandex/platform/errors'
import type { TokenRow } from './to-token-row.ts'

interface Page {
  page: number
  size: number
  order_by: string
  order: string
}

type Sortable = 'name' | 'per_minute' | 'calls_today' | 'last_used_at'

const sortable = new Set<string>(['name', 'per_minute', 'calls_today', 'last_used_at'] satisfies Sortable[])

const isSortable = (column: string): column is Sortable => sortable.has(column)

const compare = (a: string | number, b: string | number): number => (a === b ? 0 : a < b ? -1 : 1)

const sort = (rows: readonly TokenRow[], column: string, direction: number): readonly TokenRow[] => {
  if (column === '') return rows
  if (!isSortable(column)) throw new AppError('invalid', 'list.bad_order', '不支持按该列排序')
  return rows.toSorted((a, b) => direction * compare(a[column], b[column]))
}

/** Filters, sorts and pages the tokens, of which the setting holds at most 200. @throws AppError invalid list.bad_order */
export const listPage = (rows: readonly TokenRow[], q: string, page: Page): { list: TokenRow[]; total: number } => {
  const { page: number, size, order_by, order } = page
  const text = q.trim().toLowerCase()
  const found = rows.filter(({ name, remark }) => [name, remark].some((field) => field.toLowerCase().includes(text)))
  const sorted = sort(found, order_by, order === 'asc' ? 1 : -1)
  const start = (Math.max(number, 1) - 1) * size
  return { list: sorted.slice(start, start + size), total: found.length }
}
