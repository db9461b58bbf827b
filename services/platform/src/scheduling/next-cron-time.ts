import { Cron } from 'croner'

/**
 * Next run of a five-field cron expression in the Asia/Shanghai time zone, so at most once a minute.
 * @returns null if it never runs or the expression is invalid
 */
export const nextCronTime = (expression: string, after: Date): Date | null => {
  if (expression.trim() === '') return null
  try {
    return new Cron(expression.trim(), { timezone: 'Asia/Shanghai', paused: true, mode: '5-part' }).nextRun(after)
  } catch {
    return null
  }
}
