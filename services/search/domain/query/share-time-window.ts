import { startOfDay, startOfDayMonthsAgo } from '@pandex/contracts/shanghai-time'

const monthsOf = new Map([
  ['month', 1],
  ['three_month', 3],
  ['half_year', 6],
  ['year', 12],
])

/** Start of the window `share_time`: a midnight, so that all pages of a day agree. Unknown values have no window. */
export const windowStart = (shareTime: string, now: Date): Date | undefined => {
  if (shareTime === 'week') return startOfDay(now, 7)
  const months = monthsOf.get(shareTime)
  return months === undefined ? undefined : startOfDayMonthsAgo(now, months)
}
