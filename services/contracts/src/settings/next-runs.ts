import { nextCronTime } from '@pandex/platform/scheduling/next-cron-time'

/** The next runs of a five-field cron expression in the site's time zone; none if it is empty or invalid. */
export const nextRuns = (expression: string, after: Date, count: number): Date[] => {
  const runs: Date[] = []
  for (let last: Date | null = after; runs.length < count;) {
    last = nextCronTime(expression, last)
    if (!last) break
    runs.push(last)
  }
  return runs
}
