import type { CSSProperties, ReactNode } from 'react'
import { useNow } from '../../../lib/browser/clock.ts'
import { formatCount, formatDate, formatDateTime } from '../../../lib/text/text-format.ts'
import type { ColumnPreferences } from './table-preferences.ts'

/** The key must be a field of the row: another key is a type error. */
export type Column<R extends object> = { [K in keyof R & string]-?: ColumnOf<R, K> }[keyof R & string]

interface ColumnOf<R extends object, K extends keyof R & string> {
  key: K
  title: string
  /** Numbers are right-aligned with tabular figures, times are shortened. */
  kind?: 'text' | 'time' | (NonNullable<R[K]> extends number ? 'number' : never)
  canSort?: boolean
  /** Hidden by default. */
  isOptional?: boolean
  /** Maximum width in em; longer text is truncated, with the full text in the tooltip. */
  width?: number
  /** Minimum width in em of the first column, for names that must not be truncated. */
  minWidth?: number
  cell?: (row: R) => ReactNode
  /** Text of an exported file, where the stored value is not meant for readers. */
  csv?: (row: R) => string
}

/** The first column stays first. A column that the order does not name follows its default predecessor. */
export const orderedColumns = <R extends object>(
  columns: readonly Column<R>[],
  { order }: Pick<ColumnPreferences, 'order'>,
): Column<R>[] => {
  const [first, ...others] = columns
  if (!first) return []
  const ordered = order.flatMap((key) => others.find((column) => column.key === key) ?? [])
  const result = [first, ...new Set(ordered)]
  for (const [index, column] of columns.entries())
    if (!result.includes(column)) result.splice(result.indexOf(columns[index - 1] ?? first) + 1, 0, column)
  return result
}

/** In the admin's order. The first column cannot be hidden. */
export const visibleColumns = <R extends object>(
  columns: readonly Column<R>[],
  preferences: Omit<ColumnPreferences, 'widths'>,
): Column<R>[] =>
  orderedColumns(columns, preferences).filter(
    ({ key, isOptional = false }, index) =>
      index === 0 || (isOptional ? preferences.shown.includes(key) : !preferences.hidden.includes(key)),
  )

/** Attributes of a cell whose column has a width of its own. */
export const sizedAttributes = (width: number | undefined) =>
  width === undefined ? {} : { 'data-sized': true, style: { '--column-width': `${width}px` } as CSSProperties }

export const leadAttributes = (minWidth: number | undefined) =>
  minWidth === undefined ? {} : { style: { '--lead-width': `${minWidth}em` } as CSSProperties }

/** An empty value becomes a dash, so that it does not look like an error. */
export const Cell = <R extends object>({ column, row }: { column: Column<R>; row: R }) => {
  const value = row[column.key]
  if (column.cell) return <>{column.cell(row) ?? <EmptyValue />}</>
  // Ids are not grouped, so that they can be searched and copied.
  if (column.key === 'id') return <>{String(value)}</>
  if (column.kind === 'number') return <>{formatCount(Number(value))}</>
  if (column.kind === 'time') return <Time at={String(value ?? '')} />
  const text = String(value ?? '')
  return text ? <span title={column.width ? text : undefined}>{text}</span> : <EmptyValue />
}

export const EmptyValue = () => (
  <>
    <span aria-hidden="true" data-nothing>
      –
    </span>
    <span className="vh">无</span>
  </>
)

/** Shows the hour for today, day and hour within the year, else the date; the tooltip has the full time. */
export const Time = ({ at }: { at: string }) => {
  const nowMs = useNow()
  const full = formatDateTime(at)
  if (!full) return <EmptyValue />
  const now = formatDate(new Date(nowMs).toISOString())
  const [day = '', hour = ''] = full.split(' ')
  const short = day === now ? `今天 ${hour}` : day.slice(0, 4) === now.slice(0, 4) ? `${day.slice(5)} ${hour}` : day
  return (
    <time dateTime={at} title={full}>
      {short}
    </time>
  )
}
