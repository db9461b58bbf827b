import { formatCount } from '../../lib/text-format.ts'

/** Lists count their rows so far and no further: so many may be more. */
const maxCounted = 10_000

/** How many rows a list has, as its answer counts them. */
export const countedWord = (count: number): string => (count >= maxCounted ? '1 万+' : formatCount(count))
