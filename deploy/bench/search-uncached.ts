import { measureSeconds, createSearch, take } from './harness/search-requests.ts'
import { median } from './harness/comparison.ts'
import type { Result } from './harness/comparison.ts'
import { openSearchRecorder } from './harness/search-recorder.ts'
import type { RecordedSearch } from './harness/search-recorder.ts'

const workers = 4
/** Number of pairs of keyword sets. Each side sends both sets, one before and one after the other side. */
const pairs = 8
const secondsPerHalf = 3
const [minKeywords, maxKeywords] = [15, 60]
/** Warms the JIT up on both sides. */
const warmUps = 300

const replay = async ({ requests }: RecordedSearch): Promise<void> => {
  for (const { method, url, contentType, body } of requests) {
    const response = await fetch(url, { method, headers: { 'content-type': contentType }, body })
    await response.json()
    if (!response.ok) throw new Error(`Elasticsearch answered ${response.status}`)
  }
}

interface RecordedKeywords {
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
  const record = async (count: number): Promise<RecordedKeywords> => {
    const half = take(count, keywords)
    const recorded: RecordedSearch[] = []
    for (const keyword of half) recorded.push(await recorder.record(keyword))
    return { keywords: half, recorded }
  }
  const search = createSearch(siteUrl)
  await measureSeconds(take(warmUps, keywords), workers, search)
  const { recorded: warmUp } = await record(warmUps)
  const typicalMs = median(warmUp.map(({ ms }) => ms))
  const perHalf = Math.round(Math.min(maxKeywords, Math.max(minKeywords, (secondsPerHalf * 1000) / typicalMs)))

  const seconds = { site: 0, index: 0 }
  const searchSite = async (half: RecordedKeywords) =>
    (seconds.site += await measureSeconds(half.keywords, workers, search))
  const searchIndex = async (half: RecordedKeywords) =>
    (seconds.index += await measureSeconds(half.recorded, workers, replay))
  for (let pair = 0; pair < pairs; pair++) {
    const [first, second] = [await record(perHalf), await record(perHalf)]
    await recorder.clearCaches()
    await searchSite(first)
    await searchIndex(second)
    await recorder.clearCaches()
    await searchIndex(first)
    await searchSite(second)
  }
  const count = pairs * 2 * perHalf
  return {
    measured: `${(count / seconds.site).toFixed(1)}/s`,
    reference: `Elasticsearch alone ${(count / seconds.index).toFixed(1)}/s`,
    ratio: seconds.index / seconds.site,
  }
}
