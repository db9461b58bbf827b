import type { ApiOutput } from '../../../lib/api.ts'
import { parseTimeMs } from '../../../lib/text-format.ts'

export type Disks = ApiOutput<'GET /v1/disk/latest'>

/** The longest list that the call answers. */
export const newestSize = 50

export const newestQuery = ['GET /v1/disk/latest', { size: newestSize }] as const

/** How many of the resources came in at or after a time. */
export const countSince = (disks: readonly { create_time: string }[], sinceMs: number): number =>
  disks.filter((disk) => parseTimeMs(disk.create_time) >= sinceMs).length

/** How often each drive occurs, the most frequent first. */
export const countTypes = (types: readonly string[]): [type: string, count: number][] => {
  const counts = new Map<string, number>()
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}
