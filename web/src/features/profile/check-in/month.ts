const dayMs = 24 * 3600_000

const toText = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** Weeks, from Monday to Sunday, of the month of `day` (2026-11-21); days of other months are null. */
export const weeksOfMonth = (day: string): (string | null)[][] => {
  const month = day.slice(0, 7)
  const firstMs = Date.parse(`${month}-01`)
  const mondayBefore = (new Date(firstMs).getUTCDay() + 6) % 7
  const weeks: (string | null)[][] = []
  for (let ms = firstMs - mondayBefore * dayMs; toText(ms).slice(0, 7) <= month; ms += 7 * dayMs) {
    const week = Array.from({ length: 7 }, (_, index) => toText(ms + index * dayMs))
    weeks.push(week.map((date) => (date.startsWith(month) ? date : null)))
  }
  return weeks
}
