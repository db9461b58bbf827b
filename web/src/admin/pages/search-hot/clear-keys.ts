import { api } from '../../../lib/api/api.ts'

/** The keys are in the URL, which servers and proxies limit to about 8 kB. */
const maxQueryLength = 4_000

export const splitIntoBatches = (keys: readonly string[]): string[][] => {
  const portions: string[][] = []
  let remainingLength = 0
  for (const key of keys) {
    const length = encodeURIComponent(key).length + '&keys='.length
    if (length > remainingLength) {
      portions.push([])
      remainingLength = maxQueryLength
    }
    portions.at(-1)?.push(key)
    remainingLength -= length
  }
  return portions
}

export const clearKeys = async (keys: readonly string[]): Promise<number> => {
  let total = 0
  for (const portion of splitIntoBatches(keys)) {
    const { cleared } = await api('GET /admin/v1/search/clear_hot', { keys: portion })
    total += cleared
  }
  return total
}
