import { createSearch, take, measureTimes } from './harness/search-requests.ts'
import { median } from './harness/comparison.ts'
import type { Result } from './harness/comparison.ts'

const concurrency = 500
const sequentialSearches = 15

/** Compares 500 simultaneous visitors with a single one. Each keyword is new to the site. */
export const benchSearchBurst = async (siteUrl: string, keywords: Iterator<string>): Promise<Result[]> => {
  const search = createSearch(siteUrl)
  const alone = await measureTimes(1, take(sequentialSearches, keywords), search)
  const aloneMs = median(alone.times)

  const burst = async (label: string, keywordsToSend: string[]): Promise<Result> => {
    const { times, failed } = await measureTimes(concurrency, keywordsToSend, search)
    const p99Ms = times[Math.floor(concurrency * 0.99)] ?? Number.NaN
    const refused = failed > 0 ? `; ${failed} refused` : ''
    return {
      name: `p99 of ${concurrency} searches at once, ${label}`,
      measured: `${Math.round(p99Ms)} ms`,
      reference: `one alone ${aloneMs.toFixed(1)} ms${refused}`,
      ratio: p99Ms / aloneMs,
    }
  }
  const [keyword = ''] = take(1, keywords)
  return [
    await burst(
      'one keyword',
      Array.from({ length: concurrency }, () => keyword),
    ),
    await burst(`${concurrency} keywords`, take(concurrency, keywords)),
  ]
}
