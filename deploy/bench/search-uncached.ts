import { secondsFor, searchOn, take } from './ask.ts'
import { median } from './ratio.ts'
import type { Result } from './ratio.ts'
import { openSearchRecorder } from './recorded-searches.ts'
import type { RecordedSearch } from './recorded-searches.ts'

const workers = 4
/** Number of pairs of keyword sets. Each side sends both sets, one before and one after the other side. */
const pairs = 8
const secondsPerHalf = 3
const [fewest, most] = [15, 60]
/** Warms the JIT up on both sides. */
const warmUps = 300

const replay = async ({ requests }: RecordedSearch): Promise<void> => {
  for (const { method, url, contentType, body } of requests) {
    const response = await fetch(url, { method, headers: { 'content-type': contentType }, body })
    await response.json()
    if (!response.ok) throw new Error(`Elasticsearch answered ${response.status}`)
  }
}

interface Searched {
  keywords: string[]
  recorded: RecordedSearch[]
}

/**
 * Compares new searches through gateway and service with the service's own requests sent straight to Elasticsearch. Both sides use
 * each keyword once: they swap halves, with cleared index caches. No keyword repeats, so the site's caches never hit.
 */
export const benchUncachedSearch = async (
  { siteUrl, indexUrl, prefix }: { siteUrl: string; indexUrl: string; prefix: string },
  keywords: Iterator<string>,
): Promise<Omit<Result, 'name'>> => {
  await using recorder = await openSearchRecorder(indexUrl, prefix)
  const record = async (count: number): Promise<Searched> => {
    const half = take(count, keywords)
    const recorded: RecordedSearch[] = []
    for (const keyword of half) recorded.push(await recorder.record(keyword))
    return { keywords: half, recorded }
  }
  const search = searchOn(siteUrl)
  await secondsFor(take(warmUps, keywords), workers, search)
  const { recorded: warm } = await record(warmUps)
  const typicalMs = median(warm.map(({ ms }) => ms))
  const perHalf = Math.round(Math.min(most, Math.max(fewest, (secondsPerHalf * 1000) / typicalMs)))

  const seconds = { through: 0, alone: 0 }
  const askSite = async (half: Searched) => (seconds.through += await secondsFor(half.keywords, workers, search))
  const askIndex = async (half: Searched) => (seconds.alone += await secondsFor(half.recorded, workers, replay))
  for (let pair = 0; pair < pairs; pair++) {
    const [one, other] = [await record(perHalf), await record(perHalf)]
    await recorder.forget()
    await askSite(one)
    await askIndex(other)
    await recorder.forget()
    await askIndex(one)
    await askSite(other)
  }
  const count = pairs * 2 * perHalf
  return {
    measured: `${(count / seconds.through).toFixed(1)}/s`,
    reference: `Elasticsearch alone ${(count / seconds.alone).toFixed(1)}/s`,
    ratio: seconds.alone / seconds.through,
  }
}
