import { searchOn, take, timesOf } from './ask.ts'
import { median } from './ratio.ts'
import type { Result } from './ratio.ts'

const atOnce = 500
const singles = 15

/** Compares 500 simultaneous visitors with a single one. Each keyword is new to the site. */
export const benchBurst = async (siteUrl: string, keywords: Iterator<string>): Promise<Result[]> => {
  const search = searchOn(siteUrl)
  const alone = await timesOf(1, take(singles, keywords), search)
  const aloneMs = median(alone.times)

  const burst = async (what: string, asked: string[]): Promise<Result> => {
    const { times, failed } = await timesOf(atOnce, asked, search)
    const p99Ms = times[Math.floor(atOnce * 0.99)] ?? Number.NaN
    const refused = failed > 0 ? `; ${failed} refused` : ''
    return {
      name: `p99 of ${atOnce} searches at once, ${what}`,
      measured: `${Math.round(p99Ms)} ms`,
      reference: `one alone ${aloneMs.toFixed(1)} ms${refused}`,
      ratio: p99Ms / aloneMs,
    }
  }
  const [same = ''] = take(1, keywords)
  return [
    await burst(
      'one keyword',
      Array.from({ length: atOnce }, () => same),
    ),
    await burst(`${atOnce} keywords`, take(atOnce, keywords)),
  ]
}
