import { setTimeout as delay } from 'node:timers/promises'
import { take } from './harness/search-requests.ts'
import { median } from './harness/comparison.ts'
import type { Result } from './harness/comparison.ts'
import { filterByStatus, msOf, openClient, p99, sendAtRate } from './harness/open-loop.ts'
import type { Outcome } from './harness/open-loop.ts'

const warmUps = 60
const sequentialSearches = 20
/** Concurrent clients that measure the capacity: more than search slots, fewer than the queue admits. */
const workers = 6
const capacitySeconds = 8
const overloadSeconds = 15
const factor = 10
const pauseMs = 250
/** Local addresses in different networks, so that the gateway treats them as different clients. */
const addresses = { flood: '127.0.1.1', second: '127.0.2.1', reader: '127.0.3.1' }

const repeat = async (seconds: number, pause: number, call: () => Promise<Outcome>): Promise<Outcome[]> => {
  const endMs = performance.now() + seconds * 1_000
  const outcomes: Outcome[] = []
  while (performance.now() < endMs) {
    outcomes.push(await call())
    if (pause > 0) await delay(pause)
  }
  return outcomes
}

const latencyResult = (name: string, ms: number, referenceMs: number, reference: string): Result => ({
  name,
  measured: `${Math.round(ms)} ms`,
  reference,
  ratio: ms / referenceMs,
})

/**
 * One client floods the site with ten times its capacity in new keywords while a second one searches and a third reads details and the
 * home page. Ratios compare with the same run without the flood, or with the goal where that is a time.
 * @param docIds resources that no request has read before
 */
export const benchOverload = async (
  siteUrl: string,
  keywords: Iterator<string>,
  docIds: Iterator<string>,
): Promise<Result[]> => {
  const flood = openClient(siteUrl, addresses.flood)
  const second = openClient(siteUrl, addresses.second)
  const reader = openClient(siteUrl, addresses.reader)
  const searchNew = (client: typeof flood) => client.search(keywords.next().value as string)
  const readNew = () => reader.call(`/v1/disk/doc/${docIds.next().value as string}`)
  try {
    for (const q of take(warmUps, keywords)) await second.search(q)
    const idle: Outcome[] = []
    for (const q of take(sequentialSearches, keywords)) idle.push(await second.search(q))
    const idleMs = median(msOf(idle))
    const idleDetails = await repeat(2, 0, readNew)

    const others = (duration: number) =>
      Promise.all([
        repeat(duration, pauseMs, () => searchNew(second)),
        repeat(duration, pauseMs, readNew),
        // Bypasses the page cache.
        repeat(duration, pauseMs, () => reader.call(`/?new=${Math.random()}`)),
      ])
    const [normal] = await Promise.all([
      Promise.all(Array.from({ length: workers }, () => repeat(capacitySeconds, 0, () => searchNew(flood)))),
      others(capacitySeconds),
    ])
    const capacity = filterByStatus(normal.flat(), 200).length / capacitySeconds

    const perSecond = factor * capacity
    const [floodOutcomes, [seconds, details, homePages]] = await Promise.all([
      sendAtRate(perSecond, overloadSeconds, () => searchNew(flood)),
      others(overloadSeconds),
    ])
    const answered = filterByStatus(floodOutcomes, 200)
    const refused = filterByStatus(floodOutcomes, 503)
    const failed = floodOutcomes.length - answered.length - refused.length
    const throughput = answered.length / overloadSeconds
    const ofSecond = `one alone ${Math.round(idleMs)} ms; ${seconds.length - filterByStatus(seconds, 200).length} of ${seconds.length} refused`
    const failedReads = [...details, ...homePages].filter(({ status }) => status !== 200).length
    return [
      {
        name: `new searches at ${Math.round(perSecond)}/s`,
        measured: `${throughput.toFixed(1)}/s`,
        reference: `capacity ${capacity.toFixed(1)}/s; ${failed} failed`,
        ratio: throughput / capacity,
      },
      latencyResult('refusals, p99', p99(refused), 100, `100 ms; median ${Math.round(median(msOf(refused)))} ms`),
      latencyResult('search of another client, median', median(msOf(seconds)), idleMs, ofSecond),
      latencyResult('search of another client, p99', p99(seconds), idleMs, 'one alone'),
      latencyResult('detail, p99', p99(details), 300, `300 ms; idle ${Math.round(p99(idleDetails))} ms`),
      latencyResult('home page, p99', p99(homePages), 300, `300 ms; ${failedReads} reads failed`),
    ]
  } finally {
    for (const client of [flood, second, reader]) client.close()
  }
}
