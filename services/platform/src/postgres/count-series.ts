import type { Db } from './postgres.ts'

export interface SeriesPoints {
  unit: 'hour' | 'day'
  /** Start times of the points, oldest first. */
  starts: readonly Date[]
  /** End of the last point, exclusive. */
  end: Date
}

export interface CountedTable<C extends string> {
  table: string
  /** An indexed timestamptz column. */
  time: string
  /** SQL aggregates by name, such as `count(*)`. */
  counts: Readonly<Record<C, string>>
  /** Of the days. */
  timeZone: string
}

/** Aggregates rows by hour or day of the time zone. Table, column and aggregates are trusted SQL. @returns one row per point, oldest first */
export const readCountSeries = async <C extends string>(
  db: Db,
  { table, time, counts, timeZone }: CountedTable<C>,
  { unit, starts, end }: SeriesPoints,
): Promise<({ time: string } & Record<C, number>)[]> => {
  const names = Object.keys(counts) as C[]
  const { rows } = await db.raw<{ rows: ({ start: Date } & Record<C, number>)[] }>(
    `select date_trunc(?, ${time}, ?) as start,
       ${names.map((name) => `(${counts[name]})::int8 as ${name}`).join(', ')}
     from ${table} where ${time} >= ? and ${time} < ? group by 1`,
    [unit, timeZone, starts[0] ?? end, end],
  )
  const found = new Map(rows.map((row) => [row.start.getTime(), row]))
  return starts.map((start) => {
    const row = found.get(start.getTime())
    const values = Object.fromEntries(names.map((name) => [name, row?.[name] ?? 0])) as Record<C, number>
    return { time: start.toISOString(), ...values }
  })
}
