/** Days and hours of the site, which are those of Asia/Shanghai: one offset, without summer time, since 1991. */
const offsetMs = 8 * 3_600_000

const dayMs = 24 * 3_600_000

/** `YYYY-MM-DD` */
export const dayOf = (time: Date): string => new Date(time.getTime() + offsetMs).toISOString().slice(0, 10)

/** The midnight with which a day begins. @returns null when the text is not a day, or one of the year 0, which PostgreSQL lacks */
export const startOfDay = (day: string): Date | null => {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const start = new Date(`${day}T00:00:00+08:00`)
  // The 31st of a short month is read as the 1st of the next one.
  return !Number.isNaN(start.getTime()) && dayOf(start) === day ? start : null
}

/** The last moment of a day that begins at `start`. */
export const endOfDay = (start: Date): Date => new Date(start.getTime() + dayMs - 1)
