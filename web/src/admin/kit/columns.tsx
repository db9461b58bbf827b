import type { ReactNode } from 'react'
import { useNow } from '../../lib/clock.ts'
import { formatCount, formatDate, formatDateTime } from '../../lib/text-format.ts'
import type { TableMemory } from './table-memory.ts'

/** One column: its key is a field of the row, so a field that the list's call does not answer fails the type check. */
export type Column<R extends object> = { [K in keyof R & string]: ColumnOf<R, K> }[keyof R & string]

interface ColumnOf<R extends object, K extends keyof R & string> {
  key: K
  title: string
  /** Numbers stand at the right in even figures, times in the shortest form that is clear. */
  kind?: 'text' | 'time' | (R[K] extends number ? 'number' : never)
  /** The list's call sorts by it. */
  canSort?: boolean
  /** Only shown when it is chosen. */
  isOptional?: boolean
  /** Room for long texts, in em; what is longer is cut and stands whole in a tip. */
  width?: number
  cell?: (row: R) => ReactNode
}

/** The columns to show: the first always is. */
export const shownColumns = <R extends object>(columns: readonly Column<R>[], memory: TableMemory): Column<R>[] =>
  columns.filter(
    ({ key, isOptional = false }, index) =>
      index === 0 || (isOptional ? memory.shown.includes(key) : !memory.hidden.includes(key)),
  )

/** What stands in a cell. Nothing at all is a dash, so that a gap is never taken for a fault. */
export const Cell = <R extends object>({ column, row }: { column: Column<R>; row: R }) => {
  const value = row[column.key]
  if (column.cell) return <>{column.cell(row) ?? <Nothing />}</>
  // An id is a name made of figures: grouped, it would not be found again.
  if (column.key === 'id') return <>{String(value)}</>
  if (column.kind === 'number') return <>{formatCount(Number(value))}</>
  if (column.kind === 'time') return <Time at={String(value ?? '')} />
  const text = String(value ?? '')
  return text ? <span title={column.width && text.length > column.width ? text : undefined}>{text}</span> : <Nothing />
}

export const Nothing = () => (
  <>
    <span aria-hidden="true" data-nothing>
      –
    </span>
    <span className="vh">无</span>
  </>
)

/** A moment: the hour for today, the day with its hour within a year, else the date. The whole stands in the tip. */
export const Time = ({ at }: { at: string }) => {
  const nowMs = useNow()
  const full = formatDateTime(at)
  if (!full) return <Nothing />
  const now = formatDate(new Date(nowMs).toISOString())
  const [day = '', hour = ''] = full.split(' ')
  const short = day === now ? `今天 ${hour}` : day.slice(0, 4) === now.slice(0, 4) ? `${day.slice(5)} ${hour}` : day
  return (
    <time dateTime={at} title={full}>
      {short}
    </time>
  )
}
