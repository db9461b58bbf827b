import type { Product } from '../local/product/start-product.ts'
import { median } from './harness/comparison.ts'
import type { Result } from './harness/comparison.ts'
import { cpuMs, cpuMsOfCluster } from './harness/cpu-time.ts'
import { createDirectSearch, directSearches } from './harness/direct-search.ts'
import { createSearch, measureTimes, take } from './harness/search-requests.ts'
import type { SendSearch } from './harness/search-requests.ts'
import { startServer } from './harness/start-server.ts'

/** Each kind of search gets a block of new keywords in every round, so that other load on the machine affects all kinds. */
const rounds = 4
const keywordsPerBlock = 100
/** Searches before each block. The first ones collect the garbage that V8 left when the process became idle. */
const leadIn = 50
/**
 * Searches per kind that warm up the JIT. V8 and the production JVM compile for about 6,000 searches; those with fewer run mostly the
 * code of others.
 */
const warmUps = 1_500
const longWarmUps = 6_000

const pageOfSite = { size: 20, fold_copies: true, facets: true }
const searches = {
  "the site's page": pageOfSite,
  'the second page': { ...pageOfSite, facets: false, page: 2 },
  'a bare call': {},
}

const processes = ['elasticsearch', 'search', 'gateway'] as const
type Cost = Record<(typeof processes)[number], number>

interface Kind {
  send: SendSearch
  /** Processes beside Elasticsearch; none if the search goes straight to it. */
  pids: Partial<Record<'search' | 'gateway', number>>
  times: number[]
  cost: Cost
}

const percentile = (times: readonly number[], part: number): number =>
  times[Math.min(times.length - 1, Math.ceil(times.length * part) - 1)] ?? Number.NaN

/** The shares of the processes, if there are several. */
const splitOf = (cost: Cost): string =>
  cost.search > 0 ? `(${processes.map((name) => cost[name].toFixed(1)).join(' + ')}) ` : ''

const sumOf = (cost: Cost): number => processes.reduce((sum, name) => sum + cost[name], 0)

/** Reads the processes directly before and after the work, because the cluster's value takes a second. */
const measureCost = async (indexUrl: string, { pids }: Kind, work: () => Promise<void>): Promise<Cost> => {
  const readProcesses = () => ({
    search: pids.search ? cpuMs(pids.search) : 0,
    gateway: pids.gateway ? cpuMs(pids.gateway) : 0,
  })
  const indexBefore = await cpuMsOfCluster(indexUrl)
  const before = readProcesses()
  await work()
  const after = readProcesses()
  return {
    elasticsearch: (await cpuMsOfCluster(indexUrl)) - indexBefore,
    search: after.search - before.search,
    gateway: after.gateway - before.gateway,
  }
}

const plainStack = 'plain stack'

/**
 * CPU time and latency of new keywords, one at a time, as the site searches, as Elasticsearch's own queries do, and as one of these
 * does behind an Express and a gRPC service without logic.
 */
export const benchSearchCost = async (
  { url: siteUrl, services }: Product,
  { indexUrl, prefix }: { indexUrl: string; prefix: string },
  keywords: Iterator<string>,
): Promise<Result[]> => {
  const index = `${indexUrl}/${prefix}disk`
  using plainSearch = await startServer('plain-stack.ts', 'search', index)
  using plainGateway = await startServer('plain-stack.ts', 'gateway', plainSearch.address)
  const openKind = (name: string, send: SendSearch, pids: Kind['pids'] = {}): [string, Kind] => [
    name,
    { send, pids, times: [], cost: { elasticsearch: 0, search: 0, gateway: 0 } },
  ]
  const ofSite = { search: services['search']?.pid ?? 0, gateway: services['gateway']?.pid ?? 0 }
  const kinds = new Map([
    ...Object.entries(searches).map(([name, options]) => openKind(name, createSearch(siteUrl, options), ofSite)),
    ...Object.entries(directSearches).map(([name, bodyOf]) =>
      openKind(name, createDirectSearch(`${index}/_search`, bodyOf)),
    ),
    openKind(plainStack, createSearch(`http://${plainGateway.address}`), {
      search: plainSearch.pid,
      gateway: plainGateway.pid,
    }),
  ])
  for (const [name, { send }] of kinds) {
    const count = name === "the site's page" || name === plainStack ? longWarmUps : warmUps
    await measureTimes(1, take(count, keywords), send)
  }
  for (let round = 0; round < rounds; round++)
    for (const kind of kinds.values()) {
      await measureTimes(1, take(leadIn, keywords), kind.send)
      const block = take(keywordsPerBlock, keywords)
      const cost = await measureCost(indexUrl, kind, async () => {
        const { times, failed } = await measureTimes(1, block, kind.send)
        if (failed > 0) throw new Error(`${failed} searches failed`)
        kind.times.push(...times)
      })
      for (const name of processes) kind.cost[name] += cost[name] / (rounds * keywordsPerBlock)
    }

  const compared = (name: string, reference: string): Result[] => {
    const [one, other] = [kinds.get(name), kinds.get(reference)]
    if (!one || !other) throw new Error(`no kind ${name} or ${reference}`)
    const [times, otherTimes] = [one, other].map((kind) => kind.times.toSorted((a, b) => a - b))
    const p95 = percentile(times ?? [], 0.95)
    return [
      {
        name: `CPU of ${name} ${splitOf(one.cost)}`.trim(),
        measured: `${sumOf(one.cost).toFixed(1)} ms`,
        reference: `${reference} ${splitOf(other.cost)}${sumOf(other.cost).toFixed(1)} ms`,
        ratio: sumOf(one.cost) / sumOf(other.cost),
      },
      {
        name: `p95 of ${name} (p50 ${median(times ?? []).toFixed(0)} ms)`,
        measured: `${p95.toFixed(0)} ms`,
        reference: `${reference} ${percentile(otherTimes ?? [], 0.95).toFixed(0)} ms`,
        ratio: p95 / percentile(otherTimes ?? [], 0.95),
      },
    ]
  }
  return [
    ...compared("the site's page", 'multi_match with facets'),
    ...compared("the site's page", plainStack),
    ...compared("the site's page", 'match with facets'),
    ...compared('the second page', 'multi_match'),
    ...compared('a bare call', 'multi_match'),
    ...compared('a bare call', 'match'),
  ]
}
