import { api } from '../../../lib/api/api.ts'
import type { ApiInput } from '../../../lib/api/api.ts'
import { formatDateTime } from '../../../lib/text/text-format.ts'
import { csvFile } from '../../csv.ts'
import type { Column } from '../table/columns.tsx'
import type { ListSpec, RowOf } from './list-spec.ts'

const pageSize = 100
/** Bound of an export; further rows are left out. */
export const maxExportedRows = 5_000

/** Loads the pages of a list one after the other. @param input of the list's call, with its filters and its order */
export const fetchRows = async <S extends ListSpec>(
  spec: S,
  input: ApiInput<S>,
): Promise<{ rows: RowOf<S>[]; isCut: boolean }> => {
  const rows: RowOf<S>[] = []
  for (let page = 1; rows.length < maxExportedRows; page++) {
    const { list } = (await api(spec, { ...(input as object), page, size: pageSize } as ApiInput<S>)) as unknown as {
      list: RowOf<S>[]
    }
    rows.push(...list)
    if (list.length < pageSize) return { rows, isCut: false }
  }
  return { rows, isCut: true }
}

const textOf = (value: unknown, kind: string | undefined): string => {
  if (typeof value === 'string') return kind === 'time' ? formatDateTime(value) : value
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value)) return value.join('、')
  return JSON.stringify(value)
}

/** The given columns, with their stored values. */
export const rowsToCsv = <R extends object>(columns: readonly Column<R>[], rows: readonly R[]): Blob =>
  csvFile([
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ key, kind, csv }) => csv?.(row) ?? textOf(row[key], kind))),
  ])
