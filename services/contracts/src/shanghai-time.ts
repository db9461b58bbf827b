/** Days and times of the site are those of Asia/Shanghai: UTC+8 without daylight saving since 1991. Days are texts: 2026-11-21. */

export const timeZone = 'Asia/Shanghai'

const offsetMs = 8 * 3_600_000

const dayMs = 24 * 3_600_000

/** A date whose UTC fields are the fields of the time in Shanghai. */
const toShanghai = (time: Date): Date => new Date(time.getTime() + offsetMs)

const fromShanghai = (shanghai: Date): Date => new Date(shanghai.getTime() - offsetMs)

/** `YYYY-MM-DD HH:mm:ss`; `''` for an invalid date. */
export const formatTime = (time: Date): string =>
  Number.isNaN(time.getTime()) ? '' : toShanghai(time).toISOString().slice(0, 19).replace('T', ' ')

export const dayOf = (time: Date): string => toShanghai(time).toISOString().slice(0, 10)

export const dayBefore = (day: string): string => new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)

export const firstDayOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** @returns midnight of the day; null if the text is not a valid day, or of the year 0, which PostgreSQL lacks */
export const parseDay = (day: string): Date | null => {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const start = new Date(`${day}T00:00:00+08:00`)
  // Date reads the 31st of a short month as the 1st of the next.
  return !Number.isNaN(start.getTime()) && dayOf(start) === day ? start : null
}

/** Midnight, `daysAgo` days ago. */
export const startOfDay = (now: Date, daysAgo = 0): Date => {
  const day = toShanghai(now)
  day.setUTCHours(0, 0, 0, 0)
  day.setUTCDate(day.getUTCDate() - daysAgo)
  return fromShanghai(day)
}

/** The last millisecond of the day. */
export const endOfDay = (time: Date): Date => new Date(startOfDay(time).getTime() + dayMs - 1)

/** Midnight of the same day of an earlier month, or of its last day if it is shorter. */
export const startOfDayMonthsAgo = (now: Date, months: number): Date => {
  const day = toShanghai(startOfDay(now))
  const dayOfMonth = day.getUTCDate()
  day.setUTCMonth(day.getUTCMonth() - months, 1)
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(dayOfMonth, lastOfMonth))
  return fromShanghai(day)
}
