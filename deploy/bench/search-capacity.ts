import type { Product } from '../local/product/start-product.ts'
import type { Result } from './harness/comparison.ts'
import { filterByStatus, openClient, p99, sendAtRate } from './harness/open-loop.ts'
import { createDirectSearch, searchWithFacets } from './harness/direct-search.ts'
import { take } from './harness/search-requests.ts'

const maxKeywords = 100_000
const pageOfSite = { size: 20, fold_copies: true, facets: true }

/** Visitors of different networks, which the admission control serves in turn. */
const addresses = Array.from({ length: 16 }, (_, network) => `127.0.${network + 1}.1`)

const firstRate = 50
const [warmUpSeconds, seconds] = [120, 20]
/** Between the last rate that is served and the first one that is not. */
const halvings = 3
const goal = { p99Ms: 500, maxRefused: 0.01 }

const referenceWorkers = 6
const referenceSeconds = 10

/** Zipf's law with exponent 1: the keyword of rank r is searched for 1/r times as often as the first. */
const zipfOf = (keywords: readonly string[]): (() => string) => {
  const cumulated: number[] = []
  for (const [rank] of keywords.entries()) cumulated.push((cumulated.at(-1) ?? 0) + 1 / (rank + 1))
  return () => {
    const drawn = Math.random() * (cumulated.at(-1) ?? 0)
    let [low, high] = [0, cumulated.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((cumulated[middle] ?? 0) < drawn) low = middle + 1
      else high = middle
    }
    return keywords[low] ?? ''
  }
}

/** Reads of public responses since the start of the gateway, by where the response was found. */
const readCacheReads = async (httpPort: number): Promise<Record<'memory' | 'redis' | 'nowhere', number>> => {
  const text = await (await fetch(`http://127.0.0.1:${httpPort}/metrics`)).text()
  const of = (level: string): number =>
    Number(new RegExp(`^pandex_cache_reads_total\\{level="${level}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN)
  return { memory: of('memory'), redis: of('redis'), nowhere: of('nowhere') }
}

interface Step {
  perSecond: number
  p99Ms: number
  hitRate: number
  refused: number
  failed: number
}

const isServed = ({ p99Ms, refused, failed }: Step): boolean =>
  p99Ms <= goal.p99Ms && refused <= goal.maxRefused && failed === 0

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`

/**
 * The highest rate of Zipf-distributed searches whose answers stay within the goal, with everything beside on the same cores. The
 * reference sends the same keywords straight to Elasticsearch, which caches none of these responses.
 * @param keywords the most frequent first
 */
export const benchSearchCapacity = async (
  { url, services }: Product,
  searchUrl: string,
  size: number,
  keywords: Iterator<string>,
): Promise<Result[]> => {
  const draw = zipfOf(take(Math.min(maxKeywords, size), keywords))
  const clients = addresses.map((address) => openClient(url, address))
  let sent = 0
  const send = () => {
    sent += 1
    return clients[sent % clients.length]!.search(draw(), pageOfSite)
  }
  const measure = async (perSecond: number): Promise<Step> => {
    const before = await readCacheReads(services['gateway']!.httpPort)
    const outcomes = await sendAtRate(perSecond, seconds, send)
    const after = await readCacheReads(services['gateway']!.httpPort)
    const [answered, refused] = [filterByStatus(outcomes, 200), filterByStatus(outcomes, 503)]
    const missed = after.nowhere - before.nowhere
    const step = {
      perSecond,
      p99Ms: p99(answered),
      hitRate: 1 - missed / outcomes.length,
      refused: refused.length / outcomes.length,
      failed: outcomes.length - answered.length - refused.length,
    }
    process.stdout.write(
      `${perSecond.toFixed(0).padStart(6)}/s: p99 ${step.p99Ms.toFixed(0)} ms, hit rate ${percent(step.hitRate)}, refused ${percent(step.refused)}, failed ${step.failed}\n`,
    )
    return step
  }
  try {
    await sendAtRate(firstRate, warmUpSeconds, send)
    let best = await measure(firstRate)
    let tooHigh = firstRate * 2
    for (let step = await measure(tooHigh); isServed(step); step = await measure(tooHigh)) {
      best = step
      tooHigh *= 2
    }
    for (let halving = 0; halving < halvings; halving += 1) {
      const step = await measure((best.perSecond + tooHigh) / 2)
      if (isServed(step)) best = step
      else tooHigh = step.perSecond
    }

    const direct = createDirectSearch(searchUrl, searchWithFacets)
    const endMs = performance.now() + referenceSeconds * 1_000
    let answered = 0
    const work = async (): Promise<void> => {
      for (; performance.now() < endMs; answered += 1) await direct(draw())
    }
    await Promise.all(Array.from({ length: referenceWorkers }, work))
    const reference = answered / referenceSeconds
    return [
      {
        name: `Zipf searches, p99 ${best.p99Ms.toFixed(0)} ms, hits ${percent(best.hitRate)}, refused ${percent(best.refused)}`,
        measured: `${best.perSecond.toFixed(0)}/s`,
        reference: `Elasticsearch alone ${reference.toFixed(0)}/s`,
        ratio: best.perSecond / reference,
      },
    ]
  } finally {
    for (const client of clients) client.close()
  }
}
