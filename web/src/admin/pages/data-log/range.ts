import { formatDate } from '../../../lib/text/text-format.ts'

export interface DayRange {
  from: string
  to: string
  unit: 'hour' | 'day'
}

export const presets = [
  { label: '今天', days: 1 },
  { label: '7 天', days: 7 },
  { label: '30 天', days: 30 },
  { label: '90 天', days: 90 },
  { label: '一年', days: 365 },
] as const

const dayMs = 24 * 3_600_000
/** More hours are too many points of a chart. */
const maxHourlyDays = 31
/** The series has at most 1000 points. */
const maxDays = 1_000

const lengthOf = ({ from, to }: Pick<DayRange, 'from' | 'to'>): number =>
  (Date.parse(to) - Date.parse(from)) / dayMs + 1

export const canBeHourly = (range: Pick<DayRange, 'from' | 'to'>): boolean => lengthOf(range) <= maxHourlyDays

// Functions of `@pandex/contracts/shanghai-time` would join the scripts of public pages, which share that module.
const isoDay = (timeMs: number): string => new Date(timeMs).toISOString().slice(0, 10)

export const isDay = (text: string): boolean => !Number.isNaN(Date.parse(text)) && isoDay(Date.parse(text)) === text

const addDays = (day: string, days: number): string => isoDay(Date.parse(day) + days * dayMs)

/** The last days up to today, of Asia/Shanghai. */
export const presetRange = (days: number, now: Date): DayRange => {
  const to = formatDate(now.toISOString())
  return { from: addDays(to, 1 - days), to, unit: days === 1 ? 'hour' : 'day' }
}

/** Moves one end. The other end follows where the range would be empty or longer than the series. */
export const moveEnd = (range: DayRange, end: 'from' | 'to', day: string): DayRange => {
  const moved = { ...range, [end]: day }
  const other = end === 'from' ? 'to' : 'from'
  if (lengthOf(moved) < 1) return { ...moved, [other]: day }
  if (lengthOf(moved) <= maxDays) return moved
  return { ...moved, [other]: addDays(day, end === 'from' ? maxDays - 1 : 1 - maxDays) }
}

/** Range of the address; seven days where it is missing or invalid. */
export const readRange = (params: URLSearchParams, now: Date): DayRange => {
  const given = { from: params.get('from') ?? '', to: params.get('to') ?? '' }
  const isValid = isDay(given.from) && isDay(given.to) && lengthOf(given) >= 1 && lengthOf(given) <= maxDays
  if (!isValid) return presetRange(7, now)
  return { ...given, unit: params.get('unit') === 'hour' && canBeHourly(given) ? 'hour' : 'day' }
}
