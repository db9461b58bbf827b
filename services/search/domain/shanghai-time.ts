/** China has had one offset without daylight saving time since 1991. */
const offsetMs = 8 * 3_600_000

const toShanghai = (time: Date): Date => new Date(time.getTime() + offsetMs)

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai; `''` if unknown. @param time RFC 3339, or null or blank when unknown */
export const formatShanghai = (time: string | null): string => {
  const parsed = new Date(time ?? '')
  return Number.isNaN(parsed.getTime()) ? '' : toShanghai(parsed).toISOString().slice(0, 19).replace('T', ' ')
}

export const dayOf = (time: Date): string => toShanghai(time).toISOString().slice(0, 10)

const monthsOf = new Map([
  ['month', 1],
  ['three_month', 3],
  ['half_year', 6],
  ['year', 12],
])

/** Midnight in Asia/Shanghai, `daysAgo` days ago. */
export const startOfDay = (now: Date, daysAgo: number): Date => {
  const day = toShanghai(now)
  day.setUTCHours(0, 0, 0, 0)
  day.setUTCDate(day.getUTCDate() - daysAgo)
  return new Date(day.getTime() - offsetMs)
}

const startOfDayMonthsAgo = (now: Date, months: number): Date => {
  const day = toShanghai(startOfDay(now, 0))
  const dayOfMonth = day.getUTCDate()
  day.setUTCMonth(day.getUTCMonth() - months, 1)
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(dayOfMonth, lastOfMonth))
  return new Date(day.getTime() - offsetMs)
}

/** Start of the window `share_time`: a midnight, so that all pages of a day agree. Unknown values have no window. */
export const windowStart = (shareTime: string, now: Date): Date | undefined => {
  if (shareTime === 'week') return startOfDay(now, 7)
  const months = monthsOf.get(shareTime)
  return months === undefined ? undefined : startOfDayMonthsAgo(now, months)
}
