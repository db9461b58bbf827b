import { parseTimeMs } from '../../../lib/text/text-format.ts'

const dayMs = 24 * 3600_000

export const forever = '9999-12-31T23:59:59+08:00'

export const isForever = (until: string): boolean => until.startsWith('9999-')

/** Adds days to the end of an active membership, else to now. RFC 3339. */
export const extendVip = (until: string, days: number, nowMs: number): string => {
  if (isForever(until)) return until
  const untilMs = parseTimeMs(until)
  const fromMs = untilMs > nowMs ? untilMs : nowMs
  return new Date(fromMs + days * dayMs).toISOString()
}
