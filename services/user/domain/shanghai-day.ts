/** Days in Asia/Shanghai, which is UTC+8 without daylight saving since 1991; format 2026-11-21. */
const offsetMs = 8 * 3_600_000

const dayMs = 86_400_000

const toText = (shanghaiMs: number): string => new Date(shanghaiMs).toISOString().slice(0, 10)

export const shanghaiDay = (at: Date): string => toText(at.getTime() + offsetMs)

export const dayBefore = (day: string): string => toText(Date.parse(day) - dayMs)

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
