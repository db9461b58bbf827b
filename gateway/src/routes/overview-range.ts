import { startOfDay } from '@pandex/contracts/shanghai-time'

export type OverviewRange = 'day' | 'week' | 'month'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

const lengths: Record<OverviewRange, { unit: 'hour' | 'day'; points: number }> = {
  day: { unit: 'hour', points: 24 },
  week: { unit: 'day', points: 7 },
  month: { unit: 'day', points: 30 },
}

interface Range {
  from: string
  to: string
  unit: 'hour' | 'day'
}

/**
 * The period up to now, whose last hour or day is incomplete, and the one before, cut at the same hour so that both are as long. Callers
 * only add up `previous`, so its points are always hours.
 */
export const periodsOf = (range: OverviewRange, now: Date): { current: Range; previous: Range } => {
  const { unit, points } = lengths[range]
  const hour = now.getTime() - (now.getTime() % hourMs)
  const from = unit === 'hour' ? hour - (points - 1) * hourMs : startOfDay(now, points - 1).getTime()
  const lengthMs = points * (unit === 'hour' ? hourMs : dayMs)
  const isoOf = (timeMs: number): string => new Date(timeMs).toISOString()
  return {
    current: { from: isoOf(from), to: isoOf(now.getTime()), unit },
    previous: { from: isoOf(from - lengthMs), to: isoOf(now.getTime() - lengthMs), unit: 'hour' },
  }
}
