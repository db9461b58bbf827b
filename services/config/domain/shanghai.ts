/** Days and hours in Asia/Shanghai: UTC+8 without daylight saving since 1991. */
const offsetMs = 8 * 3_600_000

const dayMs = 24 * 3_600_000

export const dayOf = (time: Date): string => new Date(time.getTime() + offsetMs).toISOString().slice(0, 10)

/** @returns null if the text is not a valid day, or of the year 0, which PostgreSQL lacks */
export const startOfDay = (day: string): Date | null => {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const start = new Date(`${day}T00:00:00+08:00`)
  // Date reads the 31st of a short month as the 1st of the next.
  return !Number.isNaN(start.getTime()) && dayOf(start) === day ? start : null
}

export const endOfDay = (start: Date): Date => new Date(start.getTime() + dayMs - 1)
