import { formatDate, formatDateTime } from '../../lib/text/text-format.ts'

/** `2026-11-22 09:00` or `2026-11-22`. */
export const pointName = (time: string, unit: 'hour' | 'day'): string =>
  unit === 'hour' ? formatDateTime(time) : formatDate(time)

/** Without the year, which the axis of a chart need not repeat. */
export const shortPointName = (time: string, unit: 'hour' | 'day'): string =>
  pointName(time, unit).slice('2026-'.length)
