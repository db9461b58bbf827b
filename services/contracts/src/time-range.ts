import { endOfDay, parseDay, startOfDay } from './shanghai-time.ts'
import { AppError } from '@pandex/platform/errors'

export type Unit = 'hour' | 'day'

const hourMs = 3_600_000
const unitMs = { hour: hourMs, day: 24 * hourMs } as const

const maxPoints = 1_000

/** @param service names the service in the error's code */
export const badRange = (service: string, message: string): AppError =>
  new AppError('invalid', `${service}.bad_range`, message)

const rfc3339 = /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/i

/** RFC 3339. @returns null if invalid */
export const readTime = (text: string): Date | null => {
  const time = new Date(rfc3339.test(text) ? text : '')
  return Number.isNaN(time.getTime()) ? null : time
}

/** Reads a time, or a day as its first or last moment. @throws AppError invalid <service>.bad_range */
export const readBound = (service: string, text: string, end: 'first' | 'last'): Date => {
  const day = parseDay(text)
  const time = day && end === 'last' ? endOfDay(day) : (day ?? readTime(text))
  if (!time) throw badRange(service, '请填写有效的时间')
  return time
}

/** Bounds of a list's period; an empty text is no bound. */
export interface Bounds {
  from: Date | null
  to: Date | null
}

/** Reads `from` and `to` with `readBound`. @throws AppError invalid <service>.bad_range */
export const readBounds = (service: string, { from, to }: { from: string; to: string }): Bounds => ({
  from: from === '' ? null : readBound(service, from, 'first'),
  to: to === '' ? null : readBound(service, to, 'last'),
})

const floor = (time: Date, unit: Unit): Date => {
  if (unit === 'day') return startOfDay(time)
  return new Date(time.getTime() - (time.getTime() % hourMs))
}

export interface Points {
  unit: Unit
  /** Never empty. */
  starts: Date[]
  /** Start of the first point after the series. */
  end: Date
}

/** Start times of the hours or days that the range overlaps. @throws AppError invalid <service>.bad_range */
export const listPoints = (service: string, range: { from: string; to: string; unit: string }): Points => {
  const { from, to, unit } = range
  if (unit !== 'hour' && unit !== 'day') throw badRange(service, '请选择按小时或按天')
  const [begin, end] = [readBound(service, from, 'first'), readBound(service, to, 'last')]
  if (end < begin) throw badRange(service, '结束时间早于开始时间')
  const first = floor(begin, unit).getTime()
  const length = Math.floor((end.getTime() - first) / unitMs[unit]) + 1
  if (length > maxPoints) throw badRange(service, `时间范围太大，最多 ${maxPoints} 个点`)
  const startOf = (index: number): Date => new Date(first + index * unitMs[unit])
  return { unit, starts: Array.from({ length }, (_, index) => startOf(index)), end: startOf(length) }
}
