import { formatCount } from '../../lib/text/text-format.ts'

/** The list calls stop counting here, so the real number may be higher. */
const maxCounted = 10_000

export const formatCappedCount = (count: number): string => (count >= maxCounted ? '1 万+' : formatCount(count))
