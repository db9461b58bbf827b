import { Cron } from 'croner'

/**
 * The next moment that a cron expression means, on the site's clocks: five fields, so no more often than once a minute.
 * @returns null for never, and for what is no expression
 */
export const nextTime = (expression: string, after: Date): Date | null => {
  if (expression.trim() === '') return null
  try {
    return new Cron(expression.trim(), { timezone: 'Asia/Shanghai', paused: true, mode: '5-part' }).nextRun(after)
  } catch {
    return null
  }
}
